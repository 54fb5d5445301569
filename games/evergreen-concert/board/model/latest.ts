import { itemAt, type Seat } from '@grove/kernel';
import type { Heard } from '@grove/game-kit/board';
import type { Colour } from '../../material/index.ts';
import type { Seen, View } from '../../rules/index.ts';
import { discsOf } from './names.ts';
import type { PileSpot } from './table.ts';

/** A disc that a concert counts, and what it pays: twice its popularity for the hit (C4.5). */
interface Payment {
  readonly colour: Colour;
  readonly value: number;
}

export interface HeldConcert {
  readonly seat: Seat;
  readonly isGala: boolean;
  readonly points: number;
  readonly payments: readonly Payment[];
}

/** What a step changed on the table, for those who watch it. */
export interface Latest {
  readonly pile: PileSpot | undefined;
  readonly discs: readonly Colour[];
  readonly isHitMoved: boolean;
  readonly concert: HeldConcert | undefined;
}

export const NOTHING_NEW: Latest = { pile: undefined, discs: [], isHitMoved: false, concert: undefined };

/** What the newest step did; `view` is the table after it. */
export function latestOf(heard: readonly Heard<Seen>[], view: View): Latest {
  const seen = heard.at(-1)?.seen ?? [];
  const played = seen.find((event) => event.kind === 'card-played');
  const held = seen.find((event) => event.kind === 'concert-held');
  return {
    pile: played && { owner: played.owner, pile: played.pile },
    discs: seen.flatMap((event) => (event.kind === 'disc-moved' ? [event.colour] : [])),
    isHitMoved: seen.some(({ kind }) => kind === 'hit-moved'),
    concert: held && {
      seat: held.seat,
      isGala: held.gala,
      points: held.points,
      payments: paymentsOf(view, held.seat),
    },
  };
}

/** A concert moves no disc: they pay as they lie after it. */
const paymentsOf = (view: View, seat: Seat): Payment[] =>
  discsOf(view, seat).map((colour) => ({
    colour,
    value: itemAt(view.popularity, colour) * (colour === view.hit ? 2 : 1),
  }));
