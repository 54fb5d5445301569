import type { PersonId } from '@grove/protocol';
import { isDirecting } from '../clubs/club-rights.ts';
import type { ClubStore, ExpectedNotice, NoticeStore } from '../store/store.ts';
import type { OpenTournament } from '../tournaments/open-tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Notice } from './notice.ts';

interface ClubNoticeServices {
  readonly store: { readonly notices: Pick<NoticeStore, 'expectNotice'>; readonly clubs: ClubStore };
  readonly tournaments: Pick<Tournaments, 'fresh'>;
  readonly now: () => number;
}

/** Where the table of a notice stands in the store, these have what they are about. No id of a table has a colon. */
const CLUB = 'club:';
const TOURNAMENT = 'tournament:';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Who enters is told so often at most, however many come. */
const ENTRIES_EVERY = 6 * 3_600_000;
/** Numbers of what comes after the end of a window are above all of entries. */
const OVERDUE = 10_000_000;
/** Those who lead a club come first in the list of its members. */
const ASKED_FOR = 100;

/**
 * Tells those who lead clubs and tournaments what waits for them, and players that the time of a tournament is over, by the same ways as
 * what happens at tables. The numbers of the notices rise with time, so that each is told once a minute, once in some hours or once a day.
 */
export class ClubNotices {
  readonly #services: ClubNoticeServices;

  constructor(services: ClubNoticeServices) {
    this.#services = services;
  }

  /** Somebody asks to be let in. */
  async requested(club: string): Promise<void> {
    await this.#expect(await this.#directorsOf(club), `${CLUB}${club}`, Math.floor(this.#services.now() / MINUTE));
  }

  /** Somebody has entered before the start. A leader who plays along knows of their own entry. */
  async entered(open: OpenTournament, entrant: PersonId): Promise<void> {
    if (open.state.phase !== 'registration') return;
    const number = Math.floor(this.#services.now() / ENTRIES_EVERY);
    const others = (await this.#leadersOf(open)).filter((leader) => leader !== entrant);
    await this.#expect(others, `${TOURNAMENT}${open.id}`, number);
  }

  /** Games go on after the end of the window: told once a day to their people and to those who can decide them. */
  async overdue(open: OpenTournament): Promise<void> {
    const { now } = this.#services;
    const number = OVERDUE + Math.floor(now() / DAY);
    if (open.remindedAt === number || open.overdueTables(now()).length === 0) return;
    open.remindedAt = number;
    const people = [...(await this.#leadersOf(open)), ...open.overdueTables(now()).flatMap(({ table }) => table.seats)];
    await this.#expect(people, `${TOURNAMENT}${open.id}`, number);
  }

  /** What an expected notice says; undefined for one of a table, or of what has passed. */
  async noticeFor({ table: subject, person, turn }: ExpectedNotice): Promise<Notice | undefined> {
    if (subject.startsWith(CLUB)) return this.#ofClub(subject.slice(CLUB.length), person);
    const open = subject.startsWith(TOURNAMENT)
      ? await this.#services.tournaments.fresh(subject.slice(TOURNAMENT.length))
      : undefined;
    if (open === undefined) return undefined;
    return turn < OVERDUE ? ofEntry(open) : this.#ofOverdue(open, person);
  }

  async #ofClub(id: string, person: PersonId): Promise<Notice | undefined> {
    const { clubs } = this.#services.store;
    const club = await clubs.club(id);
    if (club === undefined || !isDirecting(await clubs.roleIn(id, person))) return undefined;
    const [asking] = await clubs.requests(id, 1);
    return asking && { kind: 'request', path: `/clubs/${id}/members`, title: club.name };
  }

  async #ofOverdue(open: OpenTournament, person: PersonId): Promise<Notice | undefined> {
    const tables = open.overdueTables(this.#services.now());
    const own = tables.find(({ table }) => table.seats.includes(person));
    const { name: title } = open.details;
    if (own !== undefined) return { kind: 'overdue', path: `/table/${own.id}`, title };
    return tables.length === 0 ? undefined : { kind: 'undecided', path: `/tournaments/${open.id}`, title };
  }

  async #directorsOf(club: string): Promise<PersonId[]> {
    const members = await this.#services.store.clubs.members(club, ASKED_FOR);
    return members.filter(({ role }) => isDirecting(role)).map(({ person }) => person.id);
  }

  async #leadersOf({ details }: OpenTournament): Promise<PersonId[]> {
    const named = [details.maker, ...details.directors].map(({ id }) => id);
    return details.club === null ? named : [...named, ...(await this.#directorsOf(details.club))];
  }

  async #expect(people: readonly PersonId[], table: string, turn: number): Promise<void> {
    const { store, now } = this.#services;
    for (const person of new Set(people)) await store.notices.expectNotice({ person, table, turn, since: now() });
  }
}

const ofEntry = ({ id, state, details }: OpenTournament): Notice | undefined =>
  state.phase === 'registration' ? { kind: 'entry', path: `/tournaments/${id}`, title: details.name } : undefined;
