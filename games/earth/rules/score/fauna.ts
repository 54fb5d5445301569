import { cards } from '../../material/cards.ts';
import type { Area } from '../area.ts';
import type { Counter } from '../../material/vocabulary.ts';
import { countOf } from '../count/counters.ts';
import { matcherOf } from '../count/matcher.ts';

/** E21.4: how far a player is with a fauna card. */
export function faunaProgress(areas: readonly Area[], seat: number, fauna: number): { have: number; need: number } {
  const { need } = cards[fauna].abilities[0];
  if (need === undefined) return { have: 0, need: 1 };
  return { have: countOf(need.counter, { areas, seat, neighbour: seat, cell: -1 }), need: need.n };
}

export function meetsFauna(areas: readonly Area[], seat: number, fauna: number): boolean {
  const { have, need } = faunaProgress(areas, seat, fauna);
  return have >= need;
}

/** E20: counts of cards in the own area, by what is printed on them. */
const isPrinted = (counter: Counter): boolean =>
  counter.count === 'cards' &&
  (counter.scope === 'area' || counter.scope === 'tableau') &&
  matcherOf(counter.filter).onCell === undefined;

const byPlantingOnly = cards.map(({ abilities }) => {
  const counter = abilities[0]?.need?.counter;
  return counter !== undefined && isPrinted(counter);
});

/** Whether how far somebody is with a fauna card changes with what is planted and with nothing else. */
export const changesByPlantingOnly = (fauna: number): boolean => byPlantingOnly[fauna];
