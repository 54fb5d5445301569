import { AREA_CARDS, cards } from '../../material/cards.ts';
import type { Card } from '../../material/card.ts';
import { FLORA_TYPES, HABITATS, type LineTest } from '../../material/vocabulary.ts';
import type { Area } from '../area.ts';
import { cellsIn, COLUMNS, DIAGONALS, occupied, ROWS } from '../grid.ts';
import { answersTo } from './matcher.ts';

const SIX_COLORS = ['red', 'yellow', 'blue', 'green', 'brown', 'black'] as const;
const TERRAIN_BIT = 1 << FLORA_TYPES.length;

const bits = <Word>(words: readonly Word[], has: (word: Word) => boolean): number =>
  words.reduce((mask, word, i) => (has(word) ? mask | (1 << i) : mask), 0);

const setsOf = (set: (card: Card) => number): Uint8Array =>
  Uint8Array.from({ length: AREA_CARDS }, (_, card) => set(cards[card]));

/** E20.11: what a card may stand for, as a set. Multicolour may stand for red, yellow or blue. */
const choices = {
  ability_color: setsOf((card) => bits(SIX_COLORS, (color) => answersTo(card, color))),
  card_type: setsOf(
    (card) => bits(FLORA_TYPES, (type) => card.types.includes(type)) | (card.kind === 'terrain' ? TERRAIN_BIT : 0),
  ),
  habitat: setsOf((card) => bits(HABITATS, (habitat) => card.habitats.includes(habitat))),
};

const amounts = {
  points: (area: Area, cell: number) => cards[area.cells[cell]].points,
  sprouts: (area: Area, cell: number) => area.sprouts[cell],
  growth: (area: Area, cell: number) => area.growth[cell],
};

/** Whether every set can give one member of its own, all different. */
function distinctPicks(sets: readonly number[], taken = 0, at = 0): boolean {
  if (at === sets.length) return true;
  for (let rest = sets[at] & ~taken; rest !== 0; rest &= rest - 1) {
    if (distinctPicks(sets, taken | (rest & -rest), at + 1)) return true;
  }
  return false;
}

/** E20.10: only a complete line of four cards is tested. */
export function linePasses(area: Area, line: number, { test, of }: LineTest): boolean {
  const cells = cellsIn(line);
  if ((occupied(area.cells) & line) !== line || cells.length !== 4) return false;
  if (of === 'points' || of === 'sprouts' || of === 'growth') {
    const values = new Set(cells.map((cell) => amounts[of](area, cell)));
    return test === 'all_different' ? values.size === 4 : values.size === 1;
  }
  const sets = cells.map((cell) => choices[of][area.cells[cell]]);
  return test === 'all_different' ? distinctPicks(sets) : sets.reduce((all, set) => all & set) !== 0;
}

export const linesOf = (line: 'row' | 'column'): readonly number[] => (line === 'row' ? ROWS : COLUMNS);

const LINES = { rows: ROWS, columns: COLUMNS, diagonals: DIAGONALS } as const;

/** E20.12. The cards lie against the upper left edge, so a diagonal is complete only on a grid that spans 4 by 4. */
export function fullLines(area: Area, which: 'rows' | 'columns' | 'diagonals'): readonly number[] {
  const mask = occupied(area.cells);
  return LINES[which].filter((line) => (line & mask) === line);
}
