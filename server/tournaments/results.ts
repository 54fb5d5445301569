import type { FinishedEvent } from '@grove/protocol';
import { placesOf, type TableResult } from '@grove/tournaments';

/** What a finished table says of its game to the tournament; undefined for one that was called off. Who has forfeited comes last. */
export function tableResult({ how, totals, winners, forfeited = [] }: FinishedEvent): TableResult | undefined {
  if (how === 'called-off') return undefined;
  const compared = totals.map((total, seat) => (forfeited.includes(seat) ? -Infinity : total));
  return { totals: [...totals], places: placesOf(compared, winners) };
}
