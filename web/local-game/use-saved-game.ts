import { useEffect, useState } from 'react';
import { reporting } from '../errors/report.ts';
import type { LocalGame } from './local-game.ts';
import { saveRunning } from './running-games.ts';
import { type SavedGame, saveGame } from './saved-game.ts';
import { keepUnsaved, THIS_TAB } from './unsaved-games.ts';

/** Where the tab that opens a game says so: the browser tells all other tabs of what is stored here. */
const OPENED = 'grove.opened';

interface Opened {
  readonly tab: string;
  readonly game: string;
}

/**
 * Saves the game with every step. Of several tabs with the same game the one that opened it last plays it; the others are told so,
 * at once, or by their next save if they were asleep.
 */
export function useSavedGame(game: LocalGame): { readonly isElsewhere: boolean } {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    let isMine = true;
    const giveUp = () => {
      isMine = false;
      setIsElsewhere(true);
    };
    const keepNow = (): SavedGame => {
      const saved = saveGame(game, Date.now());
      keepUnsaved(saved);
      return saved;
    };
    const saveOrGiveUp = async (saved: SavedGame) => {
      if (!(await saveRunning(saved)) && isMine) giveUp();
    };
    const write = (saved: SavedGame) => {
      if (isMine) saveOrGiveUp(saved).catch(reporting('saving a game'));
    };
    const save = () => {
      if (isMine) write(keepNow());
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const saveSoon = () => {
      if (!isMine) return;
      const saved = keepNow();
      clearTimeout(waiting);
      // After what the step changes has been drawn: to write to the database takes a while.
      waiting = setTimeout(() => write(saved));
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== OPENED || newValue === null) return;
      const opened = JSON.parse(newValue) as Opened;
      if (opened.game === game.id && opened.tab !== THIS_TAB) giveUp();
    };
    addEventListener('storage', hear);
    localStorage.setItem(OPENED, JSON.stringify({ tab: THIS_TAB, game: game.id } satisfies Opened));
    save();
    const stop = game.subscribe(saveSoon);
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
      clearTimeout(waiting);
      save();
      removeEventListener('storage', hear);
    };
  }, [game]);
  return { isElsewhere };
}
