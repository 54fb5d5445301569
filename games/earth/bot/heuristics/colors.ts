import { cards } from '../../material/cards.ts';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { MAJOR, MINOR, PLANTINGS } from '../../rules/benefits.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { areTeamMates } from '../../rules/seating.ts';
import { isSolo } from '../../rules/state.ts';
import { activationWorth, gainWorth } from './ability.ts';
import { at, type Context, contextOf } from './context.ts';
import { plantingsOver } from './planting-over.ts';
import { plantingsWorth } from './planting.ts';

/** What choosing a colour brings: the benefit and the activations, less what the others get of it. */
export function colorWorth(context: Context, color: number): number {
  const activations = context.weights.activation * activationWorth(context, color, true);
  return benefitWorth(context, color, true) + activations - othersWorth(context, color);
}

/** What the best of the two minor benefits brings, by its number. */
export function minorWorth(context: Context, color: number, which: number): number {
  const name = ACTION_COLORS[color];
  if (name === 'green') return 0;
  const benefit = MINOR[name][which];
  return gainWorth(context, benefit.what, benefit.n);
}

function benefitWorth(context: Context, color: number, isActive: boolean): number {
  const name = ACTION_COLORS[color];
  if (name === 'green') {
    const n = isActive ? PLANTINGS.active : PLANTINGS.other;
    const [over] = plantingsOver(context);
    const plantings = plantingsWorth(context, n, Math.max(0, over?.worth ?? 0));
    return plantings + (isActive ? at(context.weights.look, context.share) : context.prices.draw);
  }
  if (!isActive) return Math.max(minorWorth(context, color, 0), minorWorth(context, color, 1));
  return MAJOR[name].reduce((sum, benefit) => sum + gainWorth(context, benefit.what, benefit.n), 0);
}

/** What the best opponent gets of a colour counts in part, what team-mates get is the team's own (E16.5). */
function othersWorth(context: Context, color: number): number {
  const { state, seat, weights } = context;
  if (isSolo(state)) return weights.gaia * gaiaWorth(context, color);
  let most = 0;
  let shared = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const worth = worthToOther(context, other, color);
    if (areTeamMates(state, seat, other)) shared += worth;
    else most = Math.max(most, worth);
  }
  return weights.opponent * most - shared;
}

/** What somebody else gets of a colour that a player chooses. */
export function worthToOther({ state, weights }: Context, other: number, color: number): number {
  const theirs = contextOf(state, other, weights);
  return benefitWorth(theirs, color, false) + activationWorth(theirs, color, false);
}

/** E17.2: roughly what Gaia's reaction is worth to her. */
export function gaiaWorth({ state, player }: Context, color: number): number {
  const base = state.options.gaia === 'hard' || state.options.gaia === 'expert' ? 3 : 0;
  const worths = { green: 6, red: 4.5 + base, blue: base + blueCards(player.cells), yellow: 1.3 * (base + 4) };
  return worths[ACTION_COLORS[color]];
}

const blue = cards.map(({ abilities }) => abilities.some(({ color }) => color === 'blue' || color === 'multicolor'));
const blueCards = (cells: readonly number[]): number => cells.filter((card) => card !== NO_CARD && blue[card]).length;
