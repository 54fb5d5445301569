import type { GameModule } from '@grove/game-kit';
import { BadInput, commitmentTo, type GameRecord, replay } from '@grove/kernel';

/** What checking a game brought to light. */
export interface Checked {
  readonly seed: string | undefined;
  /** SHA-256 of the seed, computed here. */
  readonly computed: string | undefined;
  /** Whether it is what was promised; undefined without a promise or a seed. */
  readonly isKept: boolean | undefined;
  /** The totals of the game played again, or why it cannot be played by the rules. */
  readonly totals: readonly number[] | undefined;
  readonly problem: BadInput | undefined;
}

/** Checks the seed against the promise, and every move against the rules, in this browser. */
export function checkRecord({ game }: GameModule, record: GameRecord, promise: string): Checked {
  const seed = 'seed' in record.chance ? record.chance.seed : undefined;
  const computed = seed === undefined ? undefined : commitmentTo(seed);
  const promised = promise.trim().toLowerCase();
  const isKept = computed === undefined || promised === '' ? undefined : computed === promised;
  try {
    const { totals } = game.result(replay(game, record).state);
    return { seed, computed, isKept, totals, problem: undefined };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { seed, computed, isKept, totals: undefined, problem: error };
  }
}

/** The id of a table in what somebody pastes: the id itself or a link. */
export const tableIn = (text: string): string => /(?:\/table\/)?([\w-]{1,32})\/?$/.exec(text.trim())?.[1] ?? '';
