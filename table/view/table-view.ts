import { itemAt, type GameTypes, ownPartsOf, type Refusal, type Seat, type Viewer, type ViewPart } from '@grove/kernel';
import type { GameView, PersonId, SeatView, TableView } from '@grove/protocol';
import { deadlineOf, graceUntil, leftAt } from '../clock/time.ts';
import { canUndo, isRevealed, seatOf, type Table, waitingSeats } from '../table.ts';
import { type ViewAccess, viewAccess } from './access.ts';

/** What of a table's view depends on who looks, apart from the game. */
export type OwnView = Pick<TableView, 'me' | 'chat' | 'muted' | 'note' | 'prepared' | 'dropped'>;
export type CommonView = Omit<TableView, keyof OwnView | 'playing'>;
/** What is said of the game beside its view. */
export type GameFacts = Omit<GameView, 'view'>;

/** One for all who have prepared nothing: whoever compares two views sees at once that it is the same. */
const NOTHING: readonly string[] = [];

/** The views of a table as it stands now. What several people see alike is made once and is the same value in all their views. */
export class TableViews {
  readonly #table: Table;
  #waiting: readonly Seat[] | undefined;
  #common: CommonView | undefined;
  #publicView: GameTypes['View'];

  constructor(table: Table) {
    this.#table = table;
  }

  /** What everybody sees who may look. */
  get common(): CommonView {
    this.#common ??= commonView(this.#table, this.#waitingSeats);
    return this.#common;
  }

  get #waitingSeats(): readonly Seat[] {
    this.#waiting ??= waitingSeats(this.#table);
    return this.#waiting;
  }

  /** The game as everybody sees it; the views of seats share values with it. */
  get publicView(): GameTypes['View'] {
    const { game, match } = this.#table;
    this.#publicView ??= match && game.view(match.state, 'public');
    return this.#publicView;
  }

  viewFor(person?: PersonId, as?: Viewer): TableView | Refusal {
    const access = viewAccess(this.#table, person, as);
    if ('reason' in access) return access;
    const facts = this.gameFacts(access);
    const playing = facts === null ? null : { ...facts, view: this.gameView(access.viewer) };
    return { ...this.common, ...this.ownView(access), playing };
  }

  ownView(access: ViewAccess): OwnView {
    const { data } = this.#table;
    const { person, muted } = access;
    const seat = seatOf(this.#table, person);
    const prepared = data.prepared.find((one) => one.person === person);
    return {
      me: { person: person ?? null, seat: seat < 0 ? null : seat },
      chat: muted.length === 0 ? data.chat : data.chat.filter(({ from }) => !muted.includes(from.id)),
      muted,
      note: data.notes.find((note) => note.person === person)?.text ?? '',
      prepared: prepared?.steps ?? NOTHING,
      dropped: prepared?.dropped ?? null,
    };
  }

  /** Null before the game has begun. */
  gameFacts({ viewer, person }: ViewAccess): GameFacts | null {
    const { match, data } = this.#table;
    if (match === null) return null;
    const own = viewer !== 'public' && data.phase === 'playing' && itemAt(data.seats, viewer).person?.id === person;
    return {
      viewer,
      steps: match.steps.length,
      mayAct: own && this.#waitingSeats.includes(viewer),
      canUndo: own && canUndo(this.#table, viewer),
    };
  }

  gameView(viewer: Viewer): GameTypes['View'] {
    const { match, game } = this.#table;
    const { publicView } = this;
    return viewer === 'public' || match === null ? publicView : game.view(match.state, viewer, publicView);
  }

  /** What makes of the public view what the viewer sees. */
  ownParts(viewer: Viewer): readonly ViewPart[] {
    const { match, game } = this.#table;
    return match === null ? [] : ownPartsOf(game, match.state, viewer);
  }
}

export const tableView = (table: Table, person?: PersonId, as?: Viewer): TableView | Refusal =>
  new TableViews(table).viewFor(person, as);

function commonView(table: Table, waiting: readonly Seat[]): CommonView {
  const { data, game, commitment } = table;
  return {
    table: data.id,
    game: game.id,
    rules: data.rules,
    number: data.number,
    phase: data.phase,
    host: data.host,
    settings: data.settings,
    seats: seatViews(table, waiting),
    undo: data.undo,
    votes: data.votes,
    end: data.end,
    commitment,
    seed: isRevealed(table) ? data.seed : null,
    after: data.after,
    rematch: data.rematch,
    tournament: data.tournament,
    silenced: data.silenced,
  };
}

function seatViews(table: Table, waiting: readonly Seat[]): SeatView[] {
  const { data } = table;
  return data.seats.map(({ person, bot, left, invited, nudge, changed, missed, cover, substituted }, seat) => ({
    person,
    bot,
    left,
    invited: invited === true,
    waited: waiting.includes(seat),
    deadline: deadlineOf(table, seat),
    timeLeft: leftAt(itemAt(data.clocks, seat), data.at),
    out: itemAt(data.clocks, seat).outAt !== null,
    graceUntil: graceUntil(table, seat),
    overdue: itemAt(data.clocks, seat).overdue,
    nudgedAt: nudge?.turn === changed ? nudge.at : null,
    missed,
    covered: cover !== null,
    substituted,
  }));
}
