import { type GameManifest, labelled } from '@grove/game-kit';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { cardPageOf, type LazyCardPage } from '../boards/lazy-parts.ts';
import { cardHref, useCardPage } from '../cards/use-card-page.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { MissingPage } from './missing.tsx';

interface CardsPageProps {
  readonly manifests: readonly GameManifest[];
  readonly game: string;
  /** The id of one card; undefined for all of them. */
  readonly card: string | undefined;
}

/** The cards of a game, to be looked up at any time: `/cards/GAME?effect=growth` and `/cards/GAME/E001`. */
export function CardsPage({ manifests, game, card }: CardsPageProps) {
  const cover = manifests.find((manifest) => manifest.cover.id === game)?.cover;
  const Cards = cardPageOf(game);
  return cover === undefined || Cards === undefined ? (
    <MissingPage />
  ) : (
    <Found Cards={Cards} cover={cover} card={card} />
  );
}

interface FoundProps extends Pick<CardsPageProps, 'card'> {
  readonly Cards: LazyCardPage;
  readonly cover: GameManifest['cover'];
}

function Found({ Cards, cover, card }: FoundProps) {
  const language = useLanguage();
  const { lookUpCards } = useWords();
  const page = useCardPage(cover.id);
  const filter = useSearch();
  const [, navigate] = useLocation();
  const [name, setName] = useState<string>();
  const { title } = cover.words[language];
  useTitle(labelled(language, title, name ?? lookUpCards));
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <h1 className={card === undefined ? undefined : 'visually-hidden'}>{title}</h1>
        {card === undefined && <p className="second">{lookUpCards}</p>}
        <Cards
          {...page}
          at={{ card, filter }}
          go={(to, how) => navigate(cardHref(cover.id, to), { replace: how === 'replace' })}
          onShown={setName}
        />
      </main>
    </div>
  );
}
