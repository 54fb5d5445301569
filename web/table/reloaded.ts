import { BadInput, type Box, IllegalMove, type Json, type JsonObject, SeededChance } from '@grove/kernel';
import { useEffect } from 'react';
import { LocalTable } from './local-table.ts';

/** A game under way at this screen, as its tab keeps it while the page is loaded anew. */
export interface UnderWay {
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

export const underWay = ({ box, plan, seed, match, hints, notes }: LocalTable): UnderWay => ({
  game: box.game.id,
  plan,
  seed,
  options: match.options,
  steps: match.steps.map(({ seat, move }) => [seat, move as Json]),
  hints,
  note: notes.read(),
});

/** The game as it was; undefined if this version of the page cannot play it. */
export function resumed(box: Box, { plan, seed, options, steps, hints, note }: UnderWay): LocalTable | undefined {
  try {
    const begun = { chance: SeededChance.from(seed), steps: steps.map(([seat, move]) => ({ seat, move })) };
    const table = new LocalTable(box, plan, seed, options, begun);
    for (let i = 0; i < hints; i++) table.noteHint();
    if (note !== undefined) table.notes.write(note);
    return table;
  } catch (error) {
    if (error instanceof IllegalMove || error instanceof BadInput) return undefined;
    throw error;
  }
}

/** What was under way when this page was loaded anew. Who comes by a link wants a new game. */
export function underWayOf(game: string): UnderWay | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = visit?.type === 'navigate' ? null : sessionStorage.getItem(STORED);
  const kept = text === null ? undefined : (JSON.parse(text) as UnderWay);
  return kept?.game === game ? kept : undefined;
}

/** Keeps the game with every step while it is on the screen; who leaves it for another page has left it. */
export function useUnderWay(table: LocalTable): void {
  useEffect(() => {
    const keep = () =>
      table.match.over
        ? sessionStorage.removeItem(STORED)
        : sessionStorage.setItem(STORED, JSON.stringify(underWay(table)));
    keep();
    const stop = table.subscribe(keep);
    return () => {
      stop();
      sessionStorage.removeItem(STORED);
    };
  }, [table]);
}
