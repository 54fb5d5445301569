import { labelled, type Language, seatName, typeset } from '@grove/game-kit';
import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import { COLOURS, COLOUR_OF, nameOfCard, type Card } from '../material/index.ts';
import { MAX_CARDS, NOBODY, openStateOf, topOf, type View } from '../rules/index.ts';
import { concertValue } from '../rules/concert.ts';
import { cover } from '../words/cover.ts';
import { phrases } from '../words/index.ts';
import { boardWords } from '../words/screen/index.ts';
import { textWords } from '../words/text/index.ts';

/** The table for terminals: cards by the names that the notation takes, the rest in the reader's language. */
export function drawText(view: View, viewer: Viewer, language: Language): string {
  const blocks = [
    headline(view, language),
    ring(view, language),
    seats(view, viewer, language),
    middle(view, language),
    own(view, viewer, language),
  ];
  return typeset(language, blocks.filter((block) => block !== '').join('\n\n'));
}

function headline(view: View, language: Language): string {
  const words = textWords[language];
  const limit = view.options.timer === 0 ? words.noTimer : words.timer(view.options.timer);
  return `${cover.words[language].title}, ${limit}\n${stageLine(view, language)}`;
}

function stageLine(view: View, language: Language): string {
  const words = textWords[language];
  if (view.stage === 'opening') return words.opening(seatName(language, view.dealer));
  if (view.stage === 'over') return `${phrases[language].questions.over('')}.`;
  const turn = words.turn(view.turn, seatName(language, view.onTurn), view.cardsPlayed, MAX_CARDS);
  return view.hitMoved ? `${turn}, ${words.hitMoved}` : turn;
}

/** The hit disc, its colour in brackets. */
function ring({ options, hit }: View, language: Language): string {
  const names = options.ring.map((name) => {
    const colour = phrases[language].colours[name];
    return name === COLOURS[hit] ? `[${colour}]` : colour;
  });
  return `${boardWords[language].hit}   ${names.join(' > ')} >`;
}

function seats(view: View, viewer: Viewer, language: Language): string {
  const rows = view.piles.map((_, seat) => seatRow(view, seat, viewer, language));
  return columns([['', ...textWords[language].columns], ...rows]);
}

function seatRow(view: View, seat: Seat, viewer: Viewer, language: Language): string[] {
  const mark = seat === view.onTurn && view.stage === 'turns' ? '>' : ' ';
  const piles = itemAt(view.piles, seat).map((pile, i) =>
    view.stage === 'opening' ? pickText(view, seat, i, language) : pileText(pile),
  );
  return [
    `${mark} ${seatName(language, seat, seat === viewer)}`,
    ...piles,
    String(view.handSizes[seat]),
    concertText(view, seat, language),
    discText(view, seat, language),
  ];
}

/** A hidden pick, an own one, or a place that is still empty. */
function pickText(view: View, seat: Seat, pile: number, language: Language): string {
  if (pile >= itemAt(view.picked, seat)) return '.';
  return seat === view.viewer ? nameOfCard(itemAt(view.picks, pile)) : boardWords[language].faceDown;
}

/** The top card, and how many lie under it. */
function pileText(pile: readonly Card[]): string {
  const under = pile.length - 1;
  return nameOfCard(topOf(pile)) + (under > 0 ? ` +${under}` : '');
}

function concertText(view: View, seat: Seat, language: Language): string {
  const { end, galaHeld } = boardWords[language];
  const held = itemAt(view.concerts, seat).map(String);
  if (view.stage === 'over') held.push(`${end.final} ${view.finals[seat]}`);
  return `${held.join(' ') || '-'}${view.hadGala[seat] ? ` (${galaHeld})` : ''}`;
}

/** The discs of a seat, each with its popularity. */
function discText(view: View, seat: Seat, language: Language): string {
  const say = phrases[language];
  const discs = COLOURS.map((name, colour) => say.card(say.colours[name], itemAt(view.popularity, colour)));
  return discs.filter((_, colour) => view.holders[colour] === seat).join(', ') || '-';
}

const middle = (view: View, language: Language): string =>
  view.holders.includes(NOBODY)
    ? labelled(language, boardWords[language].inTheMiddle, discText(view, NOBODY, language))
    : '';

/** The hand by colour, and what a concert would bring now. */
function own(view: View, viewer: Viewer, language: Language): string {
  if (viewer === 'public') return '';
  const words = boardWords[language];
  const byColour = COLOURS.map((_, colour) => view.hand.filter((card) => COLOUR_OF[card] === colour));
  const hand = byColour.filter((cards) => cards.length > 0).map((cards) => cards.map(nameOfCard).join(' '));
  const lines = [labelled(language, words.hand, hand.join('   ') || '-')];
  if (view.stage === 'turns') lines.push(words.ask.worthNow(concertValue(openStateOf(view), viewer, view.hit)));
  return lines.join('\n');
}

/** Sets rows in columns of even width. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = itemAt(rows, 0).map((_, i) => Math.max(...rows.map((row) => itemAt(row, i).length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(itemAt(widths, i)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
