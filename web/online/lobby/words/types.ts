import type { Settings } from '@grove/protocol';

/** What is said where people find each other: lists of tables, invitations, full tables. */
export interface LobbyWords {
  readonly intro: string;
  readonly level: string;
  readonly levels: Readonly<Record<Settings['level'], string>>;
  readonly language: string;
  readonly anyLanguage: string;
  readonly rated: string;
  readonly casual: string;
  readonly full: string;
  readonly join: string;
  readonly watch: string;
  readonly toWatch: string;
  readonly noneToWatch: string;
  readonly share: string;
  /** Goes along with the link. */
  readonly shareText: (title: string) => string;
  readonly mayOnlySit: string;
  readonly learnFirst: (title: string) => string;
  readonly allTaken: string;
  readonly watchHere: string;
  readonly noSpectators: string;
  readonly fullWatching: string;
  readonly wantsRematch: (name: string) => string;
  /** Of somebody for whom a seat is kept. */
  readonly invited: string;
  readonly takeInvitationBack: string;
  readonly youAreInvited: string;
  readonly otherTables: string;
}
