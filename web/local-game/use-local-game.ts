import type { Seat } from '@grove/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { useMotion } from '../settings/apply.ts';
import { useSettings } from '../settings/store.ts';
import { askMove } from '../bots/ask-move.ts';
import type { LocalGame } from './local-game.ts';

/** Time to see what a bot did before the next step, where all is shown at once; none for those who want no motion. */
const PAUSE = 140;

/**
 * Redraws whenever something happens in the game, and lets the bots play when it is their turn. Where `reply` knows what
 * a seat plays, its bot is not asked.
 */
export function useLocalGame(game: LocalGame, reply?: (seat: Seat) => unknown): void {
  const version = useSyncExternalStore(game.subscribe, game.version);
  const isInstant = useSettings((settings) => settings.pace === 'instant');
  const pause = useMotion() && isInstant ? PAUSE : 0;
  useEffect(() => {
    const { question } = game;
    if (question === undefined) return undefined;
    let isStillAsked = true;
    let callOff: (() => void) | undefined;
    const letItPlay = async () => {
      const known = reply?.(question.seat);
      const asked = known === undefined ? askMove(question) : undefined;
      callOff = asked?.callOff;
      const move = known ?? (await asked?.move);
      if (isStillAsked) game.answer(question.seat, move);
    };
    const timer = setTimeout(() => void letItPlay(), pause);
    return () => {
      isStillAsked = false;
      clearTimeout(timer);
      callOff?.();
    };
  }, [game, version, pause, reply]);
}
