import { cards } from '../../material/cards.ts';
import type { Area } from '../area.ts';
import type { Counter } from '../../material/vocabulary.ts';
import { countFor, type Counting } from '../count/counters.ts';
import { matcherOf } from '../count/matcher.ts';

/** What each fauna card asks for, made ready: at every checkpoint those not met yet are looked at. */
const needs = cards.map(({ abilities: [first] }) =>
  first?.need === undefined ? undefined : { count: countFor(first.need.counter), n: first.need.n },
);

/** E21.4: how far a player is with a fauna card. */
export function faunaProgress(areas: readonly Area[], seat: number, fauna: number): { have: number; need: number } {
  const need = needs[fauna];
  if (need === undefined) return { have: 0, need: 1 };
  return { have: need.count(ofArea(areas, seat)), need: need.n };
}

const ofArea = (areas: readonly Area[], seat: number): Counting => ({
  areas,
  seat,
  neighbour: seat,
  cell: -1,
  direction: undefined,
});

export function meetsFauna(areas: readonly Area[], seat: number, fauna: number): boolean {
  const need = needs[fauna];
  return need !== undefined && need.count(ofArea(areas, seat)) >= need.n;
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
