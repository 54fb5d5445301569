import { createHmac } from 'node:crypto';
import type { Person, TableSummary } from '@grove/protocol';
import { seatOf, type Table } from '@grove/table';
import { isSameSecret } from '../same-secret.ts';
import type { ClubStore, StoredClub } from '../store/store.ts';
import type { OpenTournament } from '../tournaments/open-tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';

type Visitor = Person | undefined;

/**
 * Who may know of clubs, of their tournaments and of their tables. Every door asks here: HTTP, files, sockets.
 *
 * - A club that is listed everybody may know; one that is not, its members and those who have its link.
 * - A tournament without a club, or of a listed one, everybody may know, also one that only members may enter. One of a club that is not listed:
 *   members, whoever plays in it or leads it, and those who have its key.
 * - A table of a tournament is for those who may know the tournament; another one with `membersOnly` is for members; and each for its own people.
 *
 * What is sealed at a table is held back beside this, by the table itself (`viewAccess`).
 */
export class Visibility {
  readonly #clubs: Pick<ClubStore, 'club' | 'roleIn'>;
  readonly #tournaments: Pick<Tournaments, 'fresh'>;

  constructor(clubs: Pick<ClubStore, 'club' | 'roleIn'>, tournaments: Pick<Tournaments, 'fresh'>) {
    this.#clubs = clubs;
    this.#tournaments = tournaments;
  }

  async mayKnowClub(club: StoredClub, person: Visitor, invitation?: string): Promise<boolean> {
    if (club.entry === 'request' || isSameSecret(invitation ?? '', club.invitation)) return true;
    return this.isMember(club.id, person);
  }

  /** Of a club that is gone nobody knows whether it was listed: its tournaments are left to those who were part of them. */
  async mayKnowTournament(open: OpenTournament, person: Visitor, key?: string): Promise<boolean> {
    const { club: id } = open.details;
    if (id === null || (person !== undefined && isPartOf(open, person))) return true;
    const club = await this.#clubs.club(id);
    if (club === undefined) return false;
    return isSameSecret(key ?? '', keyTo(open, club)) || this.mayKnowClub(club, person);
  }

  /**
   * What the club says of who may know a tournament, as a text that changes with it: somebody who was let in by another one is looked at again.
   * The memberships of a person are not in it: a connection hears of their changes (`ConnectionRegistry`).
   */
  async ruleFor({ details }: OpenTournament): Promise<string> {
    if (details.club === null) return '';
    const club = await this.#clubs.club(details.club);
    return club === undefined ? 'gone' : `${club.entry} ${club.invitation}`;
  }

  /** The key for links that are opened without a person: a club room's screen, files, calendars. Null where none is needed. */
  async keyOf(open: OpenTournament): Promise<string | null> {
    const club = open.details.club === null ? undefined : await this.#clubs.club(open.details.club);
    return club?.entry === 'link' ? keyTo(open, club) : null;
  }

  async mayKnowTable(table: Table, person: Visitor): Promise<boolean> {
    const { settings, host, tournament } = table.data;
    const { club } = settings;
    if (club === null) return true;
    if (person !== undefined && (person.id === host || seatOf(table, person.id) >= 0)) return true;
    if (tournament === null) return !club.membersOnly || this.isMember(club.id, person);
    const open = await this.#tournaments.fresh(tournament.tournament);
    return open === undefined || this.mayKnowTournament(open, person);
  }

  async isMember(club: string, person: Visitor): Promise<boolean> {
    return person !== undefined && (await this.#clubs.roleIn(club, person.id)) !== undefined;
  }
}

function isPartOf({ details, state }: OpenTournament, { id }: Person): boolean {
  const { maker, directors } = details;
  return [maker, ...directors, ...state.entrants].some((one) => one.id === id);
}

/** A new link to the club makes new keys, so that whoever had the old ones is out. */
const keyTo = ({ details }: OpenTournament, { invitation }: StoredClub): string =>
  createHmac('sha256', details.secret).update(`key ${invitation}`).digest('base64url').slice(0, 24);

/** Whether a club lists a table for a visitor who may know the club. Nobody may watch a sealed table, and its summary has the result. */
export function isListedFor(
  { settings, phase, seats, tournament }: TableSummary,
  person: Visitor,
  isMember: boolean,
): boolean {
  if (seats.some((seat) => seat.person !== null && seat.person.id === person?.id)) return true;
  if (tournament?.sealed === true || (settings?.club?.membersOnly === true && !isMember)) return false;
  return phase === 'gathering' || settings?.spectators !== false;
}
