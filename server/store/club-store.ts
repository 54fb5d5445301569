import type { ClubEntry, ClubLine, ClubMember, ClubRequest, ClubRole, PersonId } from '@grove/protocol';

export interface StoredClub {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly entry: ClubEntry;
  /** The secret in the link with which one becomes a member. */
  readonly invitation: string;
  readonly createdAt: number;
}

/** A field that is left out stays as it is. */
export type StoredClubChange = Partial<Pick<StoredClub, 'name' | 'about' | 'entry' | 'invitation'>>;

/** A club in a list. */
export interface CountedClub extends StoredClub {
  readonly members: number;
}

/** A club in the list of one of its members. */
export interface OwnClub extends CountedClub {
  readonly role: ClubRole;
  /** How many ask to be let in. */
  readonly requests: number;
}

/** Clubs, who is in them, who wants to be, and what is said there. A club always has an owner, or it is gone. */
export interface ClubStore {
  addClub(club: StoredClub, owner: PersonId): Promise<void>;
  club(id: string): Promise<CountedClub | undefined>;
  updateClub(id: string, change: StoredClubChange): Promise<void>;
  /** Removes the club with its members, requests and chat. Its tables stay, and belong to no club that there is. */
  deleteClub(id: string): Promise<void>;
  /** Those with the entry `request`, the largest first. */
  listedClubs(limit: number): Promise<CountedClub[]>;
  /** By name. */
  clubsOf(person: PersonId): Promise<OwnClub[]>;

  roleIn(club: string, person: PersonId): Promise<ClubRole | undefined>;
  /** Owners first, then directors, then the others; each by when they came. */
  members(club: string, limit: number): Promise<ClubMember[]>;
  /** Takes the person's request away. False if the person is a member already, or there is no such club or person. */
  addMember(club: string, person: PersonId, at: number): Promise<boolean>;
  /** False, and nothing is changed, if the person is not a member, or the last owner and would not be one any more. */
  setRole(club: string, person: PersonId, role: ClubRole): Promise<boolean>;
  /** False, and nothing is changed, if the person is not a member, or the last owner. */
  removeMember(club: string, person: PersonId): Promise<boolean>;

  /** Asked twice it stays as it was. */
  addRequest(club: string, person: PersonId, at: number): Promise<void>;
  hasRequest(club: string, person: PersonId): Promise<boolean>;
  /** False if there was none. */
  removeRequest(club: string, person: PersonId): Promise<boolean>;
  /** Those who have waited longest first. */
  requests(club: string, limit: number): Promise<ClubRequest[]>;

  /** Keeps the newest so many lines. @returns the number of the line; undefined if there is no such club */
  addLine(club: string, person: PersonId, at: number, text: string, keep: number): Promise<number | undefined>;
  /** Who wrote it; undefined if there is no such line. */
  writerOf(club: string, number: number): Promise<PersonId | undefined>;
  removeLine(club: string, number: number): Promise<void>;
  /** The oldest first. */
  lines(club: string): Promise<ClubLine[]>;
}
