import { type GameManifest, labelled } from '@grove/game-kit';
import { cardPageOf, type LazyCardPage } from '../boards/lazy-parts.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { MissingPage } from './missing.tsx';

interface CardsPageProps {
  readonly manifests: readonly GameManifest[];
  readonly game: string;
}

/** The cards of a game, to be looked up at any time. */
export function CardsPage({ manifests, game }: CardsPageProps) {
  const cover = manifests.find((manifest) => manifest.cover.id === game)?.cover;
  const Cards = cardPageOf(game);
  return cover === undefined || Cards === undefined ? <MissingPage /> : <Found Cards={Cards} words={cover.words} />;
}

interface FoundProps {
  readonly Cards: LazyCardPage;
  readonly words: GameManifest['cover']['words'];
}

function Found({ Cards, words }: FoundProps) {
  const language = useLanguage();
  const { lookUpCards } = useWords();
  const { title } = words[language];
  useTitle(labelled(language, title, lookUpCards));
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
