import { commitmentTo, type Refusal, type Seat, type Viewer } from '@grove/kernel';
import { deadlineOf, leftAt } from '../clock/time.ts';
import type { EventOf } from '../log/entry.ts';
import type { Settings } from '../settings.ts';
import { type ChatLine, type Phase, seatOf, type Table, type UndoRequest, waitingSeats } from '../table.ts';
import type { Person, PersonId } from '../actor.ts';
import { type ViewAccess, viewAccess } from './access.ts';

export interface SeatView {
  readonly person: Person | null;
  readonly bot: string | null;
  readonly left: boolean;
  /** Whether the game waits for it. */
  readonly waited: boolean;
  /** When its time will be out, in milliseconds since 1970; null while no clock runs for it. */
  readonly deadline: number | null;
  /** What its clock shows while it stands; null without a clock. */
  readonly timeLeft: number | null;
  /** Its time is out; and then its grace too. */
  readonly out: boolean;
  readonly overdue: boolean;
}

/** The game as seen from one place. */
export interface GameView {
  readonly viewer: Viewer;
  readonly view: unknown;
  /** How many steps have been played; those taken back do not count. */
  readonly steps: number;
  /** The legal steps of the own seat, in the game's notation. */
  readonly moves: readonly string[];
  /** Whether the own last step can be taken back without asking. */
  readonly canUndo: boolean;
}

/** Everything that a client needs to show a table; made of views only, never of the state. */
export interface TableView {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly number: number;
  readonly phase: Phase;
  readonly host: PersonId;
  readonly settings: Settings;
  readonly me: { readonly person: PersonId | null; readonly seat: Seat | null };
  readonly seats: readonly SeatView[];
  readonly playing: GameView | null;
  readonly undo: UndoRequest | null;
  readonly votes: readonly Seat[];
  readonly end: EventOf<'finished'> | null;
  /** The SHA-256 of the seed from the start on, the seed itself at the end. */
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly after: string | null;
  readonly rematch: string | null;
  readonly chat: readonly ChatLine[];
  readonly silenced: readonly PersonId[];
  readonly muted: readonly PersonId[];
  readonly note: string;
}

export function tableView(table: Table, person?: PersonId, as?: Viewer): TableView | Refusal {
  const access = viewAccess(table, person, as);
  if ('reason' in access) return access;
  const { data, kit } = table;
  const seat = seatOf(table, person);
  return {
    table: data.id,
    game: kit.game.id,
    rules: data.rules,
    number: data.number,
    phase: data.phase,
    host: data.host,
    settings: data.settings,
    me: { person: person ?? null, seat: seat < 0 ? null : seat },
    seats: seatViews(table),
    playing: gameView(table, access),
    undo: data.undo,
    votes: data.votes,
    end: data.end,
    commitment: data.seed === null ? null : commitmentTo(data.seed),
    seed: data.phase === 'finished' ? data.seed : null,
    after: data.after,
    rematch: data.rematch,
    chat: data.chat.filter(({ from }) => !access.muted.includes(from.id)),
    silenced: data.silenced,
    muted: access.muted,
    note: data.notes.find((note) => note.person === person)?.text ?? '',
  };
}

function seatViews(table: Table): SeatView[] {
  const { data } = table;
  const waiting = waitingSeats(table);
  return data.seats.map(({ person, bot, left }, seat) => ({
    person,
    bot,
    left,
    waited: waiting.includes(seat),
    deadline: deadlineOf(table, seat),
    timeLeft: leftAt(data.clocks[seat], data.at),
    out: data.clocks[seat].outAt !== null,
    overdue: data.clocks[seat].overdue,
  }));
}

function gameView({ match, kit, data }: Table, { viewer, person }: ViewAccess): GameView | null {
  if (match === null) return null;
  const { game } = kit;
  const own = viewer !== 'public' && data.phase === 'playing' && data.seats[viewer].person?.id === person;
  return {
    viewer,
    view: game.view(match.state, viewer),
    steps: match.steps.length,
    moves: own ? game.moves(match.state, viewer).map((move) => game.notation.writeStep(match.state, move)) : [],
    canUndo: own && match.canUndo(viewer),
  };
}
