import { applyTurnMove } from '../../rules/effects.ts';
import { ACTION, SEAT_SIZE } from '../../rules/layout.ts';
import { placeInRiver } from '../../rules/legal.ts';
import { DONE, isTake, TAKE } from '../../rules/move.ts';
import { takeCard } from '../../rules/round.ts';
import { copy } from '../../rules/save.ts';
import { DRAFTING, type State } from '../../rules/types.ts';
import { keyOf } from '../planet-key.ts';
import type { Player, Wish } from './player.ts';

/** A turn, whole or under way, and how likely the player is to play it. */
export interface WantedTurn {
  readonly steps: readonly number[];
  /** After the steps; the end of the turn itself is not played. */
  readonly after: State;
  readonly log: number;
}

const SEAT = 0;
/** Moves of a step that are followed: the others are wanted too little. */
const MOST_MOVES = 4;
/** Turns that are less likely than one in three thousand. */
const LEAST = -8;

/**
 * Different whole turns that the player wants, the likeliest first, found by a beam that keeps twice as many turns each time, up to
 * `width` of them. When it gets late the turns of the last beam that came to its end are the answer: none, if it was the first. What was asked for
 * a narrower beam is not asked again.
 */
export function wantedTurns(player: Player, state: State, width: number, isLate: () => boolean): WantedTurn[] {
  const known = new Map<number, Wish[]>();
  const wishes = (turn: WantedTurn): Wish[] => {
    const key = stepKey(turn.after);
    const asked = known.get(key) ?? player.wishes(turn.after);
    known.set(key, asked);
    return asked;
  };
  let found: WantedTurn[] = [];
  for (let kept = 1; kept <= width; kept *= 2) {
    const turns = beam(wishes, state, kept, isLate);
    if (turns === undefined) break;
    found = turns;
  }
  return found;
}

/** Where a turn is, its card included. Before a card is taken there is one such place only. */
const stepKey = ({ seats, phase }: State): number => (phase === DRAFTING ? -1 : keyOf(seats, 0, SEAT_SIZE));
/** What a turn leaves behind. */
const lastingKey = ({ seats }: State): number => keyOf(seats, 0, ACTION);

/** @returns undefined if it got too late */
function beam(
  wishes: (turn: WantedTurn) => Wish[],
  state: State,
  width: number,
  isLate: () => boolean,
): WantedTurn[] | undefined {
  const ends = new Map<number, WantedTurn>();
  let layer: WantedTurn[] = [{ steps: [], after: state, log: 0 }];
  while (layer.length > 0) {
    const next = new Map<number, WantedTurn>();
    for (const turn of layer) {
      if (isLate()) return undefined;
      for (const { move, log } of wishes(turn).slice(0, MOST_MOVES)) {
        const likely = turn.log + log;
        if (likely < LEAST && ends.size + next.size > 0) break;
        const longer = { steps: [...turn.steps, move], after: afterMove(turn.after, move), log: likely };
        if (move === DONE) keepLikelier(ends, lastingKey(longer.after), longer);
        else keepLikelier(next, stepKey(longer.after), longer);
      }
    }
    layer = likeliest(next).slice(0, width);
  }
  return likeliest(ends);
}

function keepLikelier(turns: Map<number, WantedTurn>, key: number, turn: WantedTurn): void {
  const other = turns.get(key);
  if (other === undefined || other.log < turn.log) turns.set(key, turn);
}

const likeliest = (turns: ReadonlyMap<number, WantedTurn>): WantedTurn[] =>
  [...turns.values()].sort((a, b) => b.log - a.log);

function afterMove(state: State, move: number): State {
  if (move === DONE) return state;
  const after = copy(state);
  if (isTake(move)) takeCard(after, placeInRiver(after, move - TAKE));
  else applyTurnMove(after, SEAT, move);
  return after;
}
