import { itemAt, NO_CHANCE, type Seat } from '@grove/kernel';
import { forecastMoves } from '../rules/forecast.ts';
import { imagine } from '../rules/imagine.ts';
import { planet } from '../rules/index.ts';
import { isEffect } from '../rules/move.ts';
import { seasonOf } from '../rules/round.ts';
import type { TurnView, View } from '../rules/types.ts';
import type { Action } from '../rules/layout.ts';

/** A situation of the planet game as its lessons tell it. */
export interface PlanetSituation extends Readonly<Record<string, string | number | boolean>> {
  /** From 1. */
  readonly round: number;
  readonly season: number;
  /** `begin`: the card is taken, and neither action nor power is under way. */
  readonly stage: 'take' | 'wait' | 'begin' | 'action' | 'power' | 'over';
  readonly action: Action | 'none';
  readonly powerUsed: boolean;
  /** Effects left in the part under way; grows beside a lake are counted apart. */
  readonly left: number;
  readonly lakeGrows: number;
  /** Whether some step on a space would score more in the end: before that there is nothing to compare. */
  readonly canGain: boolean;
}

export function situationOf(view: View, seat: Seat): PlanetSituation {
  const { turn } = itemAt(view.planets, seat);
  const isActing = view.phase === 'actions' && turn !== null;
  return {
    round: view.round + 1,
    season: seasonOf(view.round) + 1,
    stage: stageOf(view, seat),
    action: isActing ? (turn.action ?? 'none') : 'none',
    powerUsed: isActing && turn.powerUsed,
    left: isActing ? leftIn(turn) : 0,
    lakeGrows: isActing && turn.part === 'power' ? turn.lakeGrows : 0,
    canGain: isActing && canGain(view, seat),
  };
}

function canGain(view: View, seat: Seat): boolean {
  const state = imagine(view, NO_CHANCE);
  return planet.moves(state, seat).some((move) => isEffect(move) && forecastMoves(state, seat, [move]).total > 0);
}

function stageOf({ phase, picker, planets, acting }: View, seat: Seat): PlanetSituation['stage'] {
  if (phase === 'over') return 'over';
  if (phase === 'draft') return picker === seat ? 'take' : 'wait';
  if (!acting.includes(seat)) return 'wait';
  return itemAt(planets, seat).turn?.part ?? 'begin';
}

/** P5.3: D allows one of the two, not both. */
function leftIn({ part, action, plantsLeft, growsLeft, powerLeft }: TurnView): number {
  if (part === 'power') return powerLeft;
  if (part === null) return 0;
  return action === 'D' ? plantsLeft : plantsLeft + growsLeft;
}
