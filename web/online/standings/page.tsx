import { itemAt } from '@grove/kernel';
import type { GameManifest } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useRequest } from '../use-request.ts';
import { useOnlineWords } from '../words/index.ts';
import { Leaderboard } from './leaderboard.tsx';
import { callApi } from '../api.ts';
import { useStandingWords } from './words/index.ts';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/standings.css';

interface StandingsPageProps {
  readonly manifests: readonly GameManifest[];
  readonly game: string | undefined;
}

const loadLeaderboard = (game: string) => callApi('GET /leaderboards/:game', { params: { game } });

/** Who plays how well, game by game; people and bots in one list. */
export function StandingsPage({ manifests, game }: StandingsPageProps) {
  const words = useWords();
  const online = useOnlineWords();
  const standing = useStandingWords();
  const language = useLanguage();
  const covers = manifests.map(({ cover }) => cover);
  const shown = covers.find(({ id }) => id === game) ?? itemAt(covers, 0);
  const { value, error } = useRequest(shown.id, loadLeaderboard);
  useTitle(standing.standings);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{standing.standings}</h1>
        <nav className="tabs" aria-label={words.games}>
          {covers.map(({ id, words: titles }) => (
            <Link
              key={id}
              href={`/standings/${id}`}
              className="tab"
              aria-current={id === shown.id ? 'page' : undefined}
            >
              {titles[language].title}
            </Link>
          ))}
        </nav>
        {error !== undefined && <p className="panel">{online.noServer}</p>}
        {value && <Leaderboard title={shown.words[language].title} standings={value} />}
        <p className="second intro">{standing.standingsNote}</p>
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}
