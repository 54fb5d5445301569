import { DONE, type Move, targetOf } from '../rules/move.ts';
import type { Decision, DecisionOf } from '../rules/tasks/task.ts';
import type { Context } from './heuristics/context.ts';
import { ownMoves } from './heuristics/decision-policy.ts';
import { allPlantings, plantingMove } from './heuristics/planting-over.ts';
import type { ColorJudge } from './network/color-choice.ts';
import type { PlantingJudge } from './network/planting-choice.ts';

/** Who knows better than the rules of thumb what to choose. */
export interface Judge {
  readonly colors: ColorJudge;
  readonly plantings: PlantingJudge;
}

/** What a judge chooses; undefined where it is a decision that the rules of thumb know best. */
export function judgedMove(context: Context, task: Decision, { colors, plantings }: Judge): Move | undefined {
  if (task.kind === 'color') return judgedColor(context, task, colors);
  return task.kind === 'plant' ? judgedPlanting(context, task, plantings) : undefined;
}

function judgedColor(context: Context, task: Decision, judge: ColorJudge): Move {
  const worths = judge(context.state, context.seat);
  return ownMoves(context, task).reduce((best, move) =>
    worths[targetOf(move)] > worths[targetOf(best)] ? move : best,
  );
}

/** So many cards are judged, the best by rules of thumb. */
const MOST_CARDS = 3;

function judgedPlanting(context: Context, { n }: DecisionOf<'plant'>, judge: PlantingJudge): Move {
  const list = allPlantings(context, MOST_CARDS);
  if (list.length === 0) return DONE;
  const [nothing, ...worths] = judge(context, n, [undefined, ...list]);
  const most = Math.max(...worths);
  return most > nothing ? plantingMove(list[worths.indexOf(most)]) : DONE;
}
