import type { Box } from '@grove/kernel';
import { Link } from 'wouter';
import { boards } from '../boards/index.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { LearnLinks } from '../learn/links.tsx';
import { Landscape } from '../parts/landscape.tsx';
import { useTitle } from '../parts/use-title.ts';

export function HomePage({ boxes }: { readonly boxes: readonly Box[] }) {
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
            <Link className="button act" href="/friends">
              {words.friends}
            </Link>
          </div>
        </div>
        <ul className="games" aria-label={words.games}>
          {boxes.map((box) => (
            <GameCard key={box.game.id} box={box} />
          ))}
        </ul>
        {boxes.length === 0 && <p className="panel">{words.noGames}</p>}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

function GameCard({ box: { game, words: gameWords } }: { readonly box: Box }) {
  const words = useWords();
  const { title, summary } = gameWords[useLanguage()];
  const isSolo = game.players.min === 1 && boards[game.id] !== undefined;
  return (
    <li className="panel game-card">
      <h2>{title}</h2>
      <p>{summary}</p>
      <LearnLinks game={game.id} title={title} />
      <div className="game-card-foot">
        <span className="second">{words.players(game.players.min, game.players.max)}</span>
        <Link
          className={isSolo ? 'button' : 'button act'}
          href={`/play/${game.id}`}
          aria-label={isSolo ? `${words.withOthers}: ${title}` : words.play(title)}
        >
          {isSolo ? words.withOthers : words.playShort}
        </Link>
        {isSolo && (
          <Link className="button act" href={`/play/${game.id}?solo`} aria-label={`${words.solo}: ${title}`}>
            {words.solo}
          </Link>
        )}
      </div>
    </li>
  );
}
