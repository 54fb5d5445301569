import type { NoticeKind } from '@grove/protocol';

type Trouble =
  | 'bad-login'
  | 'bad-passkey'
  | 'sign-in-again'
  | 'last-key'
  | 'login-taken'
  | 'bad-text'
  | 'too-many'
  | 'unreachable'
  | 'other';

/** Everything that is said about accounts. */
export interface AccountWords {
  readonly account: string;
  readonly intro: string;
  readonly login: string;
  readonly password: string;
  readonly passwordNote: string;
  readonly make: string;
  readonly makeNote: string;
  readonly makeAct: string;
  readonly signIn: string;
  readonly signInNote: string;
  readonly signInAct: string;

  readonly makeWithKey: string;
  readonly signInWithKey: string;
  readonly passkeys: string;
  readonly passkeysNote: string;
  readonly addPasskey: string;
  readonly passkeyNumber: (number: number) => string;
  readonly forgetPasskey: (number: number) => string;

  readonly you: string;
  readonly youAre: (login: string) => string;
  readonly carried: string;
  readonly saveName: string;
  readonly myPage: string;
  readonly signOut: string;
  readonly signOutAll: string;

  readonly changePassword: string;
  readonly present: string;
  readonly next: string;
  readonly changeNote: string;
  readonly changeAct: string;
  readonly changed: string;

  readonly programs: string;
  readonly programsNote: string;
  readonly programName: string;
  readonly makeToken: string;
  readonly tokenMade: string;
  readonly token: string;
  readonly since: (date: string) => string;
  readonly endToken: (name: string) => string;

  readonly away: string;
  readonly awayNote: string;
  readonly tell: string;
  readonly tellNoMore: string;
  readonly isTold: string;
  readonly denied: string;
  readonly unsupported: string;
  readonly kinds: string;
  readonly kindsOf: Readonly<Record<NoticeKind, string>>;
  readonly mail: string;
  readonly mailNote: string;
  readonly mailAct: string;
  readonly mailWaits: (address: string) => string;
  readonly mailKnown: (address: string) => string;
  readonly mailStop: string;

  readonly data: string;
  readonly dataNote: string;
  readonly download: string;
  readonly remove: string;
  readonly removeNote: string;
  readonly removeAct: string;
  readonly removed: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
}
