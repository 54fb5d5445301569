import type { PersonId } from '@grove/protocol';
import type { TournamentDetails } from '../store/store.ts';

/** What tournaments ask about clubs. A club that there is not has neither members nor directors. */
export interface ClubRights {
  isMember(club: string, person: PersonId): Promise<boolean>;
  /** Whether the person may lead what the club holds. */
  mayDirect(club: string, person: PersonId): Promise<boolean>;
}

/** For a server without clubs. */
export const noClubs: ClubRights = { isMember: async () => false, mayDirect: async () => false };

/** Whether somebody may lead a tournament: its maker, those who were named, and the directors of the club that holds it. */
export async function isDirector(
  { maker, directors, club }: TournamentDetails,
  person: PersonId,
  clubs: ClubRights,
): Promise<boolean> {
  if (maker.id === person || directors.some(({ id }) => id === person)) return true;
  return club !== null && clubs.mayDirect(club, person);
}
