import { itemAt, type GameTypes, type Refusal, type Viewer } from '@grove/kernel';
import type { GameView, PersonId, SeatView, TableView } from '@grove/protocol';
import { deadlineOf, graceUntil, leftAt } from '../clock/time.ts';
import { canUndo, isRevealed, seatOf, type Table, waitingSeats } from '../table.ts';
import { type ViewAccess, viewAccess } from './access.ts';

/** The views of a table as it stands now. What several people see alike is made once and is the same value in all their views. */
export class TableViews {
  readonly #table: Table;
  #seats: readonly SeatView[] | undefined;
  #publicView: GameTypes['View'];

  constructor(table: Table) {
    this.#table = table;
  }

  viewFor(person?: PersonId, as?: Viewer): TableView | Refusal {
    const access = viewAccess(this.#table, person, as);
    if ('reason' in access) return access;
    const { data, game, commitment } = this.#table;
    const seat = seatOf(this.#table, person);
    const prepared = data.prepared.find((one) => one.person === person);
    this.#seats ??= seatViews(this.#table);
    return {
      table: data.id,
      game: game.id,
      rules: data.rules,
      number: data.number,
      phase: data.phase,
      host: data.host,
      settings: data.settings,
      me: { person: person ?? null, seat: seat < 0 ? null : seat },
      seats: this.#seats,
      playing: this.#gameView(access),
      undo: data.undo,
      votes: data.votes,
      end: data.end,
      commitment,
      seed: isRevealed(this.#table) ? data.seed : null,
      after: data.after,
      rematch: data.rematch,
      tournament: data.tournament,
      chat: data.chat.filter(({ from }) => !access.muted.includes(from.id)),
      silenced: data.silenced,
      muted: access.muted,
      note: data.notes.find((note) => note.person === person)?.text ?? '',
      prepared: prepared?.steps ?? [],
      dropped: prepared?.dropped ?? null,
    };
  }

  #gameView({ viewer, person }: ViewAccess): GameView | null {
    const { match, game, data } = this.#table;
    if (match === null) return null;
    const own = viewer !== 'public' && data.phase === 'playing' && itemAt(data.seats, viewer).person?.id === person;
    this.#publicView ??= game.view(match.state, 'public');
    return {
      viewer,
      view: viewer === 'public' ? this.#publicView : game.view(match.state, viewer, this.#publicView),
      steps: match.steps.length,
      mayAct: own && waitingSeats(this.#table).includes(viewer),
      canUndo: own && canUndo(this.#table, viewer),
    };
  }
}

export const tableView = (table: Table, person?: PersonId, as?: Viewer): TableView | Refusal =>
  new TableViews(table).viewFor(person, as);

function seatViews(table: Table): SeatView[] {
  const { data } = table;
  const waiting = waitingSeats(table);
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
