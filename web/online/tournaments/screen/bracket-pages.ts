import { bracketOf, bracketState } from '@grove/tournaments';
import type { TournamentView } from '@grove/protocol';
import { type PlacedMatch, placeBracket } from '../bracket/layout.ts';
import { coreTournament } from '../shown/core-tournament.ts';

export interface BracketPage {
  readonly kind: 'bracket';
  /** `all` is the only part of a single elimination. */
  readonly part: 'all' | 'main' | 'lower' | 'final';
  readonly matches: readonly PlacedMatch[];
  readonly columns: number;
  readonly rows: number;
  /** How many rounds of this part come after the last one that is shown. */
  readonly after: number;
}

/** As many as are read from the other end of a room: four rounds, and eight matches one below the other. */
const COLUMNS = 4;
const ROWS = 8;

/** A bracket in pieces that fit the screen, each with the round that is played now and what it leads to. */
export function bracketPages(view: TournamentView): BracketPage[] {
  const tournament = coreTournament(view);
  const { main, lower, final } = placeBracket(bracketOf(tournament), bracketState(tournament));
  if (final.length === 0) return partPages('all', main);
  const isFinalNear = final.some(({ players }) => players.some((player) => player !== undefined));
  return [...(isFinalNear ? partPages('final', final) : []), ...partPages('main', main), ...partPages('lower', lower)];
}

function partPages(part: BracketPage['part'], matches: readonly PlacedMatch[]): BracketPage[] {
  const last = Math.max(...matches.map(({ column }) => column));
  const undecided = matches.filter(({ winner }) => winner === undefined);
  const now = Math.min(last, ...undecided.map(({ column }) => column));
  const first = Math.min(now, Math.max(0, last + 1 - COLUMNS));
  const end = Math.min(last, first + COLUMNS - 1);
  const shown = matches.filter(({ column }) => column >= first && column <= end);
  const roots = shown.filter(({ column }) => column === end).map((root) => leadingTo(root, shown));
  return gathered(roots, first).map((group) => ({
    kind: 'bracket',
    part,
    matches: placedAnew(group, first),
    columns: end - first + 1,
    rows: rowsOf(group, first),
    after: last - end,
  }));
}

/** A match and those of the shown rounds that its players come from, in the order of the bracket. */
function leadingTo(root: PlacedMatch, shown: readonly PlacedMatch[]): PlacedMatch[] {
  const numbers = new Set([root.number]);
  for (const match of shown.toReversed()) if (numbers.has(match.number)) match.from.forEach((one) => numbers.add(one));
  return shown.filter(({ number }) => numbers.has(number));
}

const rowsOf = (matches: readonly PlacedMatch[], first: number): number =>
  Math.max(1, matches.filter(({ column }) => column === first).length);

/** As many of them on one page as fit. */
function gathered(roots: readonly (readonly PlacedMatch[])[], first: number): PlacedMatch[][] {
  const pages: PlacedMatch[][] = [];
  for (const root of roots) {
    const page = pages.at(-1);
    if (page !== undefined && rowsOf([...page, ...root], first) <= ROWS) page.push(...root);
    else pages.push([...root]);
  }
  return pages;
}

/** The first shown round without gaps, and every other match between those that its players come from. */
function placedAnew(matches: readonly PlacedMatch[], first: number): PlacedMatch[] {
  const placed = new Map<number, PlacedMatch>();
  let rows = 0;
  for (const match of matches.toSorted((a, b) => a.column - b.column || a.row - b.row)) {
    const from = match.from.filter((number) => placed.has(number));
    const before = from.map((number) => placed.get(number)?.row ?? 0);
    const row = before.length === 0 ? rows++ : before.reduce((sum, one) => sum + one, 0) / before.length;
    placed.set(match.number, { ...match, column: match.column - first, row, from });
  }
  return [...placed.values()];
}
