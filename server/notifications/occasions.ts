import { itemAt } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { isActive, type Table, waitingSeats } from '@grove/table';

/** A reason to notify somebody: it is their turn, the game has begun, the game is over. */
export interface Occasion {
  readonly kind: 'turn' | 'start' | 'end';
  readonly person: PersonId;
  /**
   * Rises during a game, so that the store can tell what was sent already. For a turn it is how many steps the seat had made
   * when the turn began: a turn that comes back after an undo has the same number.
   */
  readonly turn: number;
}

/** Numbers before and after those of all turns. */
const BEGINNING = -1;
const END = 1_000_000_000;

/** All occasions of a table as it stands. Whose turn it is need not be told that the game has begun. */
export function occasionsAt(table: Table): Occasion[] {
  const { phase } = table.data;
  if (phase === 'gathering') return [];
  const people = peopleAt(table);
  if (phase === 'finished') return people.map((person) => ({ kind: 'end', person, turn: END }));
  const turns = turnsAt(table);
  const others = people.filter((person) => turns.every((turn) => turn.person !== person));
  return [...turns, ...others.map((person): Occasion => ({ kind: 'start', person, turn: BEGINNING }))];
}

/** The kind of an occasion, by its number. */
export function kindOf(turn: number): Occasion['kind'] {
  if (turn === BEGINNING) return 'start';
  return turn === END ? 'end' : 'turn';
}

/** Those that are new. A turn that goes on, or that begins with the person's own step, is not; and a game begins once. */
export function occasionsAfter(before: readonly Occasion[], now: readonly Occasion[]): Occasion[] {
  const hadBegun = before.length > 0;
  return now.filter(
    ({ kind, person }) =>
      !(kind === 'start' && hadBegun) && !before.some((other) => other.kind === kind && other.person === person),
  );
}

/** Whether it still holds when the notice is about to be sent. */
export function holds(table: Table, { kind, person, turn }: Occasion): boolean {
  const { phase } = table.data;
  if (kind !== 'turn') return phase === (kind === 'end' ? 'finished' : 'playing');
  return turnsAt(table).some((now) => now.person === person && now.turn === turn);
}

const peopleAt = ({ data }: Table): PersonId[] =>
  data.seats.flatMap(({ person, left }) => (person === null || left ? [] : [person.id]));

/** The people who are waited for. */
function turnsAt(table: Table): Occasion[] {
  return waitingSeats(table)
    .filter((seat) => isActive(table, seat))
    .flatMap((seat): Occasion[] => {
      const { person } = itemAt(table.data.seats, seat);
      return person === null ? [] : [{ kind: 'turn', person: person.id, turn: stepsOf(table, seat) }];
    });
}

const stepsOf = ({ match }: Table, seat: number): number =>
  match?.steps.reduce((count, step) => count + Number(step.seat === seat), 0) ?? 0;
