import type { Candidate } from '@grove/bots';
import type { Budget } from '@grove/kernel';
import { ACTION } from '../../rules/layout.ts';
import { DRAFTING, type State } from '../../rules/types.ts';
import { tokenValue } from '../draft.ts';
import { stateAfter } from '../judged-candidates.ts';
import type { Judge } from '../network/judge.ts';
import { keyOf } from '../planet-key.ts';
import { PlanetValue } from '../planet-value.ts';
import type { ValueModel } from '../value-model.ts';
import { type Player, together } from './player.ts';
import { wantedTurns } from './wanted-turns.ts';

const SEAT = 0;
/** Turns that the beam of wanted turns keeps. */
const WIDTH = 8;
/** By how many points the judge and the player together are usually off. */
const ERROR = 0.7;
/** How much of the budget finding and judging candidates may take: on slow machines with little time there are fewer. */
const FOUND_WITHIN = 0.15;
const JUDGED_WITHIN = 0.4;
/** With fewer than these there would be nothing to compare. */
const FEWEST = 2;

interface Knowledge {
  readonly model: ValueModel;
  readonly judge: Judge;
  readonly player: Player;
}

/**
 * Candidates of a game alone: those that were found already, and the turns that the player wants. All are judged by the judge and the player
 * together; the best come first. Where there is no time for that, what was found already is all.
 */
export function candidatesAlone(
  { model, judge, player }: Knowledge,
  state: State,
  found: readonly Candidate<number>[],
  most: number,
  budget: Budget | undefined,
): Candidate<number>[] {
  const share = (): number => budget?.used() ?? 0;
  const wanted = wantedTurns(player, state, Math.min(WIDTH, most), () => share() > FOUND_WITHIN).map(
    ({ steps, after }) => {
      const token = state.phase === DRAFTING ? tokenValue(model, after, SEAT) : 0;
      return { steps, prior: new PlanetValue(model, after, SEAT).value + token };
    },
  );
  judge.beforeTurn(state, SEAT);
  const judged = new Map<number, Required<Candidate<number>>>();
  for (const candidate of inTurn(wanted, found)) {
    if (share() > JUDGED_WITHIN) break;
    const after = stateAfter(model, state, SEAT, candidate.steps);
    const key = keyOf(after.seats, 0, ACTION);
    if (judged.has(key)) continue;
    const value = together(judge.value(after, SEAT), player.value(after));
    judged.set(key, { ...candidate, judgement: { value, error: ERROR } });
  }
  if (judged.size < FEWEST) return found.slice();
  return [...judged.values()].sort((a, b) => b.judgement.value - a.judgement.value).slice(0, most);
}

/** One of each list after the other: the best of both come first. */
function inTurn<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i) => [
    ...one.slice(i, i + 1),
    ...other.slice(i, i + 1),
  ]).flat();
}
