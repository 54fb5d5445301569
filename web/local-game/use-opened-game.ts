import type { GameModule } from '@grove/game-kit';
import { useEffect, useState } from 'react';
import { reportError } from '../errors/report.ts';
import { begunGame, forgetBegunGame } from './begin-game.ts';
import type { LocalGame } from './local-game.ts';
import { takeRunning } from './running-games.ts';
import { resumeGame } from './saved-game.ts';

/** A game at its address: on its way, there, or no game that this page could play. */
type Opened = LocalGame | 'loading' | 'gone';

/** The game that has just begun, or the one that this browser keeps under the id. */
export function useOpenedGame(module: GameModule, id: string): Opened {
  const [opened, setOpened] = useState<Opened>(() => begunGame(id) ?? 'loading');
  useEffect(() => {
    forgetBegunGame();
    if (opened !== 'loading') return undefined;
    let isWanted = true;
    const show = (found: Opened) => {
      if (isWanted) setOpened(found);
    };
    openGame(module, id).then(show, (error: unknown) => {
      show('gone');
      reportError(error, 'opening a game');
    });
    return () => {
      isWanted = false;
    };
  }, [module, id, opened]);
  return opened;
}

async function openGame(module: GameModule, id: string): Promise<Opened> {
  const saved = await takeRunning(id);
  return (saved?.game === module.game.id && resumeGame(module, saved)) || 'gone';
}
