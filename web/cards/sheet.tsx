import type { CardAddress } from '@grove/game-kit';
import { Suspense } from 'react';
import { cardPageOf } from '../boards/lazy-parts.ts';
import { useWords } from '../language.tsx';
import { TallSheet } from '../parts/tall-sheet.tsx';
import './sheet.css';
import { closeCards, showCards } from './use-cards.ts';
import { useCardPage } from './use-card-page.ts';

interface CardsSheetProps {
  readonly game: string;
  readonly at: CardAddress;
}

/** The cards of a game, over the game that goes on behind them: the page's address stays that of the game. */
export function CardsSheet({ game, at }: CardsSheetProps) {
  const words = useWords();
  const page = useCardPage(game);
  const Cards = cardPageOf(game);
  return (
    <TallSheet label={words.lookUpCards} className="cards-sheet" close={closeCards}>
      <div className="cards-found">
        <Suspense>{Cards && <Cards {...page} at={at} go={(to) => showCards(game, to)} />}</Suspense>
      </div>
    </TallSheet>
  );
}
