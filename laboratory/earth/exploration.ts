import { earthEvaluator, FITTED, policyMove, type WeightsByMode } from '@grove/games/earth/bot';
import { earth, type Options } from '@grove/games/earth/rules';
import { type Chance, itemAt, readOptions, type Seat } from '@grove/kernel';
import { numbersIn, withNumbers } from '../methods/flatten.ts';
import { normalFrom } from '../methods/normal.ts';

export type State = Parameters<typeof policyMove>[0];
type Move = ReturnType<typeof policyMove>;
type Player = (state: State, seat: Seat) => Move;

/** Seven games in ten are explored by players whose weights differ from the policy's by about so much of themselves. */
const SPREAD = 0.4;
/** In each game up to so many of a hundred colours, plantings and benefits are chosen at random among the best few. */
const MOST_STRAY = 40;
const STRAY_AMONG = 5;
const STRAYING: ReadonlySet<State['phase']> = new Set(['color', 'plant', 'benefit']);

const evaluator = earthEvaluator(FITTED);

/** Who explores a game of two, each seat in a way of its own, and who follows the policy. */
export function explorersFrom(chance: Chance): { readonly explore: Player; readonly follow: Player } {
  const spread = chance.pick(10) < 3 ? 0 : SPREAD;
  const weights = [varied(FITTED, spread, chance), varied(FITTED, spread, chance)];
  const stray = chance.pick(MOST_STRAY + 1);
  return {
    explore: (state, seat) => strayMove(state, seat, stray, chance) ?? policyMove(state, seat, itemAt(weights, seat)),
    follow: (state, seat) => policyMove(state, seat, FITTED),
  };
}

function varied({ table, solo }: WeightsByMode, spread: number, chance: Chance): WeightsByMode {
  const normal = normalFrom(chance);
  const numbers = numbersIn(table).map((number) => number * Math.exp(spread * normal()));
  return { table: withNumbers(table, numbers), solo };
}

function strayMove(state: State, seat: Seat, stray: number, chance: Chance): Move | undefined {
  if (!STRAYING.has(state.phase) || chance.pick(100) >= stray) return undefined;
  const candidates = evaluator.candidates(state, seat, STRAY_AMONG);
  return itemAt(candidates, chance.pick(candidates.length)).steps[0];
}

/** Of twenty games seventeen have the usual options. */
const OTHERS = [{ level: 'beginner' }, { level: 'advanced' }, { abundance: false }];

export const optionsFrom = (chance: Chance): Options => readOptions(earth.options, OTHERS[chance.pick(20)]) as Options;
