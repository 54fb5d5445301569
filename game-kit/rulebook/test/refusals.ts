import {
  type Game,
  type GameTypes,
  type JsonObject,
  Match,
  type Refusal,
  type Seat,
  SeededChance,
} from '@grove/kernel';

interface Tries<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: readonly number[];
  readonly options?: JsonObject;
  /** Moves to try at every moment, legal or not. */
  readonly moves: readonly T['Move'][];
  /** Seats to try them with, empty ones too. */
  readonly seats: readonly Seat[];
}

/** Plays games at random and tries everything at every moment: one refusal for each reason. */
export function refusalsOf<T extends GameTypes>({
  game,
  players,
  options = {},
  moves,
  seats,
}: Tries<T>): Map<string, Refusal> {
  const found = new Map<string, Refusal>();
  for (const number of players) {
    const match = new Match(game, number, options, SeededChance.from(`refusals ${number}`));
    const chance = SeededChance.from(`steps ${number}`);
    for (;;) {
      for (const seat of seats) for (const move of moves) note(found, game.why(match.state, seat, move));
      const [seat] = game.waitingFor(match.state);
      if (seat === undefined) break;
      const legal = game.moves(match.state, seat);
      match.play(seat, legal[chance.pick(legal.length)]);
    }
  }
  return found;
}

function note(found: Map<string, Refusal>, refusal: Refusal | undefined): void {
  if (refusal !== undefined && !found.has(refusal.reason)) found.set(refusal.reason, refusal);
}
