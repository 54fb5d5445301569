import { labelled } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import { NEXT_POPULARITY, type Colour } from '../../material/index.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { MAX_CONCERTS, topOf, type View } from '../../rules/index.ts';
import type { Speech } from './speech.ts';
import { totalOf } from './totals.ts';

/** The name of a seat as the viewer reads it. */
export const seatName = (
  view: View,
  seat: Seat,
  { board, nameOf, isShared }: Pick<Speech, 'board' | 'nameOf' | 'isShared'>,
): string => (seat === view.viewer && !isShared ? board.you : nameOf(seat));

/** C4.6, C6.2 Once the final concert is over everybody has had the gala. */
export const galaText = (view: View, seat: Seat, { board }: Speech): string =>
  view.hadGala[seat] || view.stage === 'over' ? board.galaHeld : board.galaToCome;

export const concertsLeft = (view: View, seat: Seat): number => MAX_CONCERTS - itemAt(view.concerts, seat).length;

/** A seat in words: points, cards, concerts, discs. */
export function seatSummary(view: View, seat: Seat, speech: Speech): string {
  const { board } = speech;
  const discs = discsOf(view, seat).map((colour) => discName(view, colour, speech));
  return [
    seatName(view, seat, speech),
    ...(view.stage === 'turns' && view.onTurn === seat ? [board.onTurn] : []),
    board.points(totalOf(view, seat)),
    board.handOf(itemAt(view.handSizes, seat)),
    board.concertsLeft(concertsLeft(view, seat)),
    galaText(view, seat, speech),
    ...(discs.length === 0 ? [board.noDisc] : discs),
  ].join(', ');
}

/** The artists whose disc a seat holds, or that lie in the middle. */
export const discsOf = (view: View, holder: Seat): Colour[] =>
  view.holders.flatMap((seat, colour) => (seat === holder ? [colour] : []));

export function discName({ popularity, hit }: View, colour: Colour, { board, colour: nameOfColour }: Speech): string {
  const value = itemAt(popularity, colour);
  const name = board.disc(nameOfColour(colour), value, itemAt(NEXT_POPULARITY, value));
  return colour === hit ? `${name}, ${board.hasHit}` : name;
}

/** `Carla, middle pile: yellow 4, over 2 cards`. */
export function pileName(view: View, owner: Seat, pile: number, speech: Speech): string {
  const place = `${seatName(view, owner, speech)}, ${speech.board.pileNames[pile]}`;
  return labelled(speech.language, place, pileText(view, owner, pile, speech));
}

function pileText(view: View, owner: Seat, pile: number, { board, card }: Speech): string {
  if (view.stage !== 'opening') {
    const cards = itemAt(itemAt(view.piles, owner), pile);
    return board.pileShows(card(topOf(cards)), cards.length - 1);
  }
  if (pile >= itemAt(view.picked, owner)) return board.empty;
  return owner === view.viewer ? card(itemAt(view.picks, pile)) : board.faceDown;
}

/** What a card on a pile would do, as a sentence. */
export function previewText(view: View, { card, owner, covered, discs }: Forecast, speech: Speech): string {
  return speech.board.preview(
    {
      card: speech.card(card),
      owner: owner === view.viewer ? undefined : speech.nameOf(owner),
      covered: speech.card(covered),
    },
    discs.map(({ colour, to, after }) => ({
      colour: speech.colour(colour),
      to: to === view.viewer ? undefined : speech.nameOf(to),
      value: after,
    })),
  );
}
