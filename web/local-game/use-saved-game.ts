import { useEffect, useState } from 'react';
import { reporting } from '../errors/report.ts';
import type { LocalGame } from './local-game.ts';
import { saveRunning, THIS_TAB } from './running-games.ts';
import { saveGame } from './saved-game.ts';

/** What tabs tell each other: a tab has opened a game. */
interface Opened {
  readonly game: string;
  readonly tab: string;
}

/**
 * Saves the game with every step. Of several tabs with the same game the one that opened it last plays it; the others are told so,
 * at once by a message, or by their next save if the message did not reach them.
 */
export function useSavedGame(game: LocalGame): { readonly isElsewhere: boolean } {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    const tabs = new BroadcastChannel('grove.games');
    let isMine = true;
    const giveUp = () => {
      isMine = false;
      setIsElsewhere(true);
    };
    const save = () => {
      if (!isMine) return;
      saveRunning(saveGame(game, Date.now())).then((isSaved) => {
        if (!isSaved && isMine) giveUp();
      }, reporting('saving a game'));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // After what the step changes has been drawn: a long game takes a while to write down.
    const saveSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(save);
    };
    tabs.addEventListener('message', ({ data }: MessageEvent<Opened>) => {
      if (data.game === game.id && data.tab !== THIS_TAB) giveUp();
    });
    tabs.postMessage({ game: game.id, tab: THIS_TAB } satisfies Opened);
    save();
    const stop = game.subscribe(saveSoon);
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
      clearTimeout(waiting);
      save();
      tabs.close();
    };
  }, [game]);
  return { isElsewhere };
}
