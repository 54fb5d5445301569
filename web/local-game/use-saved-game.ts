import { useEffect, useState } from 'react';
import { reporting } from '../errors/report.ts';
import { forgetJustBegun, keepJustBegun } from './just-begun.ts';
import type { LocalGame } from './local-game.ts';
import { saveRunning, THIS_TAB } from './running-games.ts';
import { saveGame } from './saved-game.ts';

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
    const saveNow = async () => {
      const isSaved = await saveRunning(saveGame(game, Date.now()));
      forgetJustBegun(game.id);
      if (!isSaved && isMine) giveUp();
    };
    const save = () => {
      if (isMine) saveNow().catch(reporting('saving a game'));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // After what the step changes has been drawn: a long game takes a while to write down.
    const saveSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(save);
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== OPENED || newValue === null) return;
      const opened = JSON.parse(newValue) as Opened;
      if (opened.game === game.id && opened.tab !== THIS_TAB) giveUp();
    };
    addEventListener('storage', hear);
    localStorage.setItem(OPENED, JSON.stringify({ tab: THIS_TAB, game: game.id } satisfies Opened));
    keepJustBegun(saveGame(game, Date.now()));
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
