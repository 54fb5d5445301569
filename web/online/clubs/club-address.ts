import type { ClubTab } from './words/index.ts';

export const clubAddress = (club: string, tab?: ClubTab): string =>
  tab === undefined || tab === 'tables' ? `/clubs/${club}` : `/clubs/${club}/${tab}`;

const JOIN = 'join';

/** The link with which one becomes a member. What follows the # never leaves the browser, so that no log of a server keeps the secret. */
export const invitationLink = (club: string, invitation: string): string =>
  `${location.origin}${clubAddress(club)}#${JOIN}=${invitation}`;

/** The secret of the link that somebody has come by. */
export const invitationIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(JOIN) ?? undefined;
