import { Suspense } from 'react';
import { cardPageOf } from '../boards/lazy-parts.ts';
import { useLanguage, useWords } from '../language.tsx';
import { TallSheet } from '../parts/tall-sheet.tsx';
import './sheet.css';
import { closeCards } from './use-cards.ts';

/** All cards of a game, over the game that goes on behind them. */
export function CardsSheet({ game }: { readonly game: string }) {
  const words = useWords();
  const language = useLanguage();
  const Cards = cardPageOf(game);
  return (
    <TallSheet label={words.lookUpCards} className="cards-sheet" close={closeCards}>
      <div className="cards-found">
        <Suspense>{Cards && <Cards language={language} />}</Suspense>
      </div>
    </TallSheet>
  );
}
