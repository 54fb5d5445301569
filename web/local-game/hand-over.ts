import type { Seat } from '@grove/kernel';
import { hasSecrets } from './has-secrets.ts';
import type { LocalGame } from './local-game.ts';

/** What is between the person whom the screen shows and the one who looked at it last. */
export type Between = 'nothing' | 'covered hands' | 'curtain';

/**
 * Whether the screen must be handed over. A question that can be answered without secrets is asked with all of them covered, and so
 * is the next one of whoever has the screen already; anybody else who must look at their own is asked to take the screen.
 * `lookedBy` is undefined if nobody's secrets were last on the screen.
 */
export function betweenPeople(game: LocalGame, view: unknown, viewer: Seat, lookedBy: Seat | undefined): Between {
  const { module, match } = game;
  if (viewer === lookedBy || game.turn === undefined || !hasSecrets(match)) return 'nothing';
  if (module.asksOpenly === undefined) return 'curtain';
  const hasScreen = match.steps.findLast(({ seat }) => game.isPerson(seat))?.seat === viewer;
  return hasScreen || module.asksOpenly(view, viewer) ? 'covered hands' : 'curtain';
}
