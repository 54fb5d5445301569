import type { Chance, Game, Seat } from '@grove/kernel';

/** Nothing is dealt: what is asked of the state is the same however the hidden parts lie. */
const NO_CHANCE: Chance = { pick: () => 0, shuffle: () => undefined };

/** A state that agrees with a view; enough to tell what is legal and to write steps down. */
export const imagined = (game: Game, view: unknown): unknown => game.imagine(view, NO_CHANCE);

/** The legal steps of the own seat, in the game's notation. They follow from the view, so the server need not send them. */
export function legalSteps(game: Game, view: unknown, seat: Seat): string[] {
  const state = imagined(game, view);
  return game.moves(state, seat).map((move) => game.notation.writeStep(state, move));
}
