import { type GameTypes, itemAt, type Seat } from '@grove/kernel';
import type { FinishedEvent } from '@grove/protocol';
import type { TableEvent } from '../log/entry.ts';
import { isContest, type Table, votingSeats } from '../table.ts';
import { demandMatch } from './decider.ts';

/** The end of a game in a state. `lost` are seats that forfeit the game with this end, beside those that did before. */
export function finishedAt(
  table: Table,
  state: GameTypes['State'],
  how: FinishedEvent['how'],
  lost: readonly Seat[] = [],
): TableEvent {
  const { totals, winners } = table.game.result(state);
  const forfeited = forfeitedSeats(table, lost);
  if (forfeited.length === 0) return { kind: 'finished', how, totals, winners };
  const rest = totals.map((_, seat) => seat).filter((seat) => !forfeited.includes(seat));
  return { kind: 'finished', how, totals, winners: winnersAmong(rest, how, totals, winners), forfeited };
}

/** Ends the game if all voters want it. `without` is a seat that is about to leave or to be handed over. */
export function finishedIfAgreed(table: Table, votes: readonly Seat[], without?: Seat): TableEvent[] {
  const voters = votingSeats(table).filter((seat) => seat !== without);
  const agreed = voters.length > 0 && voters.every((seat) => votes.includes(seat));
  if (!agreed) return [];
  const gone = without === undefined ? [] : [without];
  // Nobody has agreed with the only voter: against bots that is to give up.
  const givenUp = voters.length === 1 && hasBots(table) ? voters : [];
  return [finishedAt(table, demandMatch(table).state, 'agreed', [...gone, ...givenUp])];
}

/** A game that was broken off is won by all who have not forfeited it; otherwise the rules say who wins among them. */
function winnersAmong(
  rest: readonly Seat[],
  how: FinishedEvent['how'],
  totals: readonly number[],
  winners: readonly Seat[],
): Seat[] {
  if (how !== 'played') return [...rest];
  const still = winners.filter((seat) => rest.includes(seat));
  if (still.length > 0) return still;
  const best = Math.max(...rest.map((seat) => itemAt(totals, seat)));
  return rest.filter((seat) => totals[seat] === best);
}

/** Who has lost a contest, whatever the totals; nobody elsewhere. */
export function forfeitedSeats(table: Table, lost: readonly Seat[]): Seat[] {
  if (!isContest(table)) return [];
  return table.data.seats.flatMap(({ person, left, forfeited = false }, seat) =>
    person !== null && (forfeited || left || lost.includes(seat)) ? [seat] : [],
  );
}

const hasBots = ({ data }: Table): boolean => data.seats.some(({ person }) => person === null);
