import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import type { DuplicateFormat } from '../settings/settings.ts';
import { finishedTables, type FinishedTable, type Tournament } from '../tournament.ts';

/** One seat of one deal as somebody held it. */
interface Holding {
  readonly entrant: EntrantId;
  readonly deal: number;
  readonly seat: number;
  readonly value: number;
}

/** A holding with its per cent: how many of the others who held the same seat of the deal it beat, equals by half. */
export interface ScoredHolding extends Holding {
  readonly percent: number;
}

/** Everything that was held and finished so far, in the order of the tables. */
export function scoredHoldings(tournament: Tournament): ScoredHolding[] {
  const { format } = tournament.settings;
  if (format.kind !== 'duplicate') return [];
  const holdings = finishedTables(tournament).flatMap((table) => holdingsAt(table, format));
  const same = new Map<string, number[]>();
  for (const { deal, seat, value } of holdings) {
    const values = same.get(`${deal} ${seat}`);
    if (values === undefined) same.set(`${deal} ${seat}`, [value]);
    else values.push(value);
  }
  return holdings.map((holding) => scored(holding, same.get(`${holding.deal} ${holding.seat}`) ?? []));
}

const scored = (holding: Holding, values: readonly number[]): ScoredHolding => ({
  ...holding,
  percent: percentAmong(holding.value, values),
});

const holdingsAt = ({ seats, result, deal }: FinishedTable, { compare }: DuplicateFormat): Holding[] =>
  seats.map((entrant, seat) => {
    const own = itemAt(result.totals, seat);
    const others = result.totals.filter((_, other) => other !== seat);
    const isLead = compare === 'lead' && others.length > 0;
    return { entrant, deal: deal ?? 0, seat, value: isLead ? own - Math.max(...others) : own };
  });

/** The own value is one of them. Alone, somebody has half: nothing is known yet. */
function percentAmong(value: number, values: readonly number[]): number {
  if (values.length === 1) return 50;
  const beaten = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length - 1;
  return (100 * (beaten + equal / 2)) / (values.length - 1);
}

/** The mean per cent of all deals; those that somebody has not played count as nothing. */
export function duplicateScores(tournament: Tournament): ReadonlyMap<EntrantId, number> {
  const { format, seats } = tournament.settings;
  const scores = new Map(tournament.entrants.map(({ id }) => [id, 0]));
  if (format.kind !== 'duplicate') return scores;
  const all = format.deals * (format.rotate ? seats.most : 1);
  for (const { entrant, percent } of scoredHoldings(tournament)) {
    scores.set(entrant, (scores.get(entrant) ?? 0) + percent / all);
  }
  return scores;
}
