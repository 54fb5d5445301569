import { randomBot } from '@grove/bots';
import type { Bot, Box, Viewer } from '../../index.ts';
import { isObject, BadInput, type Json } from '../../index.ts';
import { acorns } from './acorns.ts';
import { type AcornsTypes, CARDS, nameOfCard, NONE, type View } from './types.ts';
import { words } from './words.ts';

/** The better the prize, the better the card: the hand's order follows the prize's place among all cards. */
const greedyBot = (): Bot<AcornsTypes> => ({
  choose({ hand, options, prize }) {
    const worstFirst = options.winner === 'highest' ? hand : hand.toReversed();
    return worstFirst[Math.floor(((prize - 1) / CARDS) * hand.length)];
  },
});

/** The sample game with all that comes in a box, for tests of everything that works with any game. */
export const sampleBox: Box<AcornsTypes> = {
  game: acorns,
  bots: { random: randomBot, greedy: greedyBot },
  words,
  drawText,
  scorePosition,
};

function drawText(view: View, viewer: Viewer): string {
  const seats = view.handSizes.map((size, seat) => {
    const mark = view.hasChosen[seat] ? 'has chosen' : '';
    return `seat ${seat + 1}  ${size} cards  ${view.bonus[seat] + view.won[seat]} acorns  ${mark}`.trimEnd();
  });
  const prize = view.prize === NONE ? 'no prize' : `prize ${nameOfCard(view.prize)}`;
  const hand = viewer === 'public' ? [] : [`your hand  ${view.hand.map(nameOfCard).join(' ')}`];
  return [`round ${view.round + 1}  ${prize}`, ...seats, ...hand].join('\n');
}

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
