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
import { type Chance, itemAt, readOptions, type Seat } from '@grove/kernel';
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

/** Who explores a game of one or two, each seat in a way of its own, and who follows the policy of playouts. */
export function explorersFrom(chance: Chance): { readonly explore: Player; readonly follow: Player } {
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

export function optionsFrom(players: number, chance: Chance): Options {
  const asked = players === 1 ? (ALONE[chance.pick(20)] ?? { gaia: 'expert' }) : OTHERS[chance.pick(20)];
  return readOptions(earth.options, asked) as Options;
}
