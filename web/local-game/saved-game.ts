import type { GameModule } from '@grove/game-kit';
import { BadInput, IllegalMove, type Json, type JsonObject, SeededChance } from '@grove/kernel';
import { useEffect } from 'react';
import { LocalGame } from './local-game.ts';

/** The game that was last at this screen, as its tab keeps it. */
export interface UnderWay {
  readonly id: string;
  readonly game: string;
  readonly plan: readonly string[];
  readonly seed: string;
  readonly options: JsonObject;
  readonly steps: readonly (readonly [seat: number, move: Json])[];
  readonly hints: number;
  /** What the board keeps with the game. */
  readonly note?: Json | undefined;
}

const STORED = 'grove.under-way';

export const underWay = ({ id, module, plan, seed, match, hints, notes }: LocalGame): UnderWay => ({
  id,
  game: module.game.id,
  plan,
  seed,
  options: match.options,
  steps: match.steps.map(({ seat, move }) => [seat, move as Json]),
  hints,
  note: notes.read(),
});

/** The game as it was; undefined if this version of the page cannot play it. */
export function resumed(
  module: GameModule,
  { id, plan, seed, options, steps, hints, note }: UnderWay,
): LocalGame | undefined {
  try {
    const played = steps.map(([seat, move]) => ({ seat, move }));
    const begun = { id, chance: SeededChance.from(seed), steps: played };
    const table = new LocalGame(module, plan, seed, options, begun);
    for (let i = 0; i < hints; i++) table.noteHint();
    if (note !== undefined) table.notes.write(note);
    return table;
  } catch (error) {
    if (error instanceof IllegalMove || error instanceof BadInput) return undefined;
    throw error;
  }
}

/** What the browser knows about the place in its history that is shown. */
const entry = (): { readonly table?: string } => (history.state as { readonly table?: string } | null) ?? {};

/** The game that somebody left by entering its address again; found out when the page first asks, before any game begins. */
let leftBehind: string | undefined;

function leftByAddress(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  leftBehind ??= (visit?.type === 'navigate' ? entry().table : undefined) ?? '';
  return leftBehind;
}

/** What was played at this place of the browser's history: the page was loaded anew, or somebody went back to it. */
export function underWayOf(game: string): UnderWay | undefined {
  const left = leftByAddress();
  const text = sessionStorage.getItem(STORED);
  const kept = text === null ? undefined : (JSON.parse(text) as UnderWay);
  return kept?.game === game && kept.id === entry().table && kept.id !== left ? kept : undefined;
}

/** Keeps the game with every step, so that it is there again whenever this place of the browser's history is. */
export function useUnderWay(table: LocalGame): void {
  useEffect(() => {
    const keep = () => sessionStorage.setItem(STORED, JSON.stringify(underWay(table)));
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // After what the step changes has been drawn: a long game takes a moment to write down.
    const keepSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(keep);
    };
    history.replaceState({ ...entry(), table: table.id }, '');
    keep();
    const stop = table.subscribe(keepSoon);
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
      clearTimeout(waiting);
      keep();
    };
  }, [table]);
}
