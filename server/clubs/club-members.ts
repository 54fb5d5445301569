import type { ClubMember, ClubRequest, ClubRole, PersonId } from '@grove/protocol';
import type { ClubStore, PeopleStore } from '../store/store.ts';
import {
  demand,
  demandDirector,
  demandMayRemove,
  demandOwner,
  type ClubVisit,
  type KnownVisit,
} from './club-rights.ts';
import { type ClubServices, hasAccount, MOST_REQUESTS } from './clubs.ts';

/** Members in a list at most. */
const LISTED = 2000;

/** Members of clubs, their roles, and those who ask to become one. What returns false found no such person there. */
export class ClubMembers {
  readonly #store: ClubStore;
  readonly #people: PeopleStore;
  readonly #now: () => number;
  readonly #left: (person: PersonId) => void;

  constructor({ store, now, left }: ClubServices) {
    this.#store = store.clubs;
    this.#people = store.people;
    this.#now = now;
    this.#left = left;
  }

  list({ club }: ClubVisit): Promise<ClubMember[]> {
    return this.#store.members(club.id, LISTED);
  }

  /** Nobody takes an owner's role away, but owners may give up their own while there is another one. Guests cannot lead. */
  async setRole(visit: KnownVisit, person: PersonId, role: ClubRole): Promise<boolean> {
    demandOwner(visit);
    const { id } = visit.club;
    const theirs = await this.#store.roleIn(id, person);
    if (theirs === undefined) return false;
    demand(theirs !== 'owner' || person === visit.person.id, 'other-owner');
    demand(role === 'member' || (await hasAccount(this.#people, person)), 'account-only');
    demand(await this.#store.setRole(id, person, role), 'last-owner');
    return true;
  }

  async remove(visit: KnownVisit, person: PersonId): Promise<boolean> {
    const { id } = visit.club;
    const theirs = await this.#store.roleIn(id, person);
    if (theirs === undefined) {
      demandDirector(visit);
      return false;
    }
    demandMayRemove(visit, person, theirs);
    demand(await this.#store.removeMember(id, person), 'last-owner');
    this.#left(person);
    return true;
  }

  async requests(visit: ClubVisit): Promise<ClubRequest[]> {
    demandDirector(visit);
    return this.#store.requests(visit.club.id, MOST_REQUESTS);
  }

  async accept(visit: ClubVisit, person: PersonId): Promise<boolean> {
    demandDirector(visit);
    const { id } = visit.club;
    return (await this.#store.hasRequest(id, person)) && this.#store.addMember(id, person, this.#now());
  }

  /** By a director, or by the person, who does not want to any more. */
  async refuseRequest(visit: KnownVisit, person: PersonId): Promise<boolean> {
    if (person !== visit.person.id) demandDirector(visit);
    return this.#store.removeRequest(visit.club.id, person);
  }
}
