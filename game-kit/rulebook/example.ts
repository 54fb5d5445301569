import { type Game, type GameTypes, type Seat, SeededChance, type Viewer } from '@grove/kernel';
import type { Sentence, Told } from '../sentence.ts';

/** A position of an example: the table as one viewer sees it, and what happened since the stage before. */
export interface ExamplePosition<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly view: T['View'];
  readonly events: readonly T['Event'][];
}

export interface ExampleStage<T extends GameTypes, Look> {
  /** What is played to come here from the stage before, step by step in the game's notation. */
  readonly steps?: readonly (readonly [seat: Seat, text: string])[];
  /** What of the table is drawn, and what is pointed at: the game's board knows what it means. */
  readonly look: Look;
  /** The figures and names of spaces that its sentence tells, all read from the position. */
  readonly facts?: (position: ExamplePosition<T>) => Told<string>;
}

/**
 * A rule at work: a position and steps that the game's own rules play on from there, so that an example can never
 * disagree with them.
 */
export interface Example<T extends GameTypes, Look = unknown> {
  readonly start: () => T['State'];
  /** The first is shown before anything else is played. */
  readonly stages: readonly ExampleStage<T, Look>[];
}

/** Examples by the number of their rule. */
export type Examples<T extends GameTypes, Look, Rule extends string = string> = Readonly<
  Record<Rule, Example<T, Look>>
>;

/** A sentence for each stage. It is told all figures, so that none is typed. */
export type ExampleWords<Rule extends string = string> = Readonly<Record<Rule, readonly Sentence<string>[]>>;

/** The position at each stage of an example, as `viewer` sees it. */
export function playExample<T extends GameTypes>(
  game: Game<T>,
  { start, stages }: Example<T>,
  viewer: Viewer = 0,
): readonly ExamplePosition<T>[] {
  const chance = SeededChance.from('example');
  const state = start();
  return stages.map(({ steps = [] }) => {
    const events: T['Event'][] = [];
    for (const [seat, text] of steps) {
      game.play(state, seat, game.notation.readStep(state, seat, text), chance, (event) => events.push(event));
    }
    return { state: game.copy(state), view: game.view(state, viewer), events };
  });
}
