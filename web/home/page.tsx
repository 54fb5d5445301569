import type { GameManifest } from '@grove/game-kit';
import { Link } from 'wouter';
import { useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { Landscape } from '../parts/landscape.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useSetUpWords } from '../set-up/words/index.ts';
import { GameCard } from './game-card.tsx';
import { Strip } from './strip.tsx';
import './home.css';

/** What waits for me, and all games with ways to play them. */
export function HomePage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const { withBots } = useSetUpWords();
  useTitle('Grove');
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="hero">
          <Landscape />
          <div className="hero-head">
            <h1>{words.tagline}</h1>
            <p>{withBots}</p>
            <Link className="button act" href="/friends">
              {words.friends}
            </Link>
          </div>
          <Strip manifests={manifests} />
        </div>
        <ul className="games" aria-label={words.games}>
          {manifests.map((manifest) => (
            <GameCard key={manifest.cover.id} manifest={manifest} />
          ))}
        </ul>
        {manifests.length === 0 && <p className="panel">{words.noGames}</p>}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}
