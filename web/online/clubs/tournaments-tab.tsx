import { Link } from 'wouter';
import { TournamentLists } from '../tournaments/tournament-lists.tsx';
import { useTournaments } from '../tournaments/use-tournaments.ts';
import { useTournamentWords } from '../tournaments/words/index.ts';
import { type ClubProps, isLeading } from './club-props.ts';
import '../tournaments/styles/lists.css';

/** The tournaments of a club; those who lead it hold new ones. */
export function TournamentsTab({ club, manifests }: ClubProps) {
  const words = useTournamentWords();
  const { value } = useTournaments(club.id);
  return (
    <>
      {isLeading(club) && (
        <Link className="button act tournaments-make" href={`/tournaments/new?club=${encodeURIComponent(club.id)}`}>
          {words.make}
        </Link>
      )}
      {value && <TournamentLists {...value} manifests={manifests} />}
    </>
  );
}
