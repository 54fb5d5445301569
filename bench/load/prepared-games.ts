import { gameModule } from '@grove/games/loaded';
import { commitmentTo, itemAt, Match, type Seat, SeededChance, unforeseeable } from '@grove/kernel';

/** A whole game of random legal steps, in the game's notation. */
export interface PreparedGame {
  readonly steps: readonly { readonly seat: Seat; readonly step: string }[];
}

/** Enough that tables beside each other do not all do the same. */
const COUNT = 24;
/** The deals of all tables of the server under load, in turn, so that games on them can be prepared. */
const DEALS: readonly string[] = Array.from({ length: COUNT }, (_, number) => unforeseeable(`load ${number}`));

/** @returns what deals out the prepared deals, one after the other */
export function dealer(): () => string {
  let dealt = 0;
  return () => itemAt(DEALS, dealt++ % COUNT);
}

/**
 * Games on every deal, by the commitment that a table shows to its deal. They are played before anything is measured: to read views and to look
 * for legal steps took more of the machine, which the server shares, than all the rest of playing the people.
 */
export function prepareGames(game: string, players: number): ReadonlyMap<string, PreparedGame> {
  return new Map(DEALS.map((seed) => [commitmentTo(seed), prepareGame(game, players, seed)]));
}

function prepareGame(id: string, players: number, seed: string): PreparedGame {
  const { game } = gameModule(id);
  const match = new Match(game, players, {}, SeededChance.from(seed));
  const chance = SeededChance.from(seed, 'people');
  const steps = [];
  for (let [seat] = game.waitingFor(match.state); seat !== undefined; [seat] = game.waitingFor(match.state)) {
    const moves = game.moves(match.state, seat);
    const move = itemAt(moves, chance.pick(moves.length));
    steps.push({ seat, step: game.notation.writeStep(match.state, move) });
    match.play(seat, move);
  }
  return { steps };
}
