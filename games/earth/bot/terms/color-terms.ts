import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { MAJOR, MINOR, PLANTINGS } from '../../rules/benefits.ts';
import { areTeamMates } from '../../rules/seating.ts';
import { isSolo } from '../../rules/state.ts';
import { cardOfSource } from '../../rules/tasks/activate.ts';
import { gainWorth, SOURCES, sourceWorth } from '../heuristics/ability.ts';
import { gaiaWorth, worthToOther } from '../heuristics/colors.ts';
import { at, type Context } from '../heuristics/context.ts';
import { plantingsOver } from '../heuristics/planting-over.ts';
import { plantingsWorth } from '../heuristics/planting.ts';
import { type EarthTerm, KIND_OF_GAIN } from './kinds.ts';

/** What choosing a colour brings, as `colorWorth` has it, term by term. */
export const colorTerms = (context: Context, color: number): EarthTerm[] => [
  ...benefitTerms(context, color),
  ...activationTerms(context, color),
  ...othersTerms(context, color),
];

/** E5.1: the major benefit. */
function benefitTerms(context: Context, color: number): EarthTerm[] {
  const name = ACTION_COLORS[color];
  if (name !== 'green') return MAJOR[name].map(({ what, n }) => gainTerm(context, what, n));
  const [over] = plantingsOver(context);
  return [
    { kind: 'plantings', points: plantingsWorth(context, PLANTINGS.active, Math.max(0, over?.worth ?? 0)) },
    { kind: 'look', points: at(context.weights.look, context.share) },
  ];
}

export const gainTerm = (context: Context, what: Parameters<typeof gainWorth>[1], n: number): EarthTerm => ({
  kind: KIND_OF_GAIN[what],
  points: gainWorth(context, what, n),
});

/** E5.1: one of the two minor benefits. */
export function minorTerms(context: Context, color: number, which: number): EarthTerm[] {
  const name = ACTION_COLORS[color];
  if (name === 'green') return [];
  const { what, n } = MINOR[name][which];
  return [gainTerm(context, what, n)];
}

/** E6.1: every card that answers to the colour. */
const activationTerms = (context: Context, color: number): EarthTerm[] =>
  Array.from({ length: SOURCES }, (_, source): EarthTerm => ({
    kind: 'activate',
    of: cardOfSource(context.player, source),
    points: context.weights.activation * sourceWorth(context, color, source, true),
  })).filter(({ points }) => points > 0);

/** What the others get: of opponents the one who gets most counts, of team-mates all. */
function othersTerms(context: Context, color: number): EarthTerm[] {
  const { state, seat, weights } = context;
  if (isSolo(state)) return [{ kind: 'gaia', points: -weights.gaia * gaiaWorth(context, color) }];
  let most = 0;
  const terms: EarthTerm[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const worth = worthToOther(context, other, color);
    if (areTeamMates(state, seat, other)) terms.push({ kind: 'team', of: other, points: worth });
    else most = Math.max(most, worth);
  }
  return [...terms, { kind: 'rival', points: -weights.opponent * most }];
}
