import { DONE, type Move, moveOf, targetOf } from '../rules/move.ts';
import type { Decision, DecisionOf } from '../rules/tasks/task.ts';
import type { Context } from './heuristics/context.ts';
import { ownMoves } from './heuristics/decision-policy.ts';
import { ranked } from './heuristics/hand.ts';
import { allPlantings, plantingMove } from './heuristics/planting-over.ts';
import type { ColorJudge } from './network/color-choice.ts';
import type { HandJudge } from './network/hand-choice.ts';
import type { PlantingJudge } from './network/planting-choice.ts';

/** Who knows better than the rules of thumb what to choose. */
export interface Judge {
  readonly colors: ColorJudge;
  readonly plantings: PlantingJudge;
  readonly hand?: HandJudge;
}

/** What a judge chooses; undefined where it is a decision that the rules of thumb know best. */
export function judgedMove(context: Context, task: Decision, { colors, plantings, hand }: Judge): Move | undefined {
  switch (task.kind) {
    case 'color':
      return judgedColor(context, task, colors);
    case 'plant':
      return judgedPlanting(context, task, plantings);
    case 'compost':
      return hand && judgedCompost(context, task, hand);
    case 'keep':
      return hand && judgedKeep(context, task, hand);
    default:
      return undefined;
  }
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

/** So many cards may go into the compost, those that are missed least by rules of thumb. */
const MOST_COMPOSTED = 8;

function judgedCompost(context: Context, task: DecisionOf<'compost'>, judge: HandJudge): Move {
  const list: (number | undefined)[] = ranked(context, context.player.hand)
    .slice(-MOST_COMPOSTED)
    .map(({ card }) => card);
  if (!task.exact) list.push(undefined);
  const worths = judge(context, task, list);
  const card = list[worths.indexOf(Math.min(...worths))];
  return card === undefined ? DONE : moveOf('compost', card);
}

function judgedKeep(context: Context, task: DecisionOf<'keep'>, judge: HandJudge): Move {
  const { looking } = context.player;
  const worths = judge(context, task, looking);
  return moveOf('keep', looking[worths.indexOf(Math.max(...worths))]);
}
