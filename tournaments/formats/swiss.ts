import type { EntrantId, Pairing, PairedTable } from '../log/event.ts';
import { nextRound, rankedForPairing, withExcused } from '../pairing/ranked.ts';
import { assignSeats } from '../pairing/seats.ts';
import { pairSwissTables } from '../pairing/swiss-tables.ts';
import { pairSwissTwo } from '../pairing/swiss-two.ts';
import { chooseByes, tableSizes } from '../pairing/table-sizes.ts';
import { type Careers, careersOf } from '../standings/careers.ts';
import { tableScores } from '../standings/table-scores.ts';
import type { Tournament } from '../tournament.ts';
import type { FormatRules } from './format-rules.ts';

export const swiss: FormatRules = { pair, points: tableScores };

function pair(tournament: Tournament): Pairing | null {
  const { format, seats } = tournament.settings;
  if (format.kind !== 'swiss' || nextRound(tournament) > format.rounds) return null;
  const careers = careersOf(tournament);
  const ranked = rankedForPairing(tournament, careers);
  const { companies, byes } = seats.most === 2 ? pairsOf(ranked, careers) : companiesOf(ranked, careers, seats);
  return withExcused(tournament, { tables: seated(companies, careers), byes });
}

interface Companies {
  readonly companies: readonly (readonly EntrantId[])[];
  readonly byes: readonly EntrantId[];
}

function pairsOf(ranked: readonly EntrantId[], careers: Careers): Companies {
  if (ranked.length < 2) return { companies: [], byes: ranked };
  const pairs = pairSwissTwo(ranked, careers);
  return {
    companies: pairs.flatMap(([one, other]) => (other === null ? [] : [[one, other]])),
    byes: pairs.flatMap(([one, other]) => (other === null ? [one] : [])),
  };
}

function companiesOf(
  ranked: readonly EntrantId[],
  careers: Careers,
  seats: { readonly least: number; readonly most: number },
): Companies {
  const sizes = tableSizes(ranked.length, seats);
  const players = sizes.reduce((total, size) => total + size, 0);
  const byes = chooseByes(ranked, ranked.length - players, careers);
  const playing = ranked.filter((id) => !byes.includes(id));
  return { companies: players === 0 ? [] : pairSwissTables(playing, sizes, careers), byes };
}

/** Tables with balanced seats. */
const seated = (companies: readonly (readonly EntrantId[])[], careers: Careers): PairedTable[] =>
  companies.map((company, turn) => ({ seats: assignSeats(company, careers, turn), deal: null, match: null }));
