import type { Seat } from '@grove/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { askMove, botsInARow, type MoveQuestion } from '../bots/ask-move.ts';
import { useMotion } from '../settings/apply.ts';
import { useSettings } from '../settings/store.ts';
import { BotDriver } from './bot-driver.ts';
import type { LocalGame } from './local-game.ts';

/** Time to see what a bot did before the next step, where all is shown at once; none for those who want no motion. */
const PAUSE = 140;

/**
 * Redraws whenever something happens in the game, and lets the bots play. Where `reply` knows what a seat plays, its bot is
 * not asked.
 */
export function useLocalGame(game: LocalGame, reply?: (seat: Seat) => unknown): void {
  useSyncExternalStore(game.subscribe, game.version);
  const isInstant = useSettings((settings) => settings.pace === 'instant');
  const pause = useMotion() && isInstant ? PAUSE : 0;
  useEffect(() => {
    const driver = new BotDriver(game, {
      ask: (question) => askMove(question, inARow(game, question)),
      reply,
      pause: () => new Promise((resolve) => setTimeout(resolve, pause)),
    });
    return () => driver.close();
  }, [game, pause, reply]);
}

/** How many bots of the same level a person may have to wait for. */
function inARow(game: LocalGame, { bot }: MoveQuestion): number {
  return botsInARow(game.seating.filter((name) => name === bot).length, game.bots.waiting.length > 1 || game.isMyTurn);
}
