import type { PersonId } from '@grove/protocol';
import type { ClubRights } from '../clubs/club-rights.ts';
import type { TournamentDetails } from '../store/store.ts';

/** Whether somebody may lead a tournament: its maker, those who were named, and the directors of the club that holds it. */
export async function isDirector(
  { maker, directors, club }: TournamentDetails,
  person: PersonId,
  clubs: ClubRights,
): Promise<boolean> {
  if (maker.id === person || directors.some(({ id }) => id === person)) return true;
  return club !== null && clubs.mayDirect(club, person);
}
