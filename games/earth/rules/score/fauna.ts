import { cards } from '../../material/cards.ts';
import type { Area } from '../area.ts';
import { countOf } from '../count/counters.ts';

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
