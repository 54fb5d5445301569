import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';

/** A line of the score: what it is called, and its points by column. */
export interface Category {
  readonly key: string;
  readonly label: string;
  /** As it stands in a sentence: `in fertility`. */
  readonly within: string;
  readonly points: readonly number[];
  /** What the points are the sum of, where there is room to say it. */
  readonly notes?: readonly string[] | undefined;
}

/** Somebody who has a score: a seat, or an opponent without one. */
export interface Column {
  readonly seat: Seat;
  /** Where the name stands alone: `You` for the viewer. */
  readonly label: string;
  /** In sentences. */
  readonly name: string;
  readonly total: number;
  /** What decides, in the order of the rules: the total, or that of the team, then what breaks ties. */
  readonly standing: readonly number[];
  /** How the board stands in the end. */
  readonly picture?: ReactNode;
  /** By which the player is known on the board. */
  readonly mark?: ReactNode;
  /** Why the points are not shown: a table may keep them secret until the end. */
  readonly covered?: string | undefined;
}

/** Columns that win or lose together. */
export interface Team {
  readonly name: string;
  readonly columns: readonly number[];
  /** By which the team is known on the board. */
  readonly color?: string | undefined;
}

/** How everybody stands: at the end, where it is explained, or while the game goes on. */
export interface Outcome {
  readonly viewer: Viewer;
  readonly columns: readonly Column[];
  readonly categories: readonly Category[];
  readonly teams?: readonly Team[] | undefined;
}

/** A column with its rank; those that the rules call equal share one. */
export interface Ranked {
  readonly column: number;
  readonly rank: number;
}

/** The first number in which two standings differ decides. */
export function compareStandings(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : itemAt(one, at) - itemAt(other, at);
}

/** All columns, the best first; those of a team stay together. */
export function ranksOf({ columns, teams }: Outcome): Ranked[] {
  const rivals = teams?.map((team) => itemAt(columns, itemAt(team.columns, 0))) ?? columns;
  const rankOf = ({ standing }: Column): number =>
    1 + rivals.filter((other) => compareStandings(other.standing, standing) > 0).length;
  const teamOf = (column: number): number => teams?.findIndex((team) => team.columns.includes(column)) ?? 0;
  const totalOf = (column: number): number => itemAt(columns, column).total;
  return columns
    .map((column, i) => ({ column: i, rank: rankOf(column) }))
    .sort((a, b) => a.rank - b.rank || teamOf(a.column) - teamOf(b.column) || totalOf(b.column) - totalOf(a.column));
}

/** The same while nothing is decided: in the order of the seats, those of a team together. */
export function columnsInOrder(outcome: Outcome): Ranked[] {
  const ranked = ranksOf(outcome).toSorted((a, b) => a.column - b.column);
  const { teams } = outcome;
  return teams === undefined
    ? ranked
    : teams.flatMap(({ columns }) => ranked.filter(({ column }) => columns.includes(column)));
}

/** Those who are first: one, or several who share it. */
export const winnersOf = (outcome: Outcome): Column[] =>
  ranksOf(outcome)
    .filter(({ rank }) => rank === 1)
    .map(({ column }) => itemAt(outcome.columns, column));

/** Whether the viewer is among them. */
export const isWonByViewer = (outcome: Outcome): boolean =>
  winnersOf(outcome).some(({ seat }) => seat === outcome.viewer);

export const sumOver = (points: readonly number[], columns: readonly number[]): number =>
  columns.reduce((sum, column) => sum + itemAt(points, column), 0);

/** Two sides of a game, each one column or a team: who went ahead, and whom it is compared with. */
export interface Comparison {
  readonly ahead: readonly number[];
  readonly behind: readonly number[];
  /** How the viewer came out of it; `watched` for whoever did not play. */
  readonly viewer: 'won' | 'lost' | 'watched';
}

/** The viewer is compared with the winner, a winner with the next; undefined where there is nobody to compare with. */
export function comparisonOf({ viewer, columns, teams }: Outcome): Comparison | undefined {
  const sides = teams?.map((team) => team.columns) ?? columns.map((_, column) => [column]);
  const standingOf = (side: readonly number[]) => itemAt(columns, itemAt(side, 0)).standing;
  const byStanding = sides.toSorted((a, b) => compareStandings(standingOf(b), standingOf(a)));
  const ahead = itemAt(byStanding, 0);
  const isEqual = (side: readonly number[]) => compareStandings(standingOf(side), standingOf(ahead)) === 0;
  const next = byStanding.find((side) => !isEqual(side));
  if (next === undefined) return undefined;
  const mine = sides.find((side) => side.some((column) => itemAt(columns, column).seat === viewer));
  if (mine === undefined) return { ahead, behind: next, viewer: 'watched' };
  return isEqual(mine) ? { ahead: mine, behind: next, viewer: 'won' } : { ahead, behind: mine, viewer: 'lost' };
}

/** A second difference is worth a word if it is nearly as large as the largest. */
const NEARLY = 0.75;

/** The categories in which one side went ahead of the other, the largest difference first: one, or two that weigh alike. */
export function decidingOf(categories: readonly Category[], { ahead, behind }: Comparison): Category[] {
  const lead = ({ points }: Category): number => sumOver(points, ahead) - sumOver(points, behind);
  const [first, second] = categories.toSorted((a, b) => lead(b) - lead(a));
  if (first === undefined || lead(first) <= 0) return [];
  return second !== undefined && lead(second) >= NEARLY * lead(first) ? [first, second] : [first];
}
