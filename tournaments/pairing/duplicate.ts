import { itemAt } from '@grove/kernel';
import type { EntrantId, PairedTable } from '../log/event.ts';
import type { DuplicateFormat } from '../settings/settings.ts';
import { type Careers, careersOf, timesMet } from '../standings/careers.ts';
import { allTables, type Tournament, type TournamentTable } from '../tournament.ts';
import { assignSeats } from './seats.ts';

/** Tables for those who wait: companies go on with a deal from their next seats, and new ones begin with a deal that none of them has seen. */
export function duplicateTables(tournament: Tournament): PairedTable[] {
  const { format } = tournament.settings;
  if (format.kind !== 'duplicate') return [];
  const rotations = format.rotate ? nextRotations(tournament) : [];
  const taken = new Set(rotations.flatMap(({ seats }) => seats));
  const free = tournament.waiting.filter((id) => !taken.has(id));
  return [...rotations, ...newTables(tournament, format, free)];
}

/** Whether somebody could still be paired: with a deal they have not seen, or with one that their company has not had from every seat. */
export function hasDealLeft(tournament: Tournament, entrant: EntrantId): boolean {
  const { format } = tournament.settings;
  if (format.kind !== 'duplicate') return true;
  const played = allTables(tournament).filter(({ seats }) => seats.includes(entrant));
  const isUnfinished = (tables: readonly TournamentTable[]): boolean => tables.length < itemAt(tables, 0).seats.length;
  return (
    new Set(played.map(({ deal }) => deal)).size < format.deals ||
    (format.rotate && [...companiesAndDeals(played).values()].some(isUnfinished))
  );
}

/** A company that waits again after a deal plays it from the next seats, until everybody has had every seat. */
function nextRotations(tournament: Tournament): PairedTable[] {
  const waiting = new Set(tournament.waiting);
  const played = companiesAndDeals(allTables(tournament));
  return [...played.values()]
    .filter((tables) => tables.length < itemAt(tables, 0).seats.length)
    .map((tables) => itemAt(tables, tables.length - 1))
    .filter(({ seats, result }) => result !== null && seats.every((id) => waiting.has(id)))
    .map(({ seats, deal }) => ({ seats: [...seats.slice(1), ...seats.slice(0, 1)], deal, match: null }));
}

/** The tables of each company with each deal, in order. */
function companiesAndDeals(tables: readonly TournamentTable[]): Map<string, TournamentTable[]> {
  const played = new Map<string, TournamentTable[]>();
  for (const table of tables) {
    const key = JSON.stringify([table.deal, ...[...table.seats].sort()]);
    const before = played.get(key);
    if (before === undefined) played.set(key, [table]);
    else before.push(table);
  }
  return played;
}

function newTables(tournament: Tournament, { deals }: DuplicateFormat, free: readonly EntrantId[]): PairedTable[] {
  const careers = careersOf(tournament);
  const seen = seenDeals(tournament);
  const tables: PairedTable[] = [];
  let left = [...free];
  for (const first of free) {
    if (!left.includes(first)) continue;
    const found = companyFor(first, left, tournament.settings.seats.most, { careers, seen, deals });
    if (found === null) continue;
    left = left.filter((id) => !found.company.includes(id));
    tables.push({ seats: assignSeats(found.company, careers, tables.length), deal: found.deal, match: null });
  }
  return tables;
}

function seenDeals(tournament: Tournament): Map<EntrantId, Set<number>> {
  const seen = new Map(tournament.entrants.map(({ id }) => [id, new Set<number>()]));
  for (const { seats, deal } of allTables(tournament)) {
    if (deal !== null) for (const id of seats) seen.get(id)?.add(deal);
  }
  return seen;
}

interface Known {
  readonly careers: Careers;
  readonly seen: ReadonlyMap<EntrantId, ReadonlySet<number>>;
  readonly deals: number;
}

interface Company {
  readonly company: readonly EntrantId[];
  readonly deal: number;
}

/** The first deal that enough of those who wait have not seen, with those who have met each other the least. */
function companyFor(first: EntrantId, left: readonly EntrantId[], seats: number, known: Known): Company | null {
  for (let deal = 0; deal < known.deals; deal++) {
    const candidates = left.filter((id) => known.seen.get(id)?.has(deal) === false);
    if (candidates.length >= seats && candidates.includes(first)) {
      return { company: leastMet(first, candidates, seats, known.careers), deal };
    }
  }
  return null;
}

function leastMet(first: EntrantId, candidates: readonly EntrantId[], seats: number, careers: Careers): EntrantId[] {
  const company = [first];
  while (company.length < seats) {
    const others = candidates.filter((id) => !company.includes(id));
    const meetings = (id: EntrantId): number => company.reduce((sum, other) => sum + timesMet(careers, id, other), 0);
    const next = others.reduce((best, id) => (meetings(id) < meetings(best) ? id : best));
    company.push(next);
  }
  return company;
}
