import type { Settings } from '@grove/protocol';
import { Link } from 'wouter';
import { clubAddress } from './club-address.ts';
import { useRequest } from '../use-request.ts';
import { loadClub } from './use-clubs.ts';
import { useClubWords } from './words/index.ts';

/** Whose table it is, as a line of what was agreed for it; nothing of a club that the reader may not know of. */
export function ClubFact({ club }: { readonly club: NonNullable<Settings['club']> }) {
  const words = useClubWords();
  const { value } = useRequest(club.id, loadClub);
  return (
    <>
      {value && (
        <li>
          {words.club} <Link href={clubAddress(value.id)}>{value.name}</Link>
        </li>
      )}
      {club.membersOnly && <li>{words.forMembers}</li>}
    </>
  );
}
