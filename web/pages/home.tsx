import type { Shelved } from '@grove/games/shelf.ts';
import type { Cover } from '@grove/kernel';
import { Link } from 'wouter';
import { boards } from '../boards/index.ts';
import { dailyOn } from '../daily/which.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Header } from '../parts/header.tsx';
import { LearnLinks } from '../learn/links.tsx';
import { Landscape } from '../parts/landscape.tsx';
import { useTitle } from '../parts/use-title.ts';

export function HomePage({ shelf }: { readonly shelf: readonly Shelved[] }) {
  const words = useWords();
  useTitle('Grove');
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="hero">
          <Landscape />
          <div className="hero-foot">
            <h1>{words.tagline}</h1>
            <div className="hero-links">
              {dailyOn(shelf) && (
                <Link className="button" href="/daily">
                  {words.daily}
                </Link>
              )}
              <Link className="button act" href="/friends">
                {words.friends}
              </Link>
            </div>
          </div>
        </div>
        <ul className="games" aria-label={words.games}>
          {shelf.map(({ cover }) => (
            <GameCard key={cover.id} cover={cover} />
          ))}
        </ul>
        {shelf.length === 0 && <p className="panel">{words.noGames}</p>}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

function GameCard({ cover: { id, players, words: titles } }: { readonly cover: Cover }) {
  const words = useWords();
  const { title, summary } = titles[useLanguage()];
  const isSolo = players.min === 1 && boards[id] !== undefined;
  return (
    <li className="panel game-card">
      <Emblem game={id} />
      <h2>{title}</h2>
      <p>{summary}</p>
      <LearnLinks game={id} title={title} />
      <div className="game-card-foot">
        <span className="second">{words.players(players.min, players.max)}</span>
        <Link
          className={isSolo ? 'button' : 'button act'}
          href={`/play/${id}`}
          aria-label={isSolo ? `${words.withOthers}: ${title}` : words.play(title)}
        >
          {isSolo ? words.withOthers : words.playShort}
        </Link>
        {isSolo && (
          <Link className="button act" href={`/play/${id}?solo`} aria-label={`${words.solo}: ${title}`}>
            {words.solo}
          </Link>
        )}
      </div>
    </li>
  );
}
