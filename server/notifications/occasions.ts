import { itemAt } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { activeSeats, graceUntil, stepsOf, type Table, waitingSeats } from '@grove/table';

/**
 * A reason to notify somebody: it is their turn, its time is out and the grace runs, a turn was played for them, the game has begun, the
 * game is over.
 */
export interface Occasion {
  readonly kind: 'turn' | 'late' | 'made' | 'start' | 'end';
  readonly person: PersonId;
  /** Rises during a game, so that the store can tell what was sent already. */
  readonly turn: number;
}

/** Numbers before and after those of all turns. */
const BEGINNING = -1;
const END = 1_000_000_000;

/** During a game, in the order in which they come: a turn was played, the next one begins, its time is out. */
const DURING = ['made', 'turn', 'late'] as const;
/** Numbers below are steps of turns, as earlier versions counted them. */
const FIRST = 1_000_000;

/** By the steps that the seat has made: a turn that comes back after an undo has the same number. */
const numberOf = (kind: (typeof DURING)[number], steps: number): number =>
  FIRST + DURING.length * steps + DURING.indexOf(kind);

/** All occasions of a table as it stands. Whose turn it is need not be told that the game has begun. */
export function occasionsAt(table: Table): Occasion[] {
  const { phase } = table.data;
  if (phase === 'gathering') return [];
  const people = peopleAt(table);
  if (phase === 'finished') return people.map((person) => ({ kind: 'end', person, turn: END }));
  const turns = occasionsDuring(table);
  const others = people.filter((person) => turns.every((turn) => turn.person !== person || turn.kind !== 'turn'));
  return [...turns, ...others.map((person): Occasion => ({ kind: 'start', person, turn: BEGINNING }))];
}

/** The kind of an occasion, by its number. */
export function kindOf(turn: number): Occasion['kind'] {
  if (turn === BEGINNING) return 'start';
  if (turn === END) return 'end';
  return turn < FIRST ? 'turn' : itemAt(DURING, (turn - FIRST) % DURING.length);
}

/** Those that are new. A turn that goes on, or that begins with the person's own step, is not; and a game begins once. */
export function occasionsAfter(before: readonly Occasion[], now: readonly Occasion[]): Occasion[] {
  const hadBegun = before.length > 0;
  const isKnown = ({ kind, person, turn }: Occasion): boolean =>
    before.some((other) => other.kind === kind && other.person === person && (kind !== 'made' || other.turn === turn));
  return now.filter((occasion) => !(occasion.kind === 'start' && hadBegun) && !isKnown(occasion));
}

/** Whether it still holds when the notice is about to be sent. */
export function holds(table: Table, { kind, person, turn }: Occasion): boolean {
  const { phase } = table.data;
  if (kind === 'start' || kind === 'end') return phase === (kind === 'end' ? 'finished' : 'playing');
  const expected = turn < FIRST ? numberOf('turn', turn) : turn;
  return occasionsDuring(table).some((now) => now.person === person && now.turn === expected);
}

const peopleAt = ({ data }: Table): PersonId[] =>
  data.seats.flatMap(({ person, left }) => (person === null || left ? [] : [person.id]));

/** Of people who play: whose turn it is, whose time is out, and for whom a turn was played. */
function occasionsDuring(table: Table): Occasion[] {
  const waiting = waitingSeats(table);
  return activeSeats(table).flatMap((seat): Occasion[] => {
    const { person, missed, cover } = itemAt(table.data.seats, seat);
    if (person === null || cover !== null) return [];
    const isLate = graceUntil(table, seat) !== null;
    const kinds = DURING.filter(
      (kind) =>
        (kind === 'made' && missed > 0) ||
        (kind === 'turn' && waiting.includes(seat)) ||
        (kind === 'late' && waiting.includes(seat) && isLate),
    );
    return kinds.map((kind) => ({ kind, person: person.id, turn: numberOf(kind, stepsOf(table, seat)) }));
  });
}
