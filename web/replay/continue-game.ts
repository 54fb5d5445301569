import type { GameModule } from '@grove/game-kit';
import type { GameRecord } from '@grove/kernel';
import { LocalGame } from '../local-game/local-game.ts';
import type { PlayedRecord } from './play-record.ts';
import { seatOf, type Sitting } from './sitting.ts';

interface Continuation extends Sitting {
  readonly step: number;
  /** Steps of the person's seat that are played first. */
  readonly line?: readonly unknown[];
  /** Where the step is shown, to go back there. */
  readonly href: string;
}

/**
 * The game of a record after so many steps, for the person and bots to play on. The deal stays what it was, so that another way can
 * be compared with the one that was taken.
 */
export function continueGame(
  module: GameModule,
  record: GameRecord,
  played: PlayedRecord,
  { step, seating, line = [], href }: Continuation,
): LocalGame {
  const begin = (steps: PlayedRecord['steps'], chance: GameRecord['chance']) => {
    const [seed, script] = 'seed' in chance ? [chance.seed, undefined] : [crypto.randomUUID(), chance];
    const branch = { href, steps: steps.length };
    return new LocalGame(module, seating, seed, record.options, { rules: played.rules, steps, script, branch });
  };
  const game = begin(played.steps.slice(0, step), record.chance);
  // The line draws on free chance, which a script would refuse; and what it draws may end it early.
  const seat = seatOf(seating);
  for (const move of line) {
    if (module.game.why(game.match.state, seat, move) !== undefined) break;
    game.answer(seat, move);
  }
  return line.length === 0 ? game : begin([...game.match.steps], game.script ?? record.chance);
}
