import { Suspense, useEffect, useRef } from 'react';
import { cardPages } from '../boards/index.ts';
import { useLanguage, useWords } from '../language.tsx';
import './sheet.css';
import { closeCards } from './use-cards.ts';

/** All cards of a game, over the game that goes on behind them. */
export function CardsSheet({ game }: { readonly game: string }) {
  const words = useWords();
  const language = useLanguage();
  const sheet = useRef<HTMLDialogElement>(null);
  const Cards = cardPages[game];
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog
      ref={sheet}
      className="sheet cards-sheet"
      aria-label={words.lookUpCards}
      // A card that is opened is a sheet inside this one; closing it closes only itself.
      onClose={({ target }) => target === sheet.current && closeCards()}
    >
      <div className="cards-found">
        <Suspense>
          <Cards language={language} />
        </Suspense>
      </div>
      <form method="dialog">
        <button type="submit" className="button act">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
