import type { ClubRole, Person, PersonId } from '@grove/protocol';
import { type Facts, refuse, RefusedError } from '@grove/kernel';
import type { CountedClub } from '../store/store.ts';

/** What other parts of the server ask about clubs, beside what `Visibility` says. A club that there is not has no directors. */
export interface ClubRights {
  /** Whether the person may lead what the club holds: its owners and directors. */
  mayDirect(club: string, person: PersonId): Promise<boolean>;
}

/** Why something of a club is refused. */
export type ClubReason =
  | 'account-only'
  | 'by-link-only'
  | 'club-full'
  | 'directors-only'
  | 'last-owner'
  | 'members-only'
  | 'old-invitation'
  | 'other-owner'
  | 'owners-only'
  | 'too-many-clubs'
  | 'too-many-memberships'
  | 'too-many-requests';

/** Throws RefusedError unless the condition holds. */
export function demand(holds: boolean, reason: ClubReason, facts: Facts = {}): asserts holds {
  if (!holds) throw new RefusedError(refuse('club', reason, facts));
}

/** A club as somebody comes to it; the role is undefined for whoever is not a member. */
export interface ClubVisit {
  readonly club: CountedClub;
  readonly person: Person | undefined;
  readonly role: ClubRole | undefined;
}

/** The same of somebody who is known by name. */
export interface KnownVisit extends ClubVisit {
  readonly person: Person;
}

export const isDirecting = (role: ClubRole | undefined): boolean => role === 'owner' || role === 'director';

export const demandMember = ({ role }: ClubVisit): void => demand(role !== undefined, 'members-only');
export const demandDirector = ({ role }: ClubVisit): void => demand(isDirecting(role), 'directors-only');
export const demandOwner = ({ role }: ClubVisit): void => demand(role === 'owner', 'owners-only');

/** Members are removed by directors, directors by owners, owners by nobody; and everybody may go. */
export function demandMayRemove({ person, role }: KnownVisit, member: PersonId, theirs: ClubRole): void {
  if (member === person.id) return;
  demand(theirs !== 'owner', 'other-owner');
  demand(
    theirs === 'director' ? role === 'owner' : isDirecting(role),
    theirs === 'director' ? 'owners-only' : 'directors-only',
  );
}
