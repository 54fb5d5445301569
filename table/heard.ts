import type { Game, GameTypes, Seat, Viewer } from '@grove/kernel';

/** What one viewer was told of a step that stands. */
export interface Heard<Seen = unknown> {
  /** Grows from step to step; a step that is played again has a new one. */
  readonly id: number;
  readonly seat: Seat;
  readonly seen: readonly Seen[];
}

/** The events of a step as the game shows them to a viewer, without those that the viewer is not told of at all. */
export function seenBy<T extends GameTypes>(game: Game<T>, events: readonly T['Event'][], viewer: Viewer): T['Seen'][] {
  return events.map((event) => game.seen(event, viewer)).filter((seen) => seen !== undefined);
}
