import type { Seat } from '@grove/kernel';
import { applyTurnStep } from '../rules/effects.ts';
import { moves } from '../rules/legal.ts';
import { copy } from '../rules/save.ts';
import { DIG_LAKE, isAction, isEffect, isPower } from '../rules/steps.ts';
import type { State } from '../rules/types.ts';
import { planetValue } from './value.ts';

/** The rest of a turn: the steps still to be made, `done` not among them, and how good the planet looks then. */
export interface Plan {
  readonly steps: readonly number[];
  readonly value: number;
}

/**
 * The best way found to finish a turn. Every order of the parts that are still open is tried: action before power, power
 * before action, action alone; inside a part the effects are chosen one by one, each time the best. (Widening that
 * search gains little: the parts matter, not the order of effects.)
 */
export function planTurn(state: State, seat: Seat, icons: readonly number[]): Plan {
  const filled = fillPart(state, seat, icons);
  const openings = moves(filled.state, seat).filter((step) => isAction(step) || isPower(step));
  const mayStop = !openings.some(isAction);
  let best: Plan | undefined = mayStop
    ? { steps: filled.steps, value: planetValue(filled.state, seat, icons) }
    : undefined;
  for (const opening of openings) {
    const next = copy(filled.state);
    applyTurnStep(next, seat, opening);
    const rest = planTurn(next, seat, icons);
    if (best === undefined || rest.value > best.value) {
      best = { steps: [...filled.steps, opening, ...rest.steps], value: rest.value };
    }
  }
  return best ?? { steps: [], value: -Infinity };
}

/** Carries out the effects of the part that is under way, the best first, as long as they help. */
function fillPart(state: State, seat: Seat, icons: readonly number[]): { state: State; steps: number[] } {
  const steps: number[] = [];
  let now = state;
  let value = planetValue(now, seat, icons);
  for (;;) {
    const best = bestEffect(now, seat, icons);
    if (best === undefined || best.value <= value) return { state: now, steps };
    now = best.state;
    value = planetValue(now, seat, icons);
    steps.push(best.step);
  }
}

function bestEffect(state: State, seat: Seat, icons: readonly number[]) {
  let best: { step: number; state: State; value: number } | undefined;
  for (const step of moves(state, seat)) {
    if (!isEffect(step)) continue;
    const next = copy(state);
    applyTurnStep(next, seat, step);
    const value = step >= DIG_LAKE ? valueOfLake(next, seat, icons) : planetValue(next, seat, icons);
    if (best === undefined || value > best.value) best = { step, state: next, value };
  }
  return best;
}

/** A lake is worth the two grows that follow it. */
function valueOfLake(state: State, seat: Seat, icons: readonly number[]): number {
  let value = planetValue(state, seat, icons);
  let now = state;
  for (;;) {
    const grows = moves(now, seat).filter((step) => isEffect(step) && step < DIG_LAKE);
    const tried = grows.map((step) => {
      const next = copy(now);
      applyTurnStep(next, seat, step);
      return { next, value: planetValue(next, seat, icons) };
    });
    const best = tried.reduce((a, b) => (b.value > a.value ? b : a), { next: now, value });
    if (best.next === now) return value;
    now = best.next;
    value = best.value;
  }
}
