import { labelled, type Language, seatName, typeset, upper, withColon } from '@grove/game-kit';
import { itemAt, seatNumber, type Viewer } from '@grove/kernel';
import { cards, idOf } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import { NO_CARD } from '../rules/grid.ts';
import { totalOf } from '../rules/result.ts';
import { gaiaInView, partsInView } from '../rules/score/view.ts';
import type { SeatView, View } from '../rules/view.ts';
import { reminderOf, vocabularies, words } from '../words/index.ts';
import { cardName } from '../words/names/index.ts';
import { countedIn } from '../words/sentence.ts';
import { tableWords } from '../words/table/index.ts';
import { textWords } from '../words/text/index.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const COLUMNS = 'abcd';

/** The table as text: the common cards, every player's island, and the viewer's hand with what its cards do. */
export function drawText(view: View, viewer: Viewer, language: Language): string {
  const own = viewer === 'public' ? undefined : view.players[viewer];
  const lines = [
    headline(view, language),
    ...commonLines(view, language),
    ...view.players.flatMap((player, seat) => ['', ...playerLines(view, player, seat, viewer, language)]),
    ...(own ? ['', ...handLines(own, language)] : []),
  ];
  return typeset(language, lines.join('\n'));
}

function headline({ phase, turn, active, color, deckSize, players }: View, language: Language): string {
  const text = textWords[language];
  if (phase === 'over') return words[language].event({ kind: 'over' }, String) ?? '';
  if (turn === 0) return text.setUp;
  const who = active >= players.length ? text.gaia : seatName(language, active);
  const chosen = ACTION_COLORS[color];
  return [text.turn(turn, who), ...(chosen ? [vocabularies[language].colors[chosen]] : []), text.deck(deckSize)].join(
    ', ',
  );
}

/** A card by its id, which the notation takes, with its name and what it does. */
function describe(card: number, language: Language): string {
  const abilities = reminderOf(vocabularies[language], itemAt(cards, card)).join(textWords[language].semicolon);
  return labelled(language, `${idOf(card)} ${cardName(card, language)}`, abilities);
}

/** What belongs to nobody: fauna, common ecosystems and Gaia, each behind its label. */
function commonLines(view: View, language: Language): string[] {
  const { fauna, claims, common, players } = view;
  const text = textWords[language];
  const who = (seat: number) => (seat >= players.length ? text.gaia : String(seatNumber(seat)));
  const rows = [
    ...fauna.map((card, i) => {
      const claimed = itemAt(claims, i).map(who).join(', ');
      return [text.fauna(i + 1), `${describe(card, language)}${claimed && ` (${text.claimedBy(claimed)})`}`] as const;
    }),
    ...common.map((card) => [text.common, describe(card, language)] as const),
    ...gaiaTexts(view, language).map((line) => [text.gaia, line] as const),
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows.map(([label, line]) => `${label.padEnd(width)}${line}`);
}

type Goods = keyof Vocabulary['goods'];

const goodsText = (language: Language, goods: readonly (readonly [number, Goods])[]): string[] =>
  goods.map(([n, what]) => countedIn(language, n, vocabularies[language].goods[what]));

const pointsText = (language: Language, points: number): string =>
  countedIn(language, points, vocabularies[language].points);

function gaiaTexts(view: View, language: Language): string[] {
  const { gaia } = view;
  if (gaia === null) return [];
  const { sprouts, growth, soil, leaves, compostSize, pile, deck } = gaia;
  const parts = [
    ...goodsText(language, [
      [sprouts, 'sprout'],
      [growth, 'growth'],
      [soil, 'soil'],
      [leaves, 'leaf'],
      [compostSize, 'compost'],
    ]),
    textWords[language].gaiaPile(pile.length),
    tableWords[language].gaiaCards(deck.length),
  ];
  return [labelled(language, pointsText(language, gaiaInView(view)?.total ?? 0), parts.join(', '))];
}

const stockTexts = ({ soil, seeds, leaves, store, handSize, compostSize, events }: SeatView, language: Language) => [
  ...goodsText(language, [
    [soil, 'soil'],
    [seeds, 'seed'],
    [leaves, 'leaf'],
  ]),
  textWords[language].stored(store),
  ...goodsText(language, [[compostSize, 'compost']]),
  tableWords[language].stock.handAndEvents(handSize, events.length),
];

function playerLines(view: View, player: SeatView, seat: number, viewer: Viewer, language: Language): string[] {
  const name = `${upper(seatName(language, seat, seat === viewer))}${seat === view.active ? ' *' : ''}`;
  const points = pointsText(language, totalOf(partsInView(view, seat)));
  const sides = [player.island, player.climate, player.ecosystem].filter((card) => card !== NO_CARD);
  return [
    labelled(language, name, [points, ...stockTexts(player, language)].join(', ')),
    ...(seat === viewer ? sides.map((card) => `  ${describe(card, language)}`) : [`  ${sides.map(idOf).join(' ')}`]),
    `     ${Array.from(COLUMNS, (letter) => letter.padEnd(12)).join('')}`.trimEnd(),
    ...[0, 1, 2, 3].map((row) => `  ${row + 1}  ${rowLine(player, row, language)}`.trimEnd()),
  ];
}

/** A card with its sprouts and growth: `E001 4s 3g`; face down (E18.5) `[ ]`, or `[E001]` for who knows it. */
function rowLine({ cells, sprouts, growth, faceDown = [] }: SeatView, row: number, language: Language): string {
  const { signs } = textWords[language];
  const columns = [0, 1, 2, 3].map((column) => {
    const cell = row * 4 + column;
    const isHidden = faceDown.includes(cell);
    if (cells[cell] === NO_CARD) return (isHidden ? '[ ]' : '.').padEnd(12);
    const pieces = [
      itemAt(sprouts, cell) > 0 ? `${sprouts[cell]}${signs.sprout}` : '',
      itemAt(growth, cell) > 0 ? `${growth[cell]}${signs.growth}` : '',
    ];
    const id = idOf(itemAt(cells, cell));
    return [isHidden ? `[${id}]` : id, ...pieces.filter((piece) => piece !== '')].join(' ').padEnd(12);
  });
  return columns.join('');
}

function handLines({ hand, looking, dealt }: SeatView, language: Language): string[] {
  const { toChooseFrom, yourHand } = tableWords[language];
  const list = (title: string, cardList: readonly number[]) =>
    cardList.length === 0
      ? []
      : [
          withColon(language, title),
          ...cardList.map((card) => `  ${costOf(card, language)}${describe(card, language)}`),
        ];
  return [
    ...list(toChooseFrom, dealt),
    ...list(textWords[language].lookingAt, looking ?? []),
    ...list(yourHand, hand ?? []),
  ];
}

function costOf(card: number, language: Language): string {
  const { cost, points } = itemAt(cards, card);
  if (cost === null) return '';
  return `(${[...goodsText(language, [[cost, 'soil']]), pointsText(language, points)].join(', ')}) `;
}
