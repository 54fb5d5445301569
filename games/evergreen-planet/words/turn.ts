import { clausesText, type Language, say, upper } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { nameOfSpace, POWERS } from '../material/facts.ts';
import { materialFor } from '../material/material.ts';
import { ACTIONS } from '../rules/layout.ts';
import {
  BUSH,
  CHOOSE_ACTION,
  DIG_LAKE,
  effectOf,
  GROW,
  isAction,
  isEffect,
  isPower,
  isTake,
  PLANT,
  spaceOf,
  USE_POWER,
} from '../rules/move.ts';
import type { View } from '../rules/types.ts';
import type { Doing, Vocabulary } from './vocabulary.ts';

const DOING = new Map<number, Doing>([
  [PLANT, 'plant'],
  [GROW, 'grow'],
  [BUSH, 'bush'],
  [DIG_LAKE, 'lake'],
]);

const BUDS = USE_POWER + POWERS.indexOf('bud');

/** One thing done on some spaces. */
interface Part {
  readonly doing: Doing;
  readonly spaces: string[];
}

/** Steps of one kind that follow each other are one part; choosing an action or a power is none. */
function partsOf(steps: readonly number[]): Part[] {
  const parts: Part[] = [];
  let last: Part | undefined;
  for (const step of steps) {
    const doing = step === BUDS ? 'buds' : isEffect(step) ? DOING.get(effectOf(step)) : undefined;
    if (doing === undefined || doing !== last?.doing) last = doing && { doing, spaces: [] };
    if (last?.spaces.length === 0) parts.push(last);
    if (isEffect(step)) last?.spaces.push(nameOfSpace(spaceOf(step)));
  }
  return parts;
}

/** A single step that only begins an action or a power, which is not the end of the turn. */
function begun(doing: Vocabulary['doing'], powers: Vocabulary['powers'], steps: readonly number[]): string | undefined {
  const [step] = steps;
  if (step === undefined || steps.length > 1) return undefined;
  if (isAction(step)) return doing.actions[itemAt(ACTIONS, step - CHOOSE_ACTION)];
  return isPower(step) ? powers[itemAt(POWERS, step - USE_POWER)] : undefined;
}

/** What steps of a seat do: `Take snow, lake`, or `Plant on b2, c2; a lake on d3`. */
export function turnText(
  language: Language,
  { doing, powers }: Vocabulary,
  view: View,
  steps: readonly number[],
  cardName: (id: string) => string,
): string {
  if (steps.length > 0 && isTake(itemAt(steps, 0))) {
    const { cardIds } = materialFor(view.options.planet, view.options.material);
    return upper(say(doing.take, { card: cardName(itemAt(cardIds, itemAt(steps, 0))) }));
  }
  const parts = partsOf(steps);
  if (parts.length === 0) return upper(begun(doing, powers, steps) ?? doing.nothing);
  const texts = parts.map(({ doing: what, spaces }) => say(doing[what], { spaces: spaces.join(', ') }));
  return upper(clausesText(language, texts));
}
