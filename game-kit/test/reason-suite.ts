import { type Candidate, differences, type Hint, hintsFor, LEAST_REASON, type Term } from '@grove/bots';
import { type Budget, type GameTypes, itemAt, type JsonObject, Match, type Seat, SeededChance } from '@grove/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameModule, LANGUAGES } from '../index.ts';

interface ReasonTrial<T extends GameTypes> {
  readonly module: GameModule<T>;
  /** The games that quick bots play, each from beginning to end. */
  readonly games: readonly { readonly players: number; readonly options?: JsonObject }[];
  /** What the terms of a candidate must add up to, found plainly; undefined where the game reckons otherwise. */
  readonly sumOf: (state: T['State'], seat: Seat, candidate: Candidate<T['Move']>) => number | undefined;
}

/** Candidates are then ranked by what is thought of them beforehand, which is quick and the same every time. */
const NO_PLAYOUTS: Budget = { used: () => Infinity, spent: () => true, count: () => undefined };
const thoughtOf = ({ judgement, prior }: Candidate<unknown>): number => judgement?.value ?? prior;
const MOST_CANDIDATES = 10;
const CLOSE = 1e-6;

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { points }) => sum + points, 0);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isClose = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;
/** Terms stand in a list: a comma in one of them would make two of it. */
const isParted = (text: string | undefined): boolean => text?.includes(',') ?? false;
const hasHole = (text: string | undefined): boolean =>
  text === undefined || text === '' || /undefined|NaN|\[object|[{}]|\(\)| {2}/.test(text);

/** A decision with the ways that its hints are compared with, and their terms. */
interface Look<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  readonly ways: readonly (readonly T['Move'][])[];
  readonly terms: readonly (readonly Term[])[];
}

/** Holds at every decision of whole games: hints have true reasons, with the figures of the evaluator, in every language. */
export function reasonSuite<T extends GameTypes>({ module, games, sumOf: expectedSum }: ReasonTrial<T>): void {
  const { game, bots, advisor } = module;
  if (advisor === undefined) throw new Error(`${game.id} has no advisor`);
  const { evaluator } = advisor;
  const settings = { ...advisor.settings, width: Math.min(advisor.settings.width, MOST_CANDIDATES) };

  /** For each entry of the record the candidate that is thought best beforehand; where there is only one, what else is legal. */
  function waysOf(state: T['State'], seat: Seat, candidates: readonly Candidate<T['Move']>[]): Look<T>['ways'] {
    const entryOf = ({ steps }: Candidate<T['Move']>) => {
      const last = steps.findIndex((step) => game.notation.closes(state, step));
      return JSON.stringify(last < 0 ? steps : steps.slice(0, last + 1));
    };
    const byEntry = Map.groupBy(
      candidates.toSorted((a, b) => thoughtOf(b) - thoughtOf(a)),
      entryOf,
    );
    const ways = [...byEntry.values()].map((same) => itemAt(same, 0).steps);
    if (ways.length > 1) return ways;
    const [first] = itemAt(ways, 0);
    const others = game.moves(state, seat).filter((move) => !isSame(move, first));
    return [...ways, ...others.map((move) => [move])];
  }

  function* problemsWith(hint: Hint<T['Move']>, look: Look<T>): Generator<string> {
    const { ways, terms } = look;
    const own = ways.findIndex((steps) => isSame(steps.slice(0, hint.steps.length), hint.steps));
    if (hint.isOnly !== (ways.length === 1)) yield 'says wrongly whether there is another way';
    if (hint.isOnly) return;
    const [mine, others] = [itemAt(terms, own), terms.toSpliced(own, 1)];
    for (const reason of hint.reasons) {
      const isIt = ({ kind, of }: Term) => kind === reason.kind && of === reason.of;
      const ahead = sumOf(mine.filter(isIt)) - sumOf(others.flat().filter(isIt)) / others.length;
      if (!isClose(reason.points, ahead)) yield `${reason.kind} is ${ahead}, not ${reason.points}`;
      yield* holesIn(reason, hint, look);
    }
    // What tells the way apart most is told; only where nothing does, nothing is.
    const told = differences(mine, others).filter(({ points }) => Math.abs(points) >= LEAST_REASON);
    const most = told.find(({ points }) => points > 0) ?? told.at(-1);
    if (!isSame(hint.reasons[0], most)) yield `${most?.kind} is left out`;
  }

  function* holesIn(reason: Term, { steps }: Hint<T['Move']>, { view, seat }: Look<T>): Generator<string> {
    for (const language of LANGUAGES) {
      const words = module.words[language];
      const text = words.reason?.(reason, { view, seat, steps, nameOf: (other) => `Player ${other}` });
      if (isParted(text)) yield `${language} says ${text}, which looks like two reasons`;
      if (hasHole(text)) yield `${language} says ${text} for ${reason.kind}`;
      if (hasHole(words.mistake?.(reason.kind))) yield `${language} has no mistake ${reason.kind}`;
    }
  }

  function* problemsAt(view: T['View'], seat: Seat, seed: string): Generator<string> {
    const hints = hintsFor({ game, evaluator, view, seat }, 3, settings, SeededChance.from(seed), NO_PLAYOUTS);
    if (hints.length === 0) yield 'no hint';
    const state = game.imagine(view, SeededChance.from(seed));
    const before = JSON.stringify(game.save(state));
    const candidates = evaluator.candidates(state, seat, settings.width, NO_PLAYOUTS);
    for (const candidate of candidates) {
      const expected = expectedSum(state, seat, candidate);
      const sum = sumOf(evaluator.terms?.(state, seat, candidate.steps) ?? []);
      if (expected !== undefined && !isClose(sum, expected)) yield `terms add up to ${sum}, not ${expected}`;
    }
    const ways = waysOf(state, seat, candidates);
    const terms = ways.map((steps) => evaluator.terms?.(state, seat, steps) ?? []);
    for (const hint of hints) yield* problemsWith(hint, { view, seat, ways, terms });
    if (JSON.stringify(game.save(state)) !== before) yield 'the state was changed';
  }

  describe(`why a hint of ${game.id} is given`, () => {
    beforeAll(async () => {
      for (const language of LANGUAGES) await module.prepareWords?.(language);
    });

    test.each(games)('agrees with the evaluator at every decision of a game of $players', ({ players, options }) => {
      const match = new Match(game, players, options ?? {}, SeededChance.from(`reasons ${players}`));
      const bot = bots.sapling(game);
      const stream = SeededChance.from('sapling');
      const problems: string[] = [];
      for (let i = 0; !match.over; i++) {
        const seat = itemAt(game.waitingFor(match.state), 0);
        const view = match.view(seat);
        for (const problem of problemsAt(view, seat, `look ${i}`)) problems.push(`decision ${i}: ${problem}`);
        match.play(seat, bot.choose(view, seat, stream));
      }
      expect(problems).toEqual([]);
    });
  });
}
