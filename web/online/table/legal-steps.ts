import { type Game, NO_CHANCE, type Seat } from '@grove/kernel';

/** A state that agrees with a view. What is legal, and how a step is written, is the same in all of them. */
export const imagined = (game: Game, view: unknown) => game.imagine(view, NO_CHANCE);

/** The legal steps of the own seat with their notation. They follow from the view, so the server need not send them. */
export function legalSteps(game: Game, view: unknown, seat: Seat): { readonly move: unknown; readonly text: string }[] {
  const state = imagined(game, view);
  return game.moves(state, seat).map((move) => ({ move, text: game.notation.writeStep(state, move) }));
}
