import { randomBytes } from 'node:crypto';
import { CLUB_TEXTS } from '@grove/protocol/limits';
import type { ClubChange, ClubRole, ClubSummary, ClubView, NewClub, Person, PersonId } from '@grove/protocol';
import { cleanLine, cleanText } from '@grove/table';
import type { Limits } from '../limits/limits.ts';
import type { ClubStore, CountedClub, PeopleStore } from '../store/store.ts';
import {
  type ClubRights,
  type ClubVisit,
  demand,
  demandDirector,
  demandOwner,
  isDirecting,
  type KnownVisit,
} from './club-rights.ts';
import type { Visibility } from './visibility.ts';

export interface ClubServices {
  readonly store: { readonly clubs: ClubStore; readonly people: PeopleStore };
  readonly limits: Limits;
  readonly visibility: Visibility;
  readonly now: () => number;
  /** Called for everybody who is not a member of a club any more. */
  readonly left: (person: PersonId) => void;
}

/** Clubs in a list at most. */
const LISTED = 100;
/** Clubs that one person may be a member of, members of one club, and people who may wait to become one. */
const MOST_MEMBERSHIPS = 50;
const MOST_MEMBERS = 2000;
export const MOST_REQUESTS = 200;

const newClubId = (): string => randomBytes(9).toString('base64url');
const newInvitation = (): string => randomBytes(18).toString('base64url');

/** Clubs of this server: who finds them, who founds, changes and joins them. A server without any needs none. */
export class Clubs implements ClubRights {
  readonly #store: ClubStore;
  readonly #people: PeopleStore;
  readonly #limits: Limits;
  readonly #visibility: Visibility;
  readonly #now: () => number;

  constructor({ store, limits, visibility, now }: ClubServices) {
    this.#store = store.clubs;
    this.#people = store.people;
    this.#limits = limits;
    this.#visibility = visibility;
    this.#now = now;
  }

  async mayDirect(club: string, person: PersonId): Promise<boolean> {
    return isDirecting(await this.#store.roleIn(club, person));
  }

  /** My clubs by name, then those that anybody may find, the largest first. */
  async list(person: Person | undefined): Promise<ClubSummary[]> {
    const mine = person === undefined ? [] : await this.#store.clubsOf(person.id);
    const others = (await this.#store.listedClubs(LISTED)).filter(({ id }) => mine.every((own) => own.id !== id));
    return [
      ...mine.map((club) => summaryOf(club, club.role, club.requests)),
      ...others.toSorted((a, b) => b.members - a.members).map((club) => summaryOf(club)),
    ];
  }

  /** Undefined if there is no such club, or one that the person may not know of. */
  async visit<Visitor extends Person | undefined>(
    id: string,
    person: Visitor,
    invitation?: string,
  ): Promise<(ClubVisit & { readonly person: Visitor }) | undefined> {
    const club = await this.#store.club(id);
    if (club === undefined || !(await this.#visibility.mayKnowClub(club, person, invitation))) return undefined;
    return { club, person, role: person && (await this.#store.roleIn(id, person.id)) };
  }

  async view({ club, person, role }: ClubVisit): Promise<ClubView> {
    const isDirector = isDirecting(role);
    const requests = isDirector ? (await this.#store.requests(club.id, MOST_REQUESTS)).length : 0;
    return {
      ...summaryOf(club, role, requests),
      createdAt: club.createdAt,
      hasAsked: person !== undefined && (await this.#store.hasRequest(club.id, person.id)),
      invitation: isDirector ? club.invitation : null,
    };
  }

  /** Guests cannot: whoever loses the token of a guest would leave a club without an owner. */
  async found(person: Person, setup: NewClub): Promise<string> {
    demand(await hasAccount(this.#people, person.id), 'account-only');
    const mine = await this.#store.clubsOf(person.id);
    const most = this.#limits.clubs;
    demand(mine.filter(({ role }) => role === 'owner').length < most, 'too-many-clubs', { most });
    demand(mine.length < MOST_MEMBERSHIPS, 'too-many-memberships', { most: MOST_MEMBERSHIPS });
    const id = newClubId();
    const club = { id, entry: setup.entry, name: readClubName(setup.name), about: readAbout(setup.about) };
    await this.#store.addClub({ ...club, invitation: newInvitation(), createdAt: this.#now() }, person.id);
    return id;
  }

  async change(visit: ClubVisit, { name, about, entry }: ClubChange): Promise<void> {
    demandOwner(visit);
    await this.#store.updateClub(visit.club.id, {
      ...(name !== undefined && { name: readClubName(name) }),
      ...(about !== undefined && { about: readAbout(about) }),
      ...(entry !== undefined && { entry }),
    });
  }

  async remove(visit: ClubVisit): Promise<void> {
    demandOwner(visit);
    await this.#store.deleteClub(visit.club.id);
  }

  /** Links that were given away before are worth nothing from now on. */
  async renewInvitation(visit: ClubVisit): Promise<string> {
    demandDirector(visit);
    const invitation = newInvitation();
    await this.#store.updateClub(visit.club.id, { invitation });
    return invitation;
  }

  /** A member at once with the secret of the link, else somebody who waits. Members stay what they are. @returns whether somebody asks who has not before */
  async join({ club, person, role }: KnownVisit, invitation: string | undefined): Promise<boolean> {
    if (role !== undefined) return false;
    demand(club.members < MOST_MEMBERS, 'club-full', { most: MOST_MEMBERS });
    const mine = await this.#store.clubsOf(person.id);
    demand(mine.length < MOST_MEMBERSHIPS, 'too-many-memberships', { most: MOST_MEMBERSHIPS });
    if (invitation !== undefined) {
      demand(invitation === club.invitation, 'old-invitation');
      await this.#store.addMember(club.id, person.id, this.#now());
      return false;
    }
    demand(club.entry === 'request', 'by-link-only');
    const waiting = await this.#store.requests(club.id, MOST_REQUESTS);
    demand(waiting.length < MOST_REQUESTS, 'too-many-requests', { most: MOST_REQUESTS });
    if (await this.#store.hasRequest(club.id, person.id)) return false;
    await this.#store.addRequest(club.id, person.id, this.#now());
    return true;
  }
}

export async function hasAccount(people: PeopleStore, person: PersonId): Promise<boolean> {
  return ((await people.person(person))?.login ?? null) !== null;
}

/** Throw RefusedError for what the texts of people may not be. */
const readClubName = (name: string): string => cleanLine(name, CLUB_TEXTS.name);
const readAbout = (about: string): string => cleanText(about, CLUB_TEXTS.about);

const summaryOf = ({ id, name, about, entry, members }: CountedClub, role?: ClubRole, requests = 0): ClubSummary => ({
  id,
  name,
  about,
  entry,
  members,
  role: role ?? null,
  requests: isDirecting(role) ? requests : 0,
});
