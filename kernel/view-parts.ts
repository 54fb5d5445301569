import type { Game, GameTypes } from './game.ts';
import type { Json } from './json.ts';
import { applyPatch } from './json-patch.ts';
import type { Viewer } from './seat.ts';

/** A place in a view, as RFC 6901 (JSON Pointer) writes it, and what stands there as JSON; a place where nothing stands is not named. */
export interface ViewPart {
  readonly path: string;
  readonly value: unknown;
}

/** A view with these things in their places; what they do not touch is shared with the view that was given. */
export const withParts = <View>(view: View, parts: readonly ViewPart[]): View =>
  applyPatch(
    view,
    parts.map(({ path, value }) => ({ op: 'replace', path, value: value as Json })),
  );

/** What makes a viewer's view of the public one: of a game that does not tell its parts, the whole view. */
export function ownPartsOf<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): readonly ViewPart[] {
  if (viewer === 'public') return [];
  return game.ownParts?.(state, viewer) ?? [{ path: '', value: game.view(state, viewer) }];
}
