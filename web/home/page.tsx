import { type GameManifest, labelled } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Header } from '../parts/header.tsx';
import { LearnLinks } from '../learn/links.tsx';
import { Landscape } from '../parts/landscape.tsx';
import { useTitle } from '../parts/use-title.ts';
import { Strip } from './strip.tsx';

export function HomePage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  useTitle('Grove');
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <Strip manifests={manifests} />
        <div className="hero">
          <Landscape />
          <div className="hero-foot">
            <h1>{words.tagline}</h1>
            <div className="hero-links">
              <Link className="button act" href="/friends">
                {words.friends}
              </Link>
            </div>
          </div>
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

function GameCard({ manifest }: { readonly manifest: GameManifest }) {
  const words = useWords();
  const { cover, emblem, board } = manifest;
  const { id, players } = cover;
  const language = useLanguage();
  const { title, summary } = cover.words[language];
  const isSolo = players.min === 1 && board !== undefined;
  return (
    <li className="panel game-card">
      {emblem && <Emblem address={emblem} />}
      <h2>{title}</h2>
      <p>{summary}</p>
      <LearnLinks manifest={manifest} />
      <div className="game-card-foot">
        <span className="second">{words.players(players.min, players.max)}</span>
        <Link
          className={isSolo ? 'button' : 'button act'}
          href={`/play/${id}`}
          aria-label={isSolo ? labelled(language, words.withOthers, title) : words.play(title)}
        >
          {isSolo ? words.withOthers : words.playShort}
        </Link>
        {isSolo && (
          <Link className="button act" href={`/play/${id}?solo`} aria-label={labelled(language, words.solo, title)}>
            {words.solo}
          </Link>
        )}
      </div>
    </li>
  );
}
