import type { GameModule } from '@grove/game-kit';
import type { Seat, Viewer } from '@grove/kernel';
import type { Heard } from '@grove/table/core';
import { useMemo, useState } from 'react';
import { useLanguage } from '../language.tsx';
import { afterOwn, lastTurnOf, recapOf, type RecapOfPlayer } from './recap.ts';

interface Shown {
  readonly view: unknown;
  readonly heard: readonly Heard[];
  readonly viewer: Viewer;
  readonly mayAct: boolean;
  /** Whether several people share the screen. */
  readonly isShared?: boolean;
}

/** Where the person's turns began, as numbers of steps: the one before and the present one. */
interface Turns {
  readonly viewer: Viewer;
  readonly before: number;
  readonly now: number;
  readonly wasActing: boolean;
}

const firstTurns = ({ heard, viewer, mayAct }: Shown): Turns => ({
  viewer,
  before: afterOwn(heard, viewer),
  now: heard.length,
  wasActing: mayAct,
});

function turnsAfter(turns: Turns, shown: Shown): Turns {
  const { heard, viewer, mayAct } = shown;
  if (viewer !== turns.viewer || heard.length < turns.now) return firstTurns(shown);
  if (mayAct === turns.wasActing) return turns;
  return mayAct ? { viewer, before: turns.now, now: heard.length, wasActing: true } : { ...turns, wasActing: false };
}

/** What the others did since the person's turn before, once it is the person's turn again; empty if nothing was. */
export function useRecap(
  module: GameModule,
  shown: Shown,
  nameOf: (seat: Seat) => string,
): { readonly key: number; readonly players: readonly RecapOfPlayer[]; readonly isReturn: boolean } {
  const language = useLanguage();
  const [first] = useState(() => firstTurns(shown));
  const [turns, setTurns] = useState(first);
  const next = turnsAfter(turns, shown);
  if (next !== turns) setTurns(next);
  const { view, heard, viewer, isShared } = shown;
  const { opensTurn } = module;
  const before = opensTurn === undefined ? next.before : lastTurnOf(heard, viewer, opensTurn);
  const now = opensTurn === undefined ? next.now : heard.length;
  const players = useMemo(
    () => {
      const signs = module.signs?.(view, { language, viewer, nameOf, isShared });
      return recapOf(heard.slice(before, now), viewer, { module, language, nameOf, signs });
    },
    // Names are new functions with every drawing; of the view the signs need only what stays the same in a game.
    [module, heard, before, now, viewer, language, isShared],
  );
  return { key: next.now, players, isReturn: next === first && first.wasActing };
}
