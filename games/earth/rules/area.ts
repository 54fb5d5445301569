import { AREA_CARDS, cards } from '../material/cards.ts';
import { NO_CARD } from './grid.ts';

/**
 * What counting and scoring look at: one player's area (E2.2) with what belongs to it. Hands and composts are only
 * measured, so a position written by hand can give their sizes.
 */
export interface Area {
  readonly island: number;
  readonly climate: number;
  readonly cells: readonly number[];
  readonly sprouts: readonly number[];
  readonly growth: readonly number[];
  readonly events: readonly number[];
  readonly planted: readonly number[];
  readonly hand: { readonly length: number };
  readonly compost: { readonly length: number };
  readonly soil: number;
}

const facts = (fact: (card: number) => number): Uint8Array =>
  Uint8Array.from({ length: AREA_CARDS }, (_, card) => fact(card));

export const sproutSpaces = facts((card) => cards[card].sproutSpaces);
export const growthSpaces = facts((card) => cards[card].growthSpaces);

/** The sprouts or growth pieces on flora (E20.5). */
export function piecesOn(pieces: readonly number[]): number {
  let sum = 0;
  for (let cell = 0; cell < pieces.length; cell++) sum += pieces[cell];
  return sum;
}

/** The cells with a free space for a sprout or a growth piece (E9.1, E10.1). */
export function freeCells(cells: readonly number[], pieces: readonly number[], spaces: Uint8Array): number {
  let mask = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const card = cells[cell];
    if (card !== NO_CARD && pieces[cell] < spaces[card]) mask |= 1 << cell;
  }
  return mask;
}

/** The cells that hold at least one piece. */
export function cellsWith(pieces: readonly number[]): number {
  let mask = 0;
  for (let cell = 0; cell < pieces.length; cell++) if (pieces[cell] > 0) mask |= 1 << cell;
  return mask;
}
