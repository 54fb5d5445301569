import { type KeptGame, type SoloTitle, soloTitleFor, withColon } from '@grove/game-kit';
import { totalOf } from '@grove/game-kit/achievements';
import { findGame } from '../boards/find.ts';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { useOpenRecord } from '../replay/use-open-record.ts';
import { seatNames } from '../local-game/seat-names.ts';
import { bestOf, type Group } from './statistics.ts';
import { useDate } from './use-date.ts';
import './best-games.css';

const SHOWN = 6;

interface BestGamesProps {
  readonly group: Group;
  readonly games: readonly KeptGame[];
  readonly titles: readonly SoloTitle[];
}

/** The best games of a group, with a picture where the game draws one; each can be watched again. */
export function BestGames({ group, games, titles }: BestGamesProps) {
  const words = useWords();
  const dateOf = useDate();
  const language = useLanguage();
  const { Picture, Symbols } = useLoadedIfAny(findGame(group.game)?.picture) ?? {};
  const openRecord = useOpenRecord();
  return (
    <ol className="best">
      {Symbols && <Symbols />}
      {bestOf(games, SHOWN).map((game) => (
        <li key={game.id}>
          <button
            type="button"
            className="best-game"
            onClick={() => {
              const { record, seating, seat: viewer } = game;
              void openRecord(record, { names: seatNames(words, game), seating, viewer });
            }}
          >
            {Picture && <Picture record={game.record} seat={game.seat} />}
            <span className="visually-hidden">{withColon(language, words.watchAgain)} </span>
            <span className="number">{totalOf(game)}</span>
            <span>{soloTitleFor(titles, totalOf(game))?.title[language]}</span>
            <span className="second">{dateOf(game.at)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
