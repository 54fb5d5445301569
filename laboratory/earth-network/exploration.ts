import { earthEvaluator, FITTED, policyMove, type WeightsByMode } from '@grove/games/earth/bot';
import { earth, type Move, type Options, type State } from '@grove/games/earth/rules';
import { type Chance, itemAt, readOptions, type Seat } from '@grove/kernel';
import { numbersIn, withNumbers } from '../methods/flatten.ts';
import { normalFrom } from '../methods/normal.ts';

type Player = (state: State, seat: Seat) => Move;

/** Seven games in ten are explored by players whose weights differ from those of the policy by so much of themselves. */
const SPREAD = 0.4;
/** In each game up to so many of a hundred colours and plantings are chosen at random among the best few. */
const MOST_STRAY = 40;
const STRAY_AMONG = 5;

const evaluator = earthEvaluator(FITTED);

/** Who explores a game, each seat in a way of its own, and who follows the policy. */
export function explorersFrom(chance: Chance, seats: number): { explore: Player; follow: Player } {
  const spread = chance.pick(10) < 3 ? 0 : SPREAD;
  const weights = Array.from({ length: seats }, () => varied(FITTED, spread, chance));
  const stray = chance.pick(MOST_STRAY);
  return {
    explore: (state, seat) => strayMove(state, seat, stray, chance) ?? policyMove(state, seat, itemAt(weights, seat)),
    follow: (state, seat) => policyMove(state, seat, FITTED),
  };
}

function varied(weights: WeightsByMode, spread: number, chance: Chance): WeightsByMode {
  const normal = normalFrom(chance);
  const vary = <Part extends WeightsByMode['table']>(part: Part): Part =>
    withNumbers(
      part,
      numbersIn(part).map((number) => number * Math.exp(spread * normal())),
    );
  return { table: vary(weights.table), solo: vary(weights.solo) };
}

function strayMove(state: State, seat: Seat, stray: number, chance: Chance): Move | undefined {
  if (chance.pick(100) >= stray || !STRAYING.has(state.phase)) return undefined;
  const candidates = evaluator.candidates(state, seat, STRAY_AMONG);
  return itemAt(candidates, chance.pick(candidates.length)).steps[0];
}

/** The steps of a turn in which there is much to choose. */
const STRAYING: ReadonlySet<State['phase']> = new Set(['color', 'plant', 'benefit']);

/** Mostly the usual options, and sometimes others; alone against Gaia at every difficulty, the hardest most often. */
export function optionsFrom(chance: Chance, isAlone: boolean): Options {
  const other = chance.pick(20);
  const changes = isAlone
    ? { gaia: itemAt(DIFFICULTIES, chance.pick(DIFFICULTIES.length)), ...(other === 0 ? { level: 'advanced' } : {}) }
    : OTHERS[other];
  return readOptions(earth.options, changes) as Options;
}

const DIFFICULTIES = ['beginner', 'medium', 'hard', 'hard', 'hard', 'hard', 'expert', 'expert', 'expert', 'expert', 'expert', 'expert'];
const OTHERS = [{ level: 'beginner' }, { level: 'advanced' }, { abundance: false }];
