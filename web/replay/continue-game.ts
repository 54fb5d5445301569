import type { GameModule } from '@grove/game-kit';
import { chanceOf, type GameRecord, RecordingChance } from '@grove/kernel';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { defaultBot } from '../local-game/bot-choices.ts';
import type { Viewpoint } from './link.ts';
import type { PlayedRecord } from './play-record.ts';

/**
 * The game of a record after so many steps, with the person in the seat through whose eyes it was seen and bots in the
 * others; `line` are steps of that seat that are played first. The deal stays what it was, so that another way can be compared with the one that was taken.
 */
export function continueGame(
  module: GameModule,
  record: GameRecord,
  played: PlayedRecord,
  { step, viewer, bot }: Viewpoint,
  line: readonly unknown[] = [],
): LocalGame {
  const { rules, steps } = played;
  const seat = viewer === 'public' ? 0 : Math.min(viewer, record.players - 1);
  const name = bot !== undefined && Object.hasOwn(module.bots, bot) ? bot : defaultBot(Object.keys(module.bots));
  const seating = Array.from({ length: record.players }, (_, other) => (other === seat ? PERSON : name));
  const chance = 'seed' in record.chance ? chanceOf(record) : new RecordingChance(chanceOf(record));
  const seed = 'seed' in record.chance ? record.chance.seed : crypto.randomUUID();
  return new LocalGame(module, seating, seed, record.options, {
    rules,
    chance,
    steps: [...steps.slice(0, step), ...line.map((move) => ({ seat, move }))],
  });
}
