import { PlanetSymbols, SmallPlanet } from '@grove/games/evergreen-planet/board/picture/small.tsx';
import { titleFor } from '@grove/games/evergreen-planet/rules/solo.ts';
import { vocabularies } from '@grove/games/evergreen-planet/words/index.ts';
import { useLanguage, useWords } from '../language.tsx';
import { useOpenRecord } from '../replay/use-open-record.ts';
import { seatNames } from '../local-game/seat-names.ts';
import { totalOf } from './facts.ts';
import type { KeptGame } from './kept.ts';
import { bestOf } from './statistics.ts';
import { useDate } from './use-date.ts';
import './best-games.css';

const SHOWN = 6;

/** The best games, planets with their picture; each can be watched again. */
export function BestGames({ games }: { readonly games: readonly KeptGame[] }) {
  const words = useWords();
  const dateOf = useDate();
  const { titles } = vocabularies[useLanguage()];
  const openRecord = useOpenRecord();
  return (
    <ol className="best">
      <PlanetSymbols />
      {bestOf(games, SHOWN).map((game) => (
        <li key={game.id}>
          <button
            type="button"
            className="best-game"
            onClick={() => void openRecord(game.record, { names: seatNames(words, game.plan), viewer: game.seat })}
          >
            {game.record.game === 'evergreen-planet' && <SmallPlanet record={game.record} seat={game.seat} />}
            <span className="visually-hidden">{words.watchAgain}: </span>
            <span className="number">{totalOf(game)}</span>
            <span>
              {game.record.game === 'evergreen-planet' && game.plan.length === 1 && titles[titleFor(totalOf(game))]}
            </span>
            <span className="second">{dateOf(game.at)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
