import { BadInput, isObject, type Json } from '@grove/kernel';
import { acorns, type AcornsTypes } from '@grove/kernel/sample';
import type { GameModule } from '@grove/game-kit';
import { advisor, bots } from './bots.ts';
import { cover } from './cover.ts';
import { drawText } from './text.ts';
import { words } from './words.ts';

/** The sample game with bots and words, for tests of everything that works with any game. */
export const sampleModule: GameModule<AcornsTypes> = {
  cover,
  game: acorns,
  bots,
  advisor,
  words,
  drawText,
  scorePosition,
};

/** `{"bonus":1,"prizes":[7,12]}` gives `{"total":20}`. */
function scorePosition(position: Json): Json {
  if (!isObject(position)) throw new BadInput('a position must be an object');
  const { bonus, prizes } = position;
  if (typeof bonus !== 'number') throw new BadInput('"bonus" must be a number');
  if (!Array.isArray(prizes) || !prizes.every((prize) => typeof prize === 'number')) {
    throw new BadInput('"prizes" must be a list of numbers');
  }
  return { total: prizes.reduce((sum, prize) => sum + prize, bonus) };
}
