import type { Cover } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { useWords } from '../language.tsx';
import { useSetUpWords } from './words/index.ts';

/** How many play, how long it takes, and how much there is to think about. */
export function GameFacts({ cover: { players, minutes, weight } }: { readonly cover: Cover }) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  return (
    <ul className="game-facts second">
      <li>{words.players(players.min, players.max)}</li>
      <li>{setUpWords.minutes(...minutes)}</li>
      <li>{itemAt(setUpWords.weights, weight - 1)}</li>
    </ul>
  );
}
