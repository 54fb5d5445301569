import type { BoardAfter } from '@grove/game-kit/board';
import { dayOf, type GameManifest } from '@grove/game-kit';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useAfterLocal } from '../after/use-after-local.tsx';
import { BoardView } from '../boards/board-view.tsx';
import { boardOf } from '../boards/lazy-parts.ts';
import { useModule } from '../boards/load-once.ts';
import { useWords } from '../language.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { handInAll } from './send.ts';
import { dailyGame, scoredGame } from './daily-game.ts';
import { dailyOn, useDailyTitles } from './which.ts';
import { useDailyWords } from './words/index.ts';
import './daily.css';

interface DailyGameProps {
  readonly manifests: readonly GameManifest[];
  /** Practice is played as often as one likes and counts nowhere. */
  readonly isPractice: boolean;
}

/** The deal of a day on the board. */
export function DailyGame({ manifests, isPractice }: DailyGameProps) {
  const manifest = dailyOn(manifests);
  return manifest && <Dealt manifest={manifest} isPractice={isPractice} />;
}

function Dealt({ manifest, isPractice }: { readonly manifest: GameManifest; readonly isPractice: boolean }) {
  const module = useModule(manifest);
  const words = useWords();
  const daily = useDailyWords();
  const { title } = useDailyTitles(manifest);
  const asked = new URLSearchParams(useSearch()).get('day');
  const [day] = useState(() => (isPractice && asked !== null ? asked : dayOf(Date.now())));
  const start = () =>
    isPractice ? dailyGame(module, day) : scoredGame(module, day, () => void handInAll(words.guest));
  const [game, setGame] = useState(start);
  useTitle(isPractice ? daily.practising : title);
  const canAdvise = isPractice && module.advisor !== undefined;
  const keepAs = isPractice ? { id: game.id, daily: null } : { id: game.seed, daily: day };
  const after = useAfterDaily({
    game,
    day,
    again: isPractice ? () => setGame(start) : undefined,
    canReview: canAdvise,
    keptAs: keepAs.id,
  });
  const Board = boardOf(module.game.id);
  if (Board === undefined) return null;
  return (
    <BoardView
      key={game.id}
      game={game}
      Board={Board}
      canAdvise={canAdvise}
      keepAs={keepAs}
      note={<span className="daily-note">{isPractice ? daily.practising : title}</span>}
      after={after}
    />
  );
}

interface AfterDaily {
  readonly game: LocalGame;
  readonly day: string;
  readonly again: (() => void) | undefined;
  readonly canReview: boolean;
  readonly keptAs: string;
}

/** The results of the day come before everything else; practice can be reviewed and played again. */
function useAfterDaily({ day, ...local }: AfterDaily): BoardAfter {
  const daily = useDailyWords();
  const after = useAfterLocal(local);
  return {
    ...after,
    actions: (
      <>
        <Link className="button act" href={`/daily?day=${day}`}>
          {daily.results}
        </Link>
        {after.actions}
      </>
    ),
  };
}
