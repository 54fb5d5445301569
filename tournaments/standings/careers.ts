import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import type { Round, Tournament, TournamentTable } from '../tournament.ts';
import { sharePoints, tablePoints, WIN } from './table-points.ts';

/** What somebody has played so far. */
export interface Career {
  /** In twelfths of a win (`WIN`). */
  points: number;
  /** Those met at tables with a result, in order; a company of three brings two. */
  readonly meetings: Meeting[];
  /** How often each other entrant was at the same table, games without a result included. */
  readonly company: Map<EntrantId, number>;
  readonly seatCounts: number[];
  lastSeat: number | null;
  byes: number;
  gamePoints: number;
  wins: number;
  finished: number;
  /** The last round was played against more points (1), fewer (-1), or as many. */
  lastFloat: number;
}

interface Meeting {
  readonly opponent: EntrantId;
  /** 2 for a better place than the opponent, 1 for the same, 0 for a worse one. */
  readonly share: number;
}

export type Careers = ReadonlyMap<EntrantId, Career>;

export function careerOf(careers: Careers, id: EntrantId): Career {
  const career = careers.get(id);
  if (career === undefined) throw new RangeError(`there is no entrant ${id}`);
  return career;
}

/** How often two were at the same table. */
export const timesMet = (careers: Careers, one: EntrantId, other: EntrantId): number =>
  careers.get(one)?.company.get(other) ?? 0;

const SEATS = 4;

const newCareer = (): Career => ({
  points: 0,
  meetings: [],
  company: new Map(),
  seatCounts: Array.from({ length: SEATS }, () => 0),
  lastSeat: null,
  byes: 0,
  gamePoints: 0,
  wins: 0,
  finished: 0,
  lastFloat: 0,
});

/** All careers. They depend on pairings and results only, not on the order in which results came in. */
export function careersOf({ entrants, rounds }: Tournament): Careers {
  const careers = new Map(entrants.map(({ id }) => [id, newCareer()]));
  rounds.forEach((round, i) => {
    // With the points from before the round.
    if (i === rounds.length - 1) for (const { seats } of round.tables) noteFloats(careers, seats);
    addRound(careers, round);
  });
  return careers;
}

function addRound(careers: Careers, { tables, byes }: Round): void {
  for (const table of tables) addTable(careers, table);
  for (const id of byes) {
    const career = careerOf(careers, id);
    career.byes++;
    career.points += WIN;
  }
}

function noteFloats(careers: Careers, seats: readonly EntrantId[]): void {
  const points = seats.map((id) => careerOf(careers, id).points);
  const mean = points.reduce((sum, one) => sum + one, 0) / seats.length;
  seats.forEach((id, seat) => {
    careerOf(careers, id).lastFloat = Math.sign(mean - itemAt(points, seat));
  });
}

function addTable(careers: Careers, { seats, result }: TournamentTable): void {
  const points = result === null ? [] : tablePoints(result.places);
  seats.forEach((id, seat) => {
    const career = careerOf(careers, id);
    career.seatCounts[seat] = (career.seatCounts[seat] ?? 0) + 1;
    career.lastSeat = seat;
    for (const other of seats) if (other !== id) career.company.set(other, (career.company.get(other) ?? 0) + 1);
    if (result === null) return;
    const place = itemAt(result.places, seat);
    career.points += itemAt(points, seat);
    career.gamePoints += itemAt(result.totals, seat);
    career.finished++;
    if (place === 1 && result.places.filter((other) => other === 1).length === 1) career.wins++;
    seats.forEach((opponent, i) => {
      if (i !== seat) career.meetings.push({ opponent, share: sharePoints(place, itemAt(result.places, i)) });
    });
  });
}
