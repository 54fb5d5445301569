import type { PersonId } from '@grove/protocol';
import { graceUntil, isActive, stepsOf, type Table, waitingSeats } from '@grove/table';

/**
 * A reason to notify somebody: it is their turn, somebody reminds them of it, its time is out and the grace runs, a turn was played for them, the game has begun, the
 * game is over.
 */
export interface Occasion {
  readonly kind: 'turn' | 'nudge' | 'late' | 'made' | 'start' | 'end';
  readonly person: PersonId;
  /** Rises during a game, so that the store can tell what was sent already. */
  readonly turn: number;
}

/** Numbers before and after those of all turns. */
const BEGINNING = -1;
const END = 1_000_000_000;

/**
 * During a game, in the order in which they come: a turn was played, the next one begins, others remind of it, as often as there is room
 * for, its time is out.
 */
const PLACES = { made: 0, turn: 1, nudge: 2, late: 15 } as const;
const DURING = ['made', 'turn', 'nudge', 'late'] as const;
/** Numbers of one turn. */
const WIDTH = 16;
const MOST_NUDGES = PLACES.late - PLACES.nudge;
/** Numbers below are steps of turns, as earlier versions counted them. */
const FIRST = 1_000_000;

/** By the steps that the seat has made: a turn that comes back after an undo has the same number. */
const numberOf = (kind: (typeof DURING)[number], steps: number, nudges = 0): number =>
  FIRST + WIDTH * steps + PLACES[kind] + (kind === 'nudge' ? Math.min(nudges, MOST_NUDGES) - 1 : 0);

/** All occasions of a table as it stands. Whose turn it is need not be told that the game has begun. */
export function occasionsAt(table: Table): Occasion[] {
  const { phase, seats } = table.data;
  if (phase === 'gathering') return [];
  const occasions = phase === 'playing' ? occasionsDuring(table) : [];
  const isOnTurn = (person: PersonId) => occasions.some((one) => one.person === person && one.kind === 'turn');
  for (const { person, left } of seats) {
    if (person === null || left) continue;
    if (phase === 'finished') occasions.push({ kind: 'end', person: person.id, turn: END });
    else if (!isOnTurn(person.id)) occasions.push({ kind: 'start', person: person.id, turn: BEGINNING });
  }
  return occasions;
}

/** The kind of an occasion, by its number. */
export function kindOf(turn: number): Occasion['kind'] {
  if (turn === BEGINNING) return 'start';
  if (turn === END) return 'end';
  if (turn < FIRST) return 'turn';
  const place = (turn - FIRST) % WIDTH;
  return DURING.findLast((kind) => PLACES[kind] <= place) ?? 'turn';
}

/** Those that are new. A turn that goes on, or that begins with the person's own step, is not; and a game begins once. */
export function occasionsAfter(before: readonly Occasion[], now: readonly Occasion[]): Occasion[] {
  const hadBegun = before.length > 0;
  const isKnown = ({ kind, person, turn }: Occasion): boolean =>
    before.some(
      (other) =>
        other.kind === kind &&
        other.person === person &&
        ((kind !== 'made' && kind !== 'nudge') || other.turn === turn),
    );
  return now.filter((occasion) => !(occasion.kind === 'start' && hadBegun) && !isKnown(occasion));
}

/** Whether it still holds when the notice is about to be sent. */
export function holds(table: Table, { kind, person, turn }: Occasion): boolean {
  const { phase } = table.data;
  if (kind === 'start' || kind === 'end') return phase === (kind === 'end' ? 'finished' : 'playing');
  const expected = turn < FIRST ? numberOf('turn', turn) : turn;
  return occasionsDuring(table).some((now) => now.person === person && now.turn === expected);
}

/** Of people who play: whose turn it is, whose time is out, and for whom a turn was played. */
function occasionsDuring(table: Table): Occasion[] {
  const waiting = waitingSeats(table);
  const occasions: Occasion[] = [];
  for (const [seat, { person, missed, cover, nudge, changed }] of table.data.seats.entries()) {
    const isWaited = waiting.includes(seat);
    if (person === null || cover !== null || (missed === 0 && !isWaited) || !isActive(table, seat)) continue;
    const steps = stepsOf(table, seat);
    const nudges = nudge?.turn === changed ? nudge.count : 0;
    const add = (kind: (typeof DURING)[number]): void => {
      occasions.push({ kind, person: person.id, turn: numberOf(kind, steps, nudges) });
    };
    if (missed > 0) add('made');
    if (!isWaited) continue;
    add('turn');
    if (nudges > 0) add('nudge');
    if (graceUntil(table, seat) !== null) add('late');
  }
  return occasions;
}
