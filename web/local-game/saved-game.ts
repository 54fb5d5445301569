import type { GameModule } from '@grove/game-kit';
import { itemAt, type Json, type JsonObject } from '@grove/kernel';
import { useEffect } from 'react';
import { LocalGame } from './local-game.ts';

/** The game that was last played at this screen, as its tab keeps it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  /** Pages before the first change of rules did not keep it. */
  readonly rules?: string;
  readonly seating: readonly string[];
  readonly seed: string;
  readonly options: JsonObject;
  readonly steps: readonly (readonly [seat: number, move: Json])[];
  readonly hints: number;
  /** What the board keeps with the game. */
  readonly note?: Json | undefined;
}

const STORED = 'grove.game';

export const saveGame = ({ id, module, seating, seed, match, hints, notes }: LocalGame): SavedGame => ({
  id,
  game: module.game.id,
  rules: match.rules,
  seating,
  seed,
  options: match.options,
  steps: match.steps.map(({ seat, move }) => [seat, move as Json]),
  hints,
  note: notes.read(),
});

/** The game as it was; undefined if this version of the page cannot play it. */
export function resumeGame(module: GameModule, saved: SavedGame): LocalGame | undefined {
  const { id, seating, seed, options, hints, note, rules = itemAt(module.game.rulesVersions, 0) } = saved;
  const steps = saved.steps.map(([seat, move]) => ({ seat, move }));
  const game = LocalGame.resume(module, seating, seed, options, { id, rules, steps });
  for (let i = 0; i < hints; i++) game?.noteHint();
  if (note !== undefined) game?.notes.write(note);
  return game;
}

/** What the browser keeps with the entry of its history that is shown: the id of the game that was played there. */
const historyEntry = (): { readonly game?: string } => (history.state as { readonly game?: string } | null) ?? {};

/** The game that somebody left by entering its address again; found out when the page first asks, before any game begins. */
let leftBehind: string | undefined;

function leftByAddress(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  leftBehind ??= (visit?.type === 'navigate' ? historyEntry().game : undefined) ?? '';
  return leftBehind;
}

/** The game that was played at this entry of the browser's history: the page was reloaded, or somebody went back to it. */
export function savedGameOf(game: string): SavedGame | undefined {
  const left = leftByAddress();
  const text = sessionStorage.getItem(STORED);
  const saved = text === null ? undefined : (JSON.parse(text) as SavedGame);
  return saved?.game === game && saved.id === historyEntry().game && saved.id !== left ? saved : undefined;
}

/** Saves the game with every step, so that it is there again whenever this entry of the browser's history is. */
export function useSavedGame(game: LocalGame): void {
  useEffect(() => {
    const save = () => sessionStorage.setItem(STORED, JSON.stringify(saveGame(game)));
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // After what the step changes has been drawn: a long game takes a while to write down.
    const saveSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(save);
    };
    history.replaceState({ ...historyEntry(), game: game.id }, '');
    save();
    const stop = game.subscribe(saveSoon);
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
      clearTimeout(waiting);
      save();
    };
  }, [game]);
}
