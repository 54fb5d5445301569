import { useEffect, useState } from 'react';
import type { LocalGame } from '../local-game/local-game.ts';
import { reporting } from '../errors/report.ts';

/** Under which name a game is kept among one's own, and as the game of which day it counts. */
export interface KeepAs {
  readonly id: string;
  readonly daily: string | null;
}

/** Keeps a game in this browser when it is over, if it is to be kept. */
export function useKeepGame(game: LocalGame, keepAs: KeepAs | undefined): void {
  // A game that was over when somebody came back to it has been kept before.
  const [wasOver] = useState(game.match.over);
  const isOver = game.match.over && !wasOver && keepAs !== undefined;
  const { id = '', daily = null } = keepAs ?? {};
  useEffect(() => {
    const keep = async () => {
      const { keepLocal } = await import('./keep.ts');
      await keepLocal(game, { id, daily });
    };
    if (isOver) keep().catch(reporting('keeping a game'));
  }, [game, id, daily, isOver]);
}
