import { itemAt, seatNumber, type Seat, type Viewer } from '@grove/kernel';
import { COLOURS, COLOUR_OF, nameOfCard, type Card } from '../material/index.ts';
import { NOBODY, openStateOf, topOf, type View } from '../rules/index.ts';
import { concertValue } from '../rules/concert.ts';

/** The table for terminals: cards by the names that the notation takes. */
export function drawText(view: View, viewer: Viewer): string {
  const blocks = [headline(view), ring(view), seats(view, viewer), middle(view), own(view, viewer)];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function headline(view: View): string {
  const limit = view.options.timer === 0 ? 'no timer' : `${view.options.timer} s a turn`;
  const title = `Evergreen (concert), ${view.players} players, ${limit}`;
  if (view.stage === 'opening')
    return `${title}\nOpening: everyone picks three cards in secret. Seat ${seatNumber(view.dealer)} dealt.`;
  if (view.stage === 'over') return `${title}\nThe game is over.`;
  const hit = view.hitMoved ? ', hit disc moved' : '';
  return `${title}\nTurn ${view.turn}: seat ${seatNumber(view.onTurn)}, ${view.cardsPlayed} of 3 cards played${hit}`;
}

/** The hit disc, its colour in brackets. */
function ring({ options, hit }: View): string {
  const names = options.ring.map((name) => (name === COLOURS[hit] ? `[${name}]` : name));
  return `Hit   ${names.join(' > ')} >`;
}

const COLUMNS = ['', 'left', 'middle', 'right', 'hand', 'concerts', 'discs'];

function seats(view: View, viewer: Viewer): string {
  const rows = view.piles.map((_, seat) => seatRow(view, seat, viewer));
  return columns([COLUMNS, ...rows]);
}

function seatRow(view: View, seat: Seat, viewer: Viewer): string[] {
  const mark = seat === view.onTurn && view.stage === 'turns' ? '>' : ' ';
  const piles = itemAt(view.piles, seat).map((pile, i) =>
    view.stage === 'opening' ? pickText(view, seat, i) : pileText(pile),
  );
  return [
    `${mark} seat ${seatNumber(seat)}${seat === viewer ? ' (you)' : ''}`,
    ...piles,
    String(view.handSizes[seat]),
    concertText(view, seat),
    discText(view, seat),
  ];
}

/** A hidden pick, an own one, or a place that is still empty. */
function pickText(view: View, seat: Seat, pile: number): string {
  if (pile >= itemAt(view.picked, seat)) return '.';
  return seat === view.viewer ? nameOfCard(itemAt(view.picks, pile)) : 'hidden';
}

/** The top card, and how many lie under it. */
function pileText(pile: readonly Card[]): string {
  const under = pile.length - 1;
  return nameOfCard(topOf(pile)) + (under > 0 ? ` +${under}` : '');
}

function concertText(view: View, seat: Seat): string {
  const held = itemAt(view.concerts, seat).map(String);
  if (view.stage === 'over') held.push(`final ${view.finals[seat]}`);
  return `${held.join(' ') || '-'}${view.hadGala[seat] ? ' (gala had)' : ''}`;
}

const discText = (view: View, seat: Seat): string =>
  view.holders
    .flatMap((holder, colour) => (holder === seat ? [`${COLOURS[colour]} ${view.popularity[colour]}`] : []))
    .join(', ') || '-';

const middle = (view: View): string =>
  view.holders.includes(NOBODY) ? `In the middle: ${discText(view, NOBODY)}` : '';

/** The hand by colour, and what a concert would bring now. */
function own(view: View, viewer: Viewer): string {
  if (viewer === 'public') return '';
  const byColour = COLOURS.map((_, colour) => view.hand.filter((card) => COLOUR_OF[card] === colour));
  const hand = byColour.filter((cards) => cards.length > 0).map((cards) => cards.map(nameOfCard).join(' '));
  const lines = [`Your hand: ${hand.join('   ') || 'no cards'}`];
  if (view.stage === 'turns') {
    lines.push(`A concert would bring you ${concertValue(openStateOf(view), viewer, view.hit)} points now.`);
  }
  return lines.join('\n');
}

/** Sets rows in columns of even width. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => itemAt(row, i).length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(itemAt(widths, i)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
