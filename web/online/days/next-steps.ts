import { type Chance, type Game, type GameTypes, NO_CHANCE, type Seat, SeededChance } from '@grove/kernel';

/** A step that can be prepared, in the game's notation and in words. */
export interface NextStep {
  readonly text: string;
  readonly said: string;
}

/** What a list of steps to prepare is made from: the position as the seat sees it, and what the seat has chosen already. */
export interface Ahead {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly chosen: readonly string[];
  /** What a step would do, told to the seat. */
  readonly say: (view: unknown, step: unknown, text: string) => string;
}

/** Steps of the others until the own turn, at most; a turn that is further away is not looked for. */
const FARTHEST = 200;
/** Which of their legal steps the others are thought to make: a card that one of them takes is there if they take another. */
const WAYS = [0, 1, 2, 3];
/** Hidden things are dealt in two ways: a step that is there in one of them only depends on what nobody knows. */
const DEALS = ['one', 'other'];

/**
 * The steps that the rules would offer a seat in its next turn, after those that it has chosen, as far as can be known now. The others
 * play on in several ways, and what is legal after any of them is offered.
 */
export function nextSteps(ahead: Ahead): NextStep[] {
  const found = new Map<string, NextStep>();
  for (const way of WAYS) {
    const [one = [], other = []] = DEALS.map((deal) => offeredAfter(ahead, way, deal));
    const known = new Set(other.map(keyOf));
    for (const step of one) if (known.has(keyOf(step))) found.set(step.text, step);
  }
  return distinct([...found.values()]);
}

/** The chosen steps in words, as they were offered. */
export function chosenInWords(ahead: Ahead): NextStep[] {
  return ahead.chosen.map((text, i) => {
    const before = { ...ahead, chosen: ahead.chosen.slice(0, i) };
    return nextSteps(before).find((step) => step.text === text) ?? { text, said: inWords(ahead, text) };
  });
}

/** A step that need not be legal, in words; what cannot be read as a step now stays as it is written. */
export function inWords({ game, view, seat, say }: Omit<Ahead, 'chosen'>, text: string): string {
  try {
    return say(view, game.notation.readStep(game.imagine(view, NO_CHANCE), seat, text), text);
  } catch {
    return text;
  }
}

/** Steps that would read the same, such as one card in several places, are told apart by what differs in their notation. */
function distinct(steps: readonly NextStep[]): NextStep[] {
  const alike = Map.groupBy(steps, ({ said }) => said);
  return steps.map((step) => {
    const others = (alike.get(step.said) ?? []).filter((other) => other !== step);
    if (others.length === 0) return step;
    const differing = step.text.split(' ').filter((word) => others.some(({ text }) => !text.split(' ').includes(word)));
    return { text: step.text, said: `${step.said} (${differing.join(' ') || step.text})` };
  });
}

const keyOf = ({ text, said }: NextStep): string => `${text}\n${said}`;

function offeredAfter({ game, view, seat, chosen, say }: Ahead, way: number, deal: string): NextStep[] {
  const chance = SeededChance.from(deal);
  const state = game.imagine(view, chance);
  if (!playToTurnOf(game, state, seat, way, chance)) return [];
  for (const text of chosen) if (!playText(game, state, seat, text, chance)) return [];
  const seen = game.view(state, seat);
  return game.moves(state, seat).map((move) => {
    const text = game.notation.writeStep(state, move);
    return { text, said: say(seen, move, text) };
  });
}

/** Lets the others play until the seat is waited for; false if it is not so soon, or not any more. */
function playToTurnOf(game: Game, state: GameTypes['State'], seat: Seat, way: number, chance: Chance): boolean {
  for (let steps = 0; steps < FARTHEST; steps++) {
    const waited = game.waitingFor(state);
    if (waited.includes(seat)) return true;
    const [other] = waited;
    if (other === undefined) return false;
    const moves = game.moves(state, other);
    const move = steps === 0 ? moves[way % moves.length] : (game.simplest?.(state, other) ?? moves[0]);
    if (move === undefined) return false;
    game.play(state, other, move, chance);
  }
  return false;
}

function playText(game: Game, state: GameTypes['State'], seat: Seat, text: string, chance: Chance): boolean {
  if (!game.waitingFor(state).includes(seat)) return false;
  try {
    game.play(state, seat, game.notation.readStep(state, seat, text), chance);
    return true;
  } catch {
    return false;
  }
}
