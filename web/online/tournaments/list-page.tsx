import type { GameManifest } from '@grove/game-kit';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { TournamentLists } from './tournament-lists.tsx';
import { useTournaments } from './use-tournaments.ts';
import { useTournamentWords } from './words/index.ts';
import '../styles/lobby.css';
import './styles/lists.css';

/** All tournaments of the server: to enter, to follow, to look up. */
export function TournamentsPage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const tournament = useTournamentWords();
  const { value, error } = useTournaments();
  const hasAccount = (storedSession()?.login ?? null) !== null;
  useTitle(words.tournaments);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby tournaments">
        <div className="tournaments-head">
          <h1>{words.tournaments}</h1>
          {hasAccount && (
            <Link className="button act" href="/tournaments/new">
              {tournament.make}
            </Link>
          )}
        </div>
        <p className="lobby-intro">{tournament.intro}</p>
        {value && <TournamentLists {...value} manifests={manifests} />}
        {error !== undefined && (
          <p className="panel" role="status">
            {online.noServer}
          </p>
        )}
        {!hasAccount && (
          <p className="second">
            {tournament.makeNeedsAccount}{' '}
            <Link className="in-text" href="/account">
              {words.account}
            </Link>
          </p>
        )}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}
