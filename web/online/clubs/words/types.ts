import type { ClubEntry, ClubRole } from '@grove/protocol';

/** Why the server says no to something of a club. */
type Refused =
  | 'account-only'
  | 'bad-text'
  | 'by-link-only'
  | 'club-full'
  | 'directors-only'
  | 'last-owner'
  | 'members-only'
  | 'not-there'
  | 'old-invitation'
  | 'other'
  | 'other-owner'
  | 'owners-only'
  | 'too-many'
  | 'too-many-clubs'
  | 'too-many-memberships'
  | 'too-many-requests'
  | 'unreachable';

export type ClubTab = 'tables' | 'tournaments' | 'standings' | 'members' | 'chat' | 'manage';

/** What is said about clubs. */
export interface ClubWords {
  readonly clubs: string;
  readonly intro: string;
  readonly mine: string;
  readonly others: string;
  readonly noOthers: string;
  readonly members: (count: number) => string;
  readonly asking: (count: number) => string;
  readonly roles: Readonly<Record<ClubRole, string>>;

  readonly found: string;
  readonly name: string;
  readonly about: string;
  readonly entry: string;
  readonly entries: Readonly<Record<ClubEntry, { readonly title: string; readonly note: string }>>;
  readonly needsAccount: string;
  readonly toAccount: string;

  readonly noSuchClub: string;
  readonly all: string;
  readonly parts: string;
  readonly tabs: Readonly<Record<ClubTab, string>>;
  readonly since: (date: string) => string;
  readonly invited: string;
  readonly join: string;
  readonly ask: string;
  readonly asked: string;
  readonly withdraw: string;
  readonly leave: string;
  readonly askLeave: string;

  readonly noTables: string;
  readonly finished: string;
  readonly forMembers: string;
  readonly club: string;
  readonly noClub: string;
  readonly membersOnly: string;
  readonly noStandings: string;

  readonly requests: string;
  readonly letIn: string;
  readonly refuse: string;
  readonly roleOf: (name: string) => string;
  readonly askOwner: (name: string) => string;
  readonly makeOwner: string;
  readonly remove: string;
  readonly askRemove: (name: string) => string;

  readonly noLines: string;
  readonly removeLine: string;

  readonly link: string;
  readonly linkNote: string;
  readonly qr: string;
  readonly shareText: (name: string) => string;
  readonly renew: string;
  readonly askRenew: string;
  readonly change: string;
  readonly save: string;
  readonly saved: string;
  readonly dissolve: string;
  readonly askDissolve: string;

  readonly refusals: Readonly<Record<Refused, string>>;
}
