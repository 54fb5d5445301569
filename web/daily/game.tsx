import type { Shelved } from '@grove/games/shelf.ts';
import { dayOf } from '@grove/kernel';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { BoardView } from '../boards/board-view.tsx';
import { boards } from '../boards/index.ts';
import { useOpened } from '../boards/open-box.ts';
import { useWords } from '../language.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useLookBack } from '../replay/use-look-back.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { seatNames } from '../local-game/seat-names.ts';
import { handInAll } from './send.ts';
import { dailyGame, scoredGame } from './daily-game.ts';
import { DAILY_GAME, dailyOn } from './which.ts';
import { useDailyWords } from './words/index.ts';
import './daily.css';

interface DailyGameProps {
  readonly shelf: readonly Shelved[];
  /** Practice is played as often as one likes and counts nowhere. */
  readonly isPractice: boolean;
}

/** The deal of a day on the board. */
export function DailyGame({ shelf, isPractice }: DailyGameProps) {
  const shelved = dailyOn(shelf);
  return shelved && <Dealt shelved={shelved} isPractice={isPractice} />;
}

function Dealt({ shelved, isPractice }: { readonly shelved: Shelved; readonly isPractice: boolean }) {
  const { box, advisor } = useOpened(shelved);
  const words = useWords();
  const daily = useDailyWords();
  const asked = new URLSearchParams(useSearch()).get('day');
  const [day] = useState(() => (isPractice && asked !== null ? asked : dayOf(Date.now())));
  const start = () => (isPractice ? dailyGame(box, day) : scoredGame(box, day, () => void handInAll(words.guest)));
  const [game, setGame] = useState(start);
  useTitle(isPractice ? daily.practising : daily.title);
  const again = () => setGame(start);
  return (
    <BoardView
      key={game.id}
      game={game}
      Board={boards[DAILY_GAME]}
      canAdvise={isPractice && advisor !== undefined}
      keepAs={isPractice ? { id: game.id, daily: null } : { id: game.seed, daily: day }}
      note={<span className="daily-note">{isPractice ? daily.practising : daily.title}</span>}
      after={<AfterDaily game={game} day={day} again={isPractice ? again : undefined} />}
    />
  );
}

interface AfterProps {
  readonly game: LocalGame;
  readonly day: string;
  readonly again: (() => void) | undefined;
}

function AfterDaily({ game, day, again }: AfterProps) {
  const words = useWords();
  const daily = useDailyWords();
  const lookBack = useLookBack();
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void lookBack(game.record, { names: seatNames(words, game.seating) })}
      >
        {words.watchAgain}
      </button>
      {again && (
        <button type="button" className="button" onClick={again}>
          {words.again}
        </button>
      )}
      <Link className="button act" href={`/daily?day=${day}`}>
        {daily.results}
      </Link>
    </>
  );
}
