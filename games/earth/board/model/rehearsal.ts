import { itemAt, NO_CHANCE } from '@grove/kernel';
import { NO_CARD } from '../../rules/grid.ts';
import { copy } from '../../rules/save.ts';
import { type Move, moveOf, type Verb, verbOf } from '../../rules/move.ts';
import { play } from '../../rules/play.ts';
import { partsOf, totalOf } from '../../rules/result.ts';
import type { State } from '../../rules/state.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import { activationForecast } from '../../rules/forecast.ts';
import { FIRST_CELL } from '../../rules/tasks/activate.ts';
import { type BoardOrder, inOrder } from './plan.ts';
import { moves } from '../../rules/legal.ts';

/** What goods are worth beside points, only to compare one order with the other. */
const WORTH = { soil: 0.5, card: 0.7, seed: 2.8, stored: 0.2 } as const;

function standing(state: State, seat: number): number {
  const { soil, hand, seeds, store } = itemAt(state.players, seat);
  const goods = soil * WORTH.soil + hand.length * WORTH.card + seeds * WORTH.seed + store * WORTH.stored;
  return totalOf(partsOf(state, seat)) + goods;
}

const FREE: ReadonlySet<Verb | undefined> = new Set<Verb>(['event', 'convert', 'leaf', 'seed', 'lay', 'fetch']);
const MOST_STEPS = 40;

/** The position after a step, on a copy. */
export function after(state: State, seat: number, move: Move): State {
  const next = copy(state);
  play(next, seat, move, NO_CHANCE);
  return next;
}

/** Answers every question on the way with what stands best after it. */
export function resolve(state: State, seat: number): State {
  let now = state;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const task = decisionOf(now, seat);
    if (task === undefined || task.kind === 'activate') return now;
    const [first, ...others] = moves(now, seat).filter((move) => !FREE.has(verbOf(move)));
    if (first === undefined) return now;
    now = others
      .map((move) => after(now, seat, move))
      .reduce((best, next) => (standing(next, seat) > standing(best, seat) ? next : best), after(now, seat, first));
  }
  return now;
}

/** How one would stand after activating everything that can be paid for, in one of the two orders. */
function rehearse(state: State, seat: number, order: BoardOrder): number {
  let now = state;
  for (const { source } of inOrder(activationForecast(state, seat, state.color), order)) {
    const move = moveOf('activate', source);
    if (moves(now, seat).includes(move)) now = resolve(after(now, seat, move), seat);
  }
  return standing(now, seat);
}

/** E6.3: which order gains more; last where both are alike, for what the tableau gives can pay for the board. */
export function betterOrder(state: State, seat: number): BoardOrder {
  const offers = activationForecast(state, seat, state.color);
  const onBoard = offers.filter(({ source, card }) => source < FIRST_CELL && card !== NO_CARD).length;
  if (onBoard === 0 || onBoard === offers.length) return 'last';
  return rehearse(state, seat, 'first') > rehearse(state, seat, 'last') ? 'first' : 'last';
}
