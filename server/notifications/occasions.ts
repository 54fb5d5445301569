import { itemAt } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { isActive, type Table, waitingSeats } from '@grove/table';

/** Something that somebody may want to know while away: it is their turn, the game has begun, the game is over. */
export interface Occasion {
  readonly kind: 'turn' | 'start' | 'end';
  readonly person: PersonId;
  /**
   * The later the higher, so that the store lets each be told once. For a turn: how many steps the seat had made when it
   * began; a turn that comes back after an undo is the same one.
   */
  readonly turn: number;
}

/** Before any turn, and after all of them. */
const BEGINNING = -1;
const END = 1_000_000_000;

/** What there is to tell at a table as it stands. Whoever is on turn needs not be told that the game has begun. */
export function occasionsAt(table: Table): Occasion[] {
  const { phase } = table.data;
  if (phase === 'gathering') return [];
  const people = peopleAt(table);
  if (phase === 'finished') return people.map((person) => ({ kind: 'end', person, turn: END }));
  const turns = turnsAt(table);
  const others = people.filter((person) => turns.every((turn) => turn.person !== person));
  return [...turns, ...others.map((person): Occasion => ({ kind: 'start', person, turn: BEGINNING }))];
}

/** What a number stands for. */
export function kindOf(turn: number): Occasion['kind'] {
  if (turn === BEGINNING) return 'start';
  return turn === END ? 'end' : 'turn';
}

/** Those that are new. A turn that goes on, or begins with the own step, is not; a game begins once. */
export function occasionsAfter(before: readonly Occasion[], now: readonly Occasion[]): Occasion[] {
  const hadBegun = before.length > 0;
  return now.filter(
    ({ kind, person }) =>
      !(kind === 'start' && hadBegun) && !before.some((other) => other.kind === kind && other.person === person),
  );
}

/** Whether it is still worth telling. */
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
