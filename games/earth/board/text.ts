import { itemAt, seatNumber, type Viewer } from '@grove/kernel';
import { cards, idOf } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import { NO_CARD } from '../rules/grid.ts';
import { totalOf } from '../rules/result.ts';
import { gaiaInView, partsInView } from '../rules/score/view.ts';
import type { SeatView, View } from '../rules/view.ts';
import { en } from '../words/en/game.ts';
import { reminderOf } from '../words/reminder.ts';

const LETTERS = 'abcd';

/** The table as text: the common cards, every player's island, and the viewer's hand with what its cards do. */
export function drawText(view: View, viewer: Viewer): string {
  const own = viewer === 'public' ? undefined : view.players[viewer];
  return [
    headline(view),
    ...commonLines(view),
    ...gaiaLines(view),
    ...view.players.flatMap((player, seat) => ['', ...playerLines(view, player, seat, viewer)]),
    ...(own ? ['', ...handLines(own)] : []),
  ].join('\n');
}

function headline({ phase, turn, active, color, deckSize, players }: View): string {
  if (phase === 'over') return 'The game is over.';
  if (turn === 0) return 'Setting up';
  const who = active >= players.length ? 'Gaia' : `seat ${seatNumber(active)}`;
  const chosen = ACTION_COLORS[color];
  return `Turn ${turn}, ${who} active${chosen ? `, ${chosen}` : ''}, ${deckSize} cards in the deck`;
}

const describe = (card: number): string =>
  `${idOf(card)} ${itemAt(cards, card).name}: ${reminderOf(en, itemAt(cards, card)).join('; ')}`;

function commonLines({ fauna, claims, common, players }: View): string[] {
  const who = (seat: number) => (seat >= players.length ? 'Gaia' : String(seatNumber(seat)));
  return [
    ...fauna.map((card, i) => {
      const ranks = itemAt(claims, i).length === 0 ? '' : ` (claimed by ${itemAt(claims, i).map(who).join(', ')})`;
      return `Fauna ${i + 1}  ${describe(card)}${ranks}`;
    }),
    ...common.map((card) => `Common   ${describe(card)}`),
  ];
}

function gaiaLines(view: View): string[] {
  const { gaia } = view;
  if (gaia === null) return [];
  const { sprouts, growth, soil, leaves, compostSize, pile, deck } = gaia;
  return [
    `Gaia     ${gaiaInView(view)?.total ?? 0} points: ${sprouts} sprouts, ${growth} growth, ${soil} soil, ${leaves} leaves, ${compostSize} composted, ` +
      `${pile.length} scored, ${deck.length} cards left`,
  ];
}

const stock = ({ soil, seeds, leaves, store, handSize, compostSize, events }: SeatView): string =>
  `${soil} soil, ${seeds} seeds, ${leaves} leaves, ${store} stored, ${handSize} in hand, ${compostSize} composted, ` +
  `${events.length} events`;

function playerLines(view: View, player: SeatView, seat: number, viewer: Viewer): string[] {
  const you = seat === viewer ? ' (you)' : '';
  const active = seat === view.active ? ' *' : '';
  const sides = [player.island, player.climate, player.ecosystem].filter((card) => card !== NO_CARD);
  return [
    `Seat ${seatNumber(seat)}${you}${active}: ${totalOf(partsInView(view, seat))} points, ${stock(player)}`,
    ...(seat === viewer ? sides.map((card) => `  ${describe(card)}`) : [`  ${sides.map(idOf).join(' ')}`]),
    `     ${Array.from(LETTERS, (letter) => letter.padEnd(12)).join('')}`.trimEnd(),
    ...[0, 1, 2, 3].map((row) => `  ${row + 1}  ${rowLine(player, row)}`.trimEnd()),
  ];
}

/** A card with its sprouts and growth: `E001 4s 3g`. */
function rowLine({ cells, sprouts, growth }: SeatView, row: number): string {
  const columns = [0, 1, 2, 3].map((column) => {
    const cell = row * 4 + column;
    if (cells[cell] === NO_CARD) return '.'.padEnd(12);
    const pieces = [
      itemAt(sprouts, cell) > 0 ? `${sprouts[cell]}s` : '',
      itemAt(growth, cell) > 0 ? `${growth[cell]}g` : '',
    ];
    return [idOf(itemAt(cells, cell)), ...pieces.filter((piece) => piece !== '')].join(' ').padEnd(12);
  });
  return columns.join('');
}

function handLines({ hand, looking, dealt }: SeatView): string[] {
  const list = (title: string, cardList: readonly number[]) =>
    cardList.length === 0 ? [] : [`${title}:`, ...cardList.map((card) => `  ${costOf(card)}${describe(card)}`)];
  return [...list('To choose from', dealt), ...list('Looking at', looking ?? []), ...list('Hand', hand ?? [])];
}

function costOf(card: number): string {
  const { cost, points } = itemAt(cards, card);
  return cost === null ? '' : `(${cost} soil, ${points} points) `;
}
