import type { Shelved } from '@grove/games/shelf.ts';
import { cardPages } from '../boards/index.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { MissingPage } from './missing.tsx';

interface CardsPageProps {
  readonly shelf: readonly Shelved[];
  readonly game: string;
}

/** The cards of a game, to be looked up at any time. */
export function CardsPage({ shelf, game }: CardsPageProps) {
  const cover = shelf.find((shelved) => shelved.cover.id === game)?.cover;
  const Cards = cardPages[game];
  return cover === undefined || Cards === undefined ? <MissingPage /> : <Found Cards={Cards} words={cover.words} />;
}

interface FoundProps {
  readonly Cards: (typeof cardPages)[string];
  readonly words: Shelved['cover']['words'];
}

function Found({ Cards, words }: FoundProps) {
  const language = useLanguage();
  const { lookUpCards } = useWords();
  const { title } = words[language];
  useTitle(`${title}: ${lookUpCards}`);
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <h1>{title}</h1>
        <p className="second">{lookUpCards}</p>
        <Cards language={language} />
      </main>
    </div>
  );
}
