import { Type } from 'typebox';
import { ClubId, exactly, nullable, Time, type TypeOf } from './common.ts';
import { CLUB_TEXTS } from './limits.ts';
import { Person } from './people.ts';

/** Owners change the club and its roles, directors its members, chat and tournaments. */
export const ClubRole = Type.Enum(['owner', 'director', 'member']);
export type ClubRole = TypeOf<typeof ClubRole>;

/** How people become members: `request`, listed for all, and whoever asks is let in by a director; `link`, not listed, by its link only. */
export const ClubEntry = Type.Enum(['request', 'link']);
export type ClubEntry = TypeOf<typeof ClubEntry>;

/** The secret in a link with which anybody becomes a member at once. */
export const ClubInvitation = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** The server says what is wrong with texts; these limits only keep senseless ones away. */
const ClubTexts = {
  name: Type.String({ maxLength: 4 * CLUB_TEXTS.name }),
  about: Type.String({ maxLength: 4 * CLUB_TEXTS.about }),
};
export const NewClub = exactly({ ...ClubTexts, entry: ClubEntry });
export type NewClub = TypeOf<typeof NewClub>;
export const ClubChange = Type.Partial(NewClub, { additionalProperties: false });
export type ClubChange = TypeOf<typeof ClubChange>;

/** What a list shows of a club. */
export const ClubSummary = Type.Object({
  id: ClubId,
  name: Type.String(),
  about: Type.String(),
  entry: ClubEntry,
  /** How many there are. */
  members: Type.Integer(),
  /** What I am there; null for whoever is not a member. */
  role: nullable(ClubRole),
  /** How many ask to be let in; zero for those who do not decide about it. */
  requests: Type.Integer(),
});
export type ClubSummary = TypeOf<typeof ClubSummary>;

export const ClubView = Type.Object({
  ...ClubSummary.properties,
  createdAt: Time,
  /** I have asked to be let in. */
  hasAsked: Type.Boolean(),
  /** For owners and directors. */
  invitation: nullable(ClubInvitation),
});
export type ClubView = TypeOf<typeof ClubView>;

/** With the secret of its link one is a member at once; without it one asks. */
export const ClubJoin = exactly({ invitation: Type.Optional(ClubInvitation) });
export const NewInvitation = Type.Object({ invitation: ClubInvitation });

export const ClubMember = Type.Object({ person: Person, role: ClubRole, joinedAt: Time });
export type ClubMember = TypeOf<typeof ClubMember>;
export const RoleChange = exactly({ role: ClubRole });

export const ClubRequest = Type.Object({ person: Person, askedAt: Time });
export type ClubRequest = TypeOf<typeof ClubRequest>;

export const ClubLine = Type.Object({ number: Type.Integer(), at: Time, from: Person, text: Type.String() });
export type ClubLine = TypeOf<typeof ClubLine>;
/** The server says what is wrong with the text. */
export const NewClubLine = exactly({ text: Type.String({ maxLength: 2000 }) });
