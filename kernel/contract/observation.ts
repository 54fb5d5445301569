import { canonical, type Game, type GameTypes, type MatchChance, seatBit, type Step, type Viewer } from '../index.ts';
import { someoneLearned } from './learned.ts';

/** What one viewer hears and sees of a step. */
export interface Observation {
  /** What was said to the viewer, in order. */
  readonly words: readonly unknown[];
  readonly hears: string;
  /** The view afterwards. */
  readonly sees: string;
  /** Whether chance decided something, or the viewer learned where something is. */
  readonly revealing: boolean;
}

/** Plays the step on a copy of the state and reports what the viewer hears and sees of it. */
export function observe<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  { seat, move }: Step<T['Move']>,
  viewer: Viewer,
  luck: MatchChance,
): Observation {
  const state = game.copy(before);
  const chance = luck.copy();
  const words: unknown[] = [];
  game.play(state, seat, move, chance, (event) => words.push(game.seen(event, viewer)));
  return {
    words,
    hears: canonical(words),
    sees: canonical(game.view(state, viewer)),
    revealing:
      chance.uses !== luck.uses || someoneLearned(knowledgeOf(game, before, viewer), knowledgeOf(game, state, viewer)),
  };
}

/** Of every thing that can be hidden, 1 if the viewer knows where it is. The public knows what all seats know. */
export function knowledgeOf<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): number[] {
  const sets = Array.from(game.knowers(state));
  if (viewer !== 'public') return sets.map((set) => Number((set & seatBit(viewer)) > 0));
  const everybody = sets.reduce((union, set) => union | set, 0);
  return sets.map((set) => Number(set === everybody));
}
