import type { Seat } from '@grove/kernel';
import type { Heard } from '@grove/table/core';
import { useMemo } from 'react';
import type { Frame } from '../pace/step-queue.ts';
import { useStepQueue } from '../pace/use-step-queue.ts';
import type { LocalGame } from './local-game.ts';

/** A position of a game in this browser as its board is given it. */
interface LocalFrame extends Frame {
  readonly viewer: Seat;
  readonly view: unknown;
  /** What everybody at the screen has heard. */
  readonly heardByAll: readonly Heard[];
}

const frameOf = (game: LocalGame): LocalFrame => ({
  viewer: game.viewer,
  view: game.match.view(game.viewer),
  heard: game.heardBy(game.viewer),
  heardByAll: game.heardBy('public'),
  mayAct: game.isMyTurn,
});

/** What the board of a game in this browser shows: the game itself may be some steps ahead. */
export function useShownGame(game: LocalGame, nameOf: (seat: Seat) => string) {
  const source = useMemo(() => {
    let known = { version: game.version(), frame: frameOf(game) };
    const frame = () => {
      if (known.version !== game.version()) known = { version: game.version(), frame: frameOf(game) };
      return known.frame;
    };
    return {
      module: game.module,
      subscribe: game.subscribe,
      frame,
      isOwn: ({ seat }: { readonly seat: Seat }) => game.isPerson(seat),
      reader: ({ viewer }: LocalFrame) => viewer,
    };
  }, [game]);
  return useStepQueue(source, nameOf);
}
