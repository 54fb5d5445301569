import { itemAt } from '../item-at.ts';
import {
  type Game,
  type GameTypes,
  type MatchChance,
  readOptions,
  type Seat,
  SeededChance,
  type Step,
} from '../index.ts';
import { must } from './breach.ts';
import { type SeededGame } from './seeded-game.ts';

/** A game that goes on for longer than this is taken for one that never ends. */
const MOST_STEPS = 10_000;

/** Every so many steps a seat's interruption is played, where the game has them. */
const INTERRUPTED = 16;
/** Every so many steps one is played that the seat was not asked for, where the game has them. */
const UNASKED = 24;

/** A position of a random game. Checks must leave the state and the chance as they are: the game goes on with them. */
export interface Position<T extends GameTypes> {
  readonly index: number;
  readonly state: T['State'];
  readonly chance: MatchChance;
  /** What happened in the step that led here. */
  readonly events: readonly T['Event'][];
  /** The step that will be played next; undefined when the game is over. */
  readonly next: Step<T['Move']> | undefined;
}

/** Plays a game at random to its end and stops at every position, the first and the last included. */
export function* randomGame<T extends GameTypes>(game: Game<T>, seeded: SeededGame): Generator<Position<T>, void> {
  const chance = SeededChance.from(seeded.seed);
  const choice = SeededChance.from(seeded.seed, 'choices');
  const state = game.start(seeded.players, optionsOf(game, seeded), chance);
  let events: T['Event'][] = [];
  for (let index = 0; ; index++) {
    const next = chooseStep(game, state, choice);
    yield { index, state, chance, events, next };
    if (next === undefined) return;
    mustEndSoon(index);
    events = [];
    game.play(state, next.seat, next.move, chance, (event) => events.push(event));
  }
}

/** A check that hangs reports nothing, so every loop over a game calls this. */
export function mustEndSoon(steps: number): void {
  must(steps < MOST_STEPS, `the game did not end within ${MOST_STEPS} steps`);
}

/** Plays on at random to the end, or so many steps at most. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  chance: MatchChance,
  choice: MatchChance,
  most = Infinity,
): void {
  for (let steps = 0; steps < most; steps++) {
    const step = chooseStep(game, state, choice);
    if (step === undefined) return;
    mustEndSoon(steps);
    game.play(state, step.seat, step.move, chance);
  }
}

const optionsOf = <T extends GameTypes>(game: Game<T>, seeded: SeededGame): T['Options'] =>
  readOptions(game.options, seeded.options);

/** Any step of any seat that is waited for. */
export function chooseStep<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  choice: MatchChance,
): Step<T['Move']> | undefined {
  const waiting = game.waitingFor(state);
  if (waiting.length === 0) return undefined;
  const unasked = unaskedSteps(game, state, choice);
  if (unasked.length > 0) return unasked[choice.pick(unasked.length)];
  const seat = itemAt(waiting, choice.pick(waiting.length));
  const moves = stepsToChooseFrom(game, state, seat, choice);
  must(moves.length > 0, () => `seat index ${seat} is waited for but has no moves`);
  return { seat, move: moves[choice.pick(moves.length)] };
}

/** Now and then, the steps of any seat that it is not asked for. */
function unaskedSteps<T extends GameTypes>(game: Game<T>, state: T['State'], choice: MatchChance): Step<T['Move']>[] {
  if (game.unasked === undefined || choice.pick(UNASKED) !== 0) return [];
  return game
    .result(state)
    .totals.flatMap((_, seat) => (game.unasked?.(state, seat) ?? []).map((move) => ({ seat, move })));
}

function stepsToChooseFrom<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  choice: MatchChance,
): readonly T['Move'][] {
  const interruptions = game.interruptions?.(state, seat) ?? [];
  const interrupted = interruptions.length > 0 && choice.pick(INTERRUPTED) === 0;
  return interrupted ? interruptions : game.moves(state, seat);
}

/** Some of the items, at most `most`, in their order. */
export function sample<Item>(items: readonly Item[], most: number, choice: MatchChance): readonly Item[] {
  if (items.length <= most) return items;
  const chosen = new Set<number>();
  while (chosen.size < most) chosen.add(choice.pick(items.length));
  return [...chosen].sort((a, b) => a - b).map((i) => itemAt(items, i));
}
