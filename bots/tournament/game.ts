import { itemAt, type Bot, type Game, type GameTypes, type JsonObject, readOptions, SeededChance } from '@grove/kernel';
import type { Pairing } from './schedule.ts';

/** How a game of a tournament ended, by seat. */
export interface Outcome {
  readonly entrants: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly parts: readonly JsonObject[];
  readonly steps: number;
}

/** A shared victory counts in part: one of two winners has half a win. */
export const winShare = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** Plays one game between bots, each with its own view and its own random stream. `onEnd` is shown how it ended. */
export function playPairing<T extends GameTypes>(
  game: Game<T>,
  bots: readonly Bot<T>[],
  { seed, entrants }: Pairing,
  options: JsonObject = {},
  onEnd?: (state: T['State']) => void,
): Outcome {
  const chance = SeededChance.from(seed);
  const streams = entrants.map((_, seat) => SeededChance.from(seed, `bot ${seat}`));
  const state = game.start(entrants.length, readOptions(game.options, options), chance);
  let steps = 0;
  for (let [seat] = game.waitingFor(state); seat !== undefined; [seat] = game.waitingFor(state)) {
    const move = itemAt(bots, itemAt(entrants, seat)).choose(game.view(state, seat), seat, itemAt(streams, seat));
    game.play(state, seat, move, chance);
    steps++;
  }
  onEnd?.(state);
  const { totals, winners, parts } = game.result(state);
  return { entrants, totals, winners, parts, steps };
}
