import { BadInput, oneStepTurns, seatIndex, seatNumber, wordsOf } from '@grove/kernel';
import { cardById, idOf } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import type { EarthTypes } from './types.ts';
import { CRITERIA } from './germination.ts';
import { CELLS } from './grid.ts';
import { type Move, moveOf, spotOf, targetOf, type Verb, verbOf, VERBS } from './move.ts';
import { placeAt, placeColumn, placeRow } from './places.ts';
import { GOODS } from './teams.ts';

/** How a verb's target is written and read. */
interface Words {
  write(move: Move): string;
  read(words: readonly string[]): { target: number; spot?: number };
}

const nothing: Words = { write: () => '', read: () => ({ target: 0 }) };

const number = (from: number, to: (number: number) => number): Words => ({
  write: (move) => String(targetOf(move) + from),
  read: ([word]) => {
    if (!/^\d{1,3}$/.test(word ?? '')) throw new BadInput(`"${word ?? ''}" is not a number`, word);
    return { target: to(Number(word)) };
  },
});
const amount = number(0, (n) => n);
const seat: Words = {
  write: (move) => String(seatNumber(targetOf(move))),
  read: (words) => ({ target: seatIndex(amount.read(words).target) }),
};
const faunaPlace = number(1, (n) => n - 1);

const card: Words = {
  write: (move) => idOf(targetOf(move)),
  read: ([id]) => ({ target: cardById(id ?? '').index }),
};

const COLUMNS = 'abcd';
const CELL_NAMES = Array.from({ length: CELLS }, (_, cell) => `${COLUMNS[cell % 4]}${Math.floor(cell / 4) + 1}`);
const cellName = (cell: number): string => CELL_NAMES[cell];

function readCell(name = ''): number {
  const match = /^([a-d])([1-4])$/.exec(name);
  if (match === null) throw new BadInput(`"${name}" is not a cell such as b2`, name);
  return (Number(match[2]) - 1) * 4 + COLUMNS.indexOf(match[1]);
}

const cell: Words = {
  write: (move) => cellName(targetOf(move)),
  read: ([name]) => ({ target: readCell(name) }),
};

const word = (list: readonly string[], target: (move: Move) => number = targetOf): Words => ({
  write: (move) => list[target(move)],
  read: (words) => {
    const text = words.join(' ');
    const found = list.indexOf(text);
    if (found < 0) throw new BadInput(`"${text}" is not one of ${list.join(', ')}`, text);
    return { target: found };
  },
});

/** Places outside of the cards: column z is left of a, row 0 is above 1. */
const PLACE_COLUMNS = 'zabcd';
const place: Words = {
  write: (move) => {
    const spot = spotOf(move);
    return `${idOf(targetOf(move))} ${PLACE_COLUMNS[placeColumn(spot) + 1]}${placeRow(spot) + 1}`;
  },
  read: ([id, name = '']) => {
    const match = /^([za-d])([0-4])$/.exec(name);
    if (match === null) throw new BadInput(`"${name}" is not a place such as b2, z1 or a0`, name);
    return { target: cardById(id).index, spot: placeAt(Number(match[2]) - 1, PLACE_COLUMNS.indexOf(match[1]) - 1) };
  },
};

const over: Words = {
  write: (move) => `${idOf(targetOf(move))} ${cellName(spotOf(move))}`,
  read: ([id, name]) => ({ target: cardById(id ?? '').index, spot: readCell(name) }),
};

const BOARDS: readonly string[] = ['island', 'climate'];
const source: Words = {
  write: (move) => BOARDS[targetOf(move)] ?? cellName(targetOf(move) - 2),
  read: ([name]) => {
    const board = BOARDS.indexOf(name ?? '');
    return { target: board >= 0 ? board : readCell(name) + 2 };
  },
};

const goods: Words = {
  write: (move) => (spotOf(move) > 0 ? `card ${idOf(spotOf(move) - 1)}` : GOODS[targetOf(move)]),
  read: ([good, id]) => {
    if (good === 'card') return { target: GOODS.indexOf('card'), spot: cardById(id ?? '').index + 1 };
    return word(GOODS).read([good ?? '']);
  },
};

const wordsFor: Readonly<Record<Verb, Words>> = {
  done: nothing,
  'take-side': card,
  compost: card,
  choose: word(ACTION_COLORS),
  either: word(['first', 'second']),
  plant: place,
  'plant-over': over,
  'pay-soil': nothing,
  unsprout: cell,
  ungrow: cell,
  use: nothing,
  decline: nothing,
  keep: card,
  activate: source,
  copy: cell,
  neighbour: seat,
  opponent: seat,
  sprout: cell,
  grow: cell,
  store: amount,
  all: nothing,
  accept: amount,
  amount,
  spend: word(['soil', 'growth', 'sprouts', 'deck', 'hand']),
  germinate: word(CRITERIA),
  pass: nothing,
  join: nothing,
  claim: faunaPlace,
  bonus: nothing,
  gaia: faunaPlace,
  event: card,
  convert: word(['soil', 'seed']),
  leaf: nothing,
  seed: nothing,
  lay: goods,
  fetch: goods,
  'in-part': nothing,
  back: nothing,
};

export function writeMove(move: Move): string {
  const verb = verbOf(move) ?? 'done';
  const rest = wordsFor[verb].write(move);
  return rest === '' ? verb : `${verb} ${rest}`;
}

export function readMove(text: string): Move {
  const [name, ...rest] = wordsOf(text);
  const verb = VERBS.find((known) => known === name);
  if (verb === undefined)
    throw new BadInput(`"${name ?? ''}" is not a step; steps begin with ${VERBS.join(', ')}`, name);
  const { target, spot = 0 } = wordsFor[verb].read(rest);
  const move = moveOf(verb, Math.max(target, 0), spot);
  const written = writeMove(move);
  if (written !== [name, ...rest].join(' ')) throw new BadInput(`"${text}" should be "${written}"`);
  return move;
}

/** Every step is an entry of its own; see docs/EARTH-NOTATION.md. */
export const notation = oneStepTurns<EarthTypes>({
  writeStep: (_state, move) => writeMove(move),
  readStep: (_state, _seat, text) => readMove(text),
});
