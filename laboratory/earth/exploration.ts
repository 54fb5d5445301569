import {
  earthEvaluator,
  FITTED,
  PLAYOUT_POLICY,
  type Policy,
  policyMove,
  type Weights,
  type WeightsByMode,
} from '@grove/games/earth/bot';
import { earth, type Options } from '@grove/games/earth/rules';
import { type Chance, itemAt, readOptions, type Seat, SeededChance } from '@grove/kernel';
import { numbersIn, withNumbers } from '../methods/flatten.ts';
import { normalFrom } from '../methods/normal.ts';
import type { Move, State } from './rows.ts';

type Player = (state: State, seat: Seat) => Move;

/** Seven games in ten are explored by players whose weights differ from the policy's by about so much of themselves. */
const SPREAD = 0.4;
/** In each game up to so many of a hundred colours, plantings and benefits are chosen at random among the best few. */
const MOST_STRAY = 40;
const STRAY_AMONG = 5;
const STRAYING: ReadonlySet<State['phase']> = new Set(['color', 'plant', 'benefit']);

const evaluator = earthEvaluator(FITTED);

/** A game is explored for up to so many turns. */
const EXPLORED = 13;

/** A game at its beginning, with who plays it: explored for some turns, so that tableaus of all kinds occur, then by the policy of playouts. */
export interface ExploredGame {
  readonly state: State;
  /** What the game is dealt by. */
  readonly chance: Chance;
  /** For everything that is not dealt. */
  readonly thought: Chance;
  /** The first turn that is not explored. */
  readonly until: number;
  readonly choose: Player;
}

/** The name gives the deal, the options and how it is explored. */
export function exploredGame(name: string, players: number): ExploredGame {
  const chance = SeededChance.from(name);
  const thought = SeededChance.from(name, 'bot');
  const state = earth.start(players, optionsFrom(players, thought), chance);
  const until = thought.pick(EXPLORED);
  const { explore, follow } = explorersFrom(thought);
  return { state, chance, thought, until, choose: (now, seat) => (now.turn < until ? explore : follow)(now, seat) };
}

/** Who explores a game of one or two, each seat in a way of its own, and who follows the policy of playouts. */
function explorersFrom(chance: Chance): { readonly explore: Player; readonly follow: Player } {
  const isVaried = chance.pick(10) >= 3;
  const policies = [0, 1].map((): Policy => (isVaried ? varied(FITTED, chance) : PLAYOUT_POLICY));
  const stray = chance.pick(MOST_STRAY + 1);
  return {
    explore: (state, seat) => strayMove(state, seat, stray, chance) ?? policyMove(state, seat, itemAt(policies, seat)),
    follow: (state, seat) => policyMove(state, seat, PLAYOUT_POLICY),
  };
}

function varied({ table, solo }: WeightsByMode, chance: Chance): WeightsByMode {
  const normal = normalFrom(chance);
  const vary = (weights: Weights): Weights =>
    withNumbers(
      weights,
      numbersIn(weights).map((number) => number * Math.exp(SPREAD * normal())),
    );
  return { table: vary(table), solo: vary(solo) };
}

function strayMove(state: State, seat: Seat, stray: number, chance: Chance): Move | undefined {
  if (!STRAYING.has(state.phase) || chance.pick(100) >= stray) return undefined;
  const candidates = evaluator.candidates(state, seat, STRAY_AMONG);
  return itemAt(candidates, chance.pick(candidates.length)).steps[0];
}

/** Of twenty games of two seventeen have the usual options. */
const OTHERS = [{ level: 'beginner' }, { level: 'advanced' }, { abundance: false }];
/** Gaia is at her strongest in most games alone. */
const ALONE = [
  ...['beginner', 'medium', 'hard', 'hard'].map((gaia) => ({ gaia })),
  { gaia: 'expert', level: 'advanced' },
  { gaia: 'expert', abundance: false },
];

function optionsFrom(players: number, chance: Chance): Options {
  const asked = players === 1 ? (ALONE[chance.pick(20)] ?? { gaia: 'expert' }) : OTHERS[chance.pick(20)];
  return readOptions(earth.options, asked) as Options;
}
