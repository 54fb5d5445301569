import { itemAt, type GameTypes, type Match, type Preview, type Seat } from '@grove/kernel';
import type {
  ChatLine,
  FinishedEvent,
  Occupant,
  PersonId,
  Phase,
  Settings,
  TableTournament,
  UndoRequest,
} from '@grove/protocol';
import type { AnsweredCommands } from './answered.ts';
import type { SandTimer } from './clock/sand-timer.ts';
import type { SeatClock } from './clock/time.ts';
import type { EventOf } from './log/entry.ts';
import type { TableGame } from './settings.ts';

/** A seat with both a person and a bot belongs to the person; the bot plays until the person returns. */
export interface SeatData extends Occupant {
  /** The person left during the game. */
  readonly left: boolean;
  /** The last entry that changed what the seat has to decide: its own step, or an undo. A command made before it is stale. */
  readonly changed: number;
  /** How many turns in a row were played for the person because of the time; an own step or a return ends the row. */
  readonly missed: number;
  /** The turn that is due is played for the person; null if not. */
  readonly cover: Cover | null;
  /** How many steps the seat had made after the last one that was made for its person: those are not taken back freely. */
  readonly coveredSteps: number;
  /** A bot has made steps for the person. */
  readonly substituted: boolean;
  /** In a contest a bot has taken the person's seat: the person has lost, also after a return. */
  readonly forfeited?: true;
  /** The last time that somebody reminded the seat: the turn is told by `changed`. */
  readonly nudge?: { readonly at: number; readonly turn: number; readonly count: number };
  /** The seat is kept for the person of a game before, who has not sat down yet. */
  readonly invited?: true;
}

/** Who plays a turn for a person whose time is out. */
interface Cover {
  /** Null: the clock, with the simplest legal steps. */
  readonly bot: string | null;
  /** The turn that is played, in games that count turns (`Game.turnNumber`). */
  readonly turn: number | null;
}

/** What somebody wants to play as soon as their turn comes. */
interface PreparedSteps {
  readonly person: PersonId;
  readonly steps: readonly string[];
  readonly dropped: string | null;
}

/** Everything derived from the log except the match and the answered commands. Plain JSON, so that it can be saved in checkpoints. */
export interface TableData {
  id: string;
  rules: string;
  after: string | null;
  tournament: TableTournament | null;
  createdAt: number;
  /** Number and time of the last entry. */
  number: number;
  at: number;
  phase: Phase;
  host: PersonId;
  settings: Settings;
  seats: SeatData[];
  seed: string | null;
  clocks: SeatClock[];
  sand: SandTimer | null;
  /**
   * For every step: the milliseconds that its seat had left when it was made; null if no clock ran for it. Empty as long as none has run
   * for anybody.
   */
  timeLeft: (number | null)[];
  /** The indices of the steps that were made by the game's own timer. */
  timeOuts: number[];
  undo: UndoRequest | null;
  votes: Seat[];
  end: FinishedEvent | null;
  rematch: string | null;
  chat: readonly ChatLine[];
  silenced: PersonId[];
  ignored: { person: PersonId; other: PersonId }[];
  notes: { person: PersonId; text: string }[];
  /** People's steps for their next turn, and the last one that was dropped. */
  prepared: PreparedSteps[];
}

/** A step that `decide` has played on a copy of the match, to see whether the game ends with it. */
interface TriedStep {
  readonly event: EventOf<'moved' | 'interrupted'>;
  readonly preview: Preview<GameTypes>;
}

/** A table as its log makes it. Only `apply` changes it. */
export interface Table extends TableGame {
  readonly data: TableData;
  readonly answered: AnsweredCommands;
  /** To the seed, from the start of the game on. Made once: every view shows it. */
  commitment: string | null;
  match: Match<GameTypes> | null;
  /** The last tried step: a cache. `apply` adopts it if its event is applied next, so that a step is played once. */
  tried: TriedStep | null;
}

export const isPlaying = (table: Table): boolean => table.data.phase === 'playing';

/** The seat that belongs to a person, or -1. */
export const seatOf = ({ data }: Table, id: PersonId | undefined): Seat =>
  id === undefined ? -1 : data.seats.findIndex(({ person }) => person?.id === id);

/** Whether the result counts for more than this table: in a rating, or in a tournament. */
export const isContest = ({ data }: Table): boolean => data.settings.rated || data.tournament !== null;

/** Whether others may still play the same deal, so that nothing of it may be seen but by those who sit here. */
export const isSealed = ({ data }: Table): boolean => data.tournament?.sealed === true;

/** Whether nothing of the game is secret any more. */
export const isRevealed = (table: Table): boolean => table.data.phase === 'finished' && !isSealed(table);

/** Whether somebody may see the table: without spectators, once it has started, only its own people. */
export const mayLook = (table: Table, id: PersonId | undefined): boolean =>
  seatOf(table, id) >= 0 ||
  (!isSealed(table) && (table.data.settings.spectators || table.data.phase === 'gathering' || id === table.data.host));

/** Whether a person sits there and plays, not a bot for them. */
export function isActive({ data }: Table, seat: Seat): boolean {
  const { person, bot, left } = itemAt(data.seats, seat);
  return person !== null && bot === null && !left;
}

export const activeSeats = (table: Table): Seat[] =>
  table.data.seats.map((_, seat) => seat).filter((seat) => isActive(table, seat));

/** The bot that plays a seat now: always, or only the turn that is due. Null for a person, and for the clock. */
export function botAt({ data }: Table, seat: Seat): string | null {
  const { bot, cover } = itemAt(data.seats, seat);
  return bot ?? cover?.bot ?? null;
}

/** Whether so many turns in a row were played for a person that nobody expects the next step of them. */
export const isAbsent = ({ data }: Table, seat: Seat): boolean =>
  itemAt(data.seats, seat).missed >= data.settings.absentAfter;

/** Whether nobody of the people is there: then nothing goes on without them. A contest does not rest, it is lost. */
export const isResting = (table: Table): boolean =>
  !isContest(table) &&
  table.data.seats.some(({ person }) => person !== null) &&
  activeSeats(table).every((seat) => isAbsent(table, seat));

/** Which turn of the game is played; null in games that do not count turns. */
export const turnNumber = ({ game, match }: Table): number | null =>
  match === null ? null : (game.turnNumber?.(match.state) ?? null);

/** How many steps of a seat stand. */
export const stepsOf = ({ match }: Table, seat: Seat): number => match?.stepsOf(seat) ?? 0;

/** Whether a seat may take its last step back without asking: not one that was made for it because of the time. */
export function canUndo(table: Table, seat: Seat): boolean {
  const { coveredSteps } = itemAt(table.data.seats, seat);
  if (coveredSteps > 0 && stepsOf(table, seat) <= coveredSteps) return false;
  return table.match?.canUndo(seat) === true;
}

/** Whether the seat's time and grace are over, so that its consent is not needed. */
export const isOverdue = ({ data }: Table, seat: Seat): boolean => itemAt(data.clocks, seat).overdue;

/** Whose consent is needed: people who play and are not overdue. */
export const votingSeats = (table: Table): Seat[] => activeSeats(table).filter((seat) => !isOverdue(table, seat));

/** The steps that the person of a seat has prepared and that are to be played next; none while a bot plays the seat. */
export function preparedFor(table: Table, seat: Seat): readonly string[] {
  const { person } = itemAt(table.data.seats, seat);
  if (!isActive(table, seat)) return [];
  return table.data.prepared.find((prepared) => prepared.person === person?.id)?.steps ?? [];
}

export const waitingSeats = ({ game, match, data }: Table): readonly Seat[] =>
  match === null || data.phase !== 'playing' ? [] : game.waitingFor(match.state);
