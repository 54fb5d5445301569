import { itemAt } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { isActive, type Table, waitingSeats } from '@grove/table';

/** A reason to notify somebody: it is their turn, somebody reminds them of it, the game has begun, the game is over. */
export interface Occasion {
  readonly kind: 'turn' | 'nudge' | 'start' | 'end';
  readonly person: PersonId;
  /**
   * Rises during a game, so that the store can tell what was sent already. For a turn it is `NUDGES` times how many steps the seat had
   * made when the turn began, so that a turn that comes back after an undo has the same number, and one more for every nudge.
   */
  readonly turn: number;
}

/** Numbers before and after those of all turns. */
const BEGINNING = -1;
const END = 1_000_000_000;
/** Room for the nudges of one turn between its number and that of the next. */
const NUDGES = 16;

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
  if (turn === END) return 'end';
  return turn % NUDGES === 0 ? 'turn' : 'nudge';
}

/**
 * Those that are new. A turn that goes on, or that begins with the person's own step, is not; and a game begins once. A reminder is new
 * each time.
 */
export function occasionsAfter(before: readonly Occasion[], now: readonly Occasion[]): Occasion[] {
  const hadBegun = before.length > 0;
  return now.filter(
    ({ kind, person, turn }) =>
      !(kind === 'start' && hadBegun) &&
      !before.some(
        (other) => other.person === person && (kind === 'nudge' ? other.turn === turn : isSameKind(other.kind, kind)),
      ),
  );
}

/** A turn of which somebody was reminded is still the same turn. */
const isSameKind = (one: Occasion['kind'], other: Occasion['kind']): boolean =>
  one === other || (one === 'nudge' && other === 'turn');

/** Whether it still holds when the notice is about to be sent. */
export function holds(table: Table, { kind, person, turn }: Occasion): boolean {
  const { phase } = table.data;
  if (kind === 'start' || kind === 'end') return phase === (kind === 'end' ? 'finished' : 'playing');
  return turnsAt(table).some((now) => now.person === person && now.turn === turn);
}

const peopleAt = ({ data }: Table): PersonId[] =>
  data.seats.flatMap(({ person, left }) => (person === null || left ? [] : [person.id]));

/** The people who are waited for. */
function turnsAt(table: Table): Occasion[] {
  return waitingSeats(table)
    .filter((seat) => isActive(table, seat))
    .flatMap((seat): Occasion[] => {
      const { person, nudge, changed } = itemAt(table.data.seats, seat);
      const nudges = nudge?.turn === changed ? Math.min(nudge.count, NUDGES - 1) : 0;
      const turn = stepsOf(table, seat) * NUDGES + nudges;
      return person === null ? [] : [{ kind: kindOf(turn), person: person.id, turn }];
    });
}

const stepsOf = ({ match }: Table, seat: number): number =>
  match?.steps.reduce((count, step) => count + Number(step.seat === seat), 0) ?? 0;
