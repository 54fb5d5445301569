import type { Game, GameTypes, MatchChance, Seat, Step } from '@grove/kernel';

/** A finished game: how it began, the chance it began with, and every step. */
export interface Played<T extends GameTypes> {
  readonly start: T['State'];
  readonly chance: MatchChance;
  readonly steps: readonly Step<T['Move']>[];
}

/** One entry of a game's record: what its seat saw before and after it. */
export interface Entry<T extends GameTypes> {
  /** How many steps of the game came before its first. */
  readonly at: number;
  readonly seat: Seat;
  readonly steps: readonly T['Move'][];
  readonly before: T['View'];
  readonly after: T['View'];
  readonly endsGame: boolean;
}

/** A seat's entry that is not closed yet. */
interface Open<T extends GameTypes> {
  readonly at: number;
  readonly before: T['View'];
  readonly steps: T['Move'][];
}

/** The entries of these seats, in the order in which they were closed. */
export function entriesOf<T extends GameTypes>(
  game: Game<T>,
  { start, chance, steps }: Played<T>,
  seats: readonly Seat[],
): Entry<T>[] {
  const state = game.copy(start);
  const luck = chance.copy();
  const open = new Map<Seat, Open<T>>();
  const entries: Entry<T>[] = [];
  for (const [at, { seat, move }] of steps.entries()) {
    const entry = open.get(seat) ?? { at, before: game.view(state, seat), steps: [] };
    open.set(seat, entry);
    entry.steps.push(move);
    game.play(state, seat, move, luck);
    if (!game.notation.closes(state, move)) continue;
    open.delete(seat);
    if (!seats.includes(seat)) continue;
    const endsGame = game.waitingFor(state).length === 0;
    entries.push({ ...entry, seat, after: game.view(state, seat), endsGame });
  }
  return entries;
}
