import { itemAt } from '@grove/kernel';
import { STARTERS } from './starters.ts';

/** One round of a plan: the numbers of the players at each table. */
export type PlannedRound = readonly (readonly number[])[];

/**
 * A plan in which everybody meets everybody equally often, by turning the tables of a first round: once at tables of two (the circle
 * method), one time less than there are seats at larger ones. `null` if no plan is known for so many.
 */
export function roundRobin(players: number, seats: number): PlannedRound[] | null {
  if (players === seats) return [[range(seats)]];
  if (seats === 2) return range(evenRounds(players)).map((round) => circleRound(players, round));
  const starter = STARTERS[seats]?.[players];
  return starter === undefined
    ? null
    : range(turns(players, seats)).map((turn) => turned(starter, players, seats, turn));
}

/** For how many players there is a plan, where not for all. */
export const knownPlans = (seats: number): number[] => [seats, ...Object.keys(STARTERS[seats] ?? {}).map(Number)];

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

const evenRounds = (players: number): number => players + (players % 2) - 1;

/**
 * All but one player sit in a circle, and who is as far to the left of the round's number as the other to the right meets. Turns at
 * the first seat alternate along the circle, so that the seats of everybody differ by one at most. With an odd number of players the one
 * outside of the circle is nobody.
 */
function circleRound(players: number, round: number): PlannedRound {
  const circle = evenRounds(players);
  const inOrder = (one: number, other: number, isFirst: boolean): number[] => (isFirst ? [one, other] : [other, one]);
  const pairs = range((circle - 1) / 2).map((i) => {
    const steps = i + 1;
    return inOrder((round + steps) % circle, (round - steps + circle) % circle, steps % 2 === 1);
  });
  return circle === players ? pairs : [inOrder(round, players - 1, round % 2 === 0), ...pairs];
}

/** Where all can play at once, one player stays outside of the circle. */
const turns = (players: number, seats: number): number => (players % seats === 0 ? players - 1 : players);

function turned(starter: PlannedRound, players: number, seats: number, turn: number): number[][] {
  const circle = turns(players, seats);
  return starter.map((table) => {
    const moved = table.map((player) => (player + turn) % circle);
    return moved.length < seats ? [...moved, players - 1] : moved;
  });
}

/** The same plan again with the seats exchanged, as often as there are cycles. */
export const inCycles = (plan: readonly PlannedRound[], cycles: number): PlannedRound[] =>
  range(cycles).flatMap((cycle) => plan.map((round) => round.map((table) => rotated(table, cycle))));

const rotated = (table: readonly number[], by: number): number[] =>
  table.map((_, seat) => itemAt(table, (seat + by) % table.length));
