import { cards } from '../../material/cards.ts';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { type Move, spotOf, targetOf, verbOf } from '../../rules/move.ts';
import type { Counting } from '../../rules/count/counters.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { netWorth } from '../heuristics/ability.ts';
import { at, type Context } from '../heuristics/context.ts';
import { ecosystemWorth, placeWorth, scores, terrainWorth } from '../heuristics/objectives.ts';
import { withPlantedOver } from '../heuristics/planting-over.ts';
import {
  blackWorth,
  cardWorth,
  costWorth,
  engineWorth,
  eventWorth,
  OVER_DRAW,
  plantingWorth,
  withPlanted,
} from '../heuristics/planting.ts';
import { type EarthTerm, scaled } from './kinds.ts';

/** What a card brings wherever it is planted, as `cardWorth` has it, term by term. */
function cardTerms(context: Context, card: number): EarthTerm[] {
  const { weights, share } = context;
  const { points, sproutSpaces, growthSpaces, canopyPoints } = cards[card];
  const spaces = sproutSpaces * at(weights.sproutSpace, share) + growthSpaces * at(weights.growthSpace, share);
  return [
    { kind: 'points', points },
    { kind: 'spaces', points: spaces },
    { kind: 'canopy', points: weights.canopy * Math.max(0, canopyPoints - growthSpaces) * share },
    { kind: 'engine', points: engineWorth(context, card) },
    { kind: 'now', points: blackWorth(context, card) },
    { kind: 'planting', points: plantingWorth(context) },
  ];
}

/** Ecosystems, terrains and fauna cards as the tableau lies there, each by itself. */
function objectiveTerms(context: Context): EarthTerm[] {
  const { state, seat, player } = context;
  const from: Counting = { areas: state.players, seat, neighbour: seat, cell: -1 };
  const terms: EarthTerm[] = [player.ecosystem, ...state.common].map((card) => ({
    kind: 'ecosystem',
    of: card,
    points: ecosystemWorth(context, card, from),
  }));
  for (let cell = 0; cell < CELLS; cell++) {
    const card = player.cells[cell];
    if (card !== NO_CARD && scores[card])
      terms.push({ kind: 'terrain', of: card, points: terrainWorth(context, cell) });
  }
  state.fauna.forEach((card, place) => terms.push({ kind: 'fauna', of: card, points: placeWorth(context, place) }));
  return terms;
}

/** A card on a place, paid for, or in the place of a terrain (E7.7). */
export function plantingTerms(context: Context, move: Move): EarthTerm[] {
  const [card, spot] = [targetOf(move), spotOf(move)];
  const now = scaled(objectiveTerms(context), -1);
  if (verbOf(move) === 'plant') {
    const then = withPlanted(context, card, spot, () => objectiveTerms(context));
    return [...cardTerms(context, card), { kind: 'cost', points: -costWorth(context, card) }, ...then, ...now];
  }
  const { player, prices } = context;
  const below = player.cells[spot];
  return [
    ...cardTerms(context, card),
    { kind: 'planting', points: -plantingWorth(context) },
    { kind: 'compost', points: prices.compost },
    { kind: 'cards', points: OVER_DRAW * prices.draw },
    { kind: 'points', points: -cards[below].points },
    ...withPlantedOver(context, card, spot, () => objectiveTerms(context)),
    ...now,
  ];
}

export function eventTerms(context: Context, card: number): EarthTerm[] {
  const { points, abilities } = cards[card];
  return [
    { kind: 'points', points },
    { kind: 'now', points: netWorth(context, abilities[0], NO_CARD) },
  ];
}

/** What a card is worth to keep in hand, as `handWorth` has it: what planting it would bring, or what it is as compost. */
export function handTerms(context: Context, card: number): EarthTerm[] {
  const least: EarthTerm = { kind: 'hand', points: context.prices.card };
  if (cards[card].kind === 'event') {
    return eventWorth(context, card) * 0.7 > least.points ? scaled(eventTerms(context, card), 0.7) : [least];
  }
  const part = Math.max(context.share, 0.1);
  const cost = costWorth(context, card);
  if ((cardWorth(context, card) - cost) * part <= least.points) return [least];
  return scaled([...cardTerms(context, card), { kind: 'cost', points: -cost }], part);
}

/** E3.6: what an island, a climate or an ecosystem is worth to begin with, as `sideWorth` has it. */
export function sideTerms(context: Context, side: number): EarthTerm[] {
  const { prices, weights, turns } = context;
  const { points, abilities } = cards[side];
  let engine = 0;
  for (let color = 0; color < 4; color++) {
    const index = abilityFor(color, side);
    if (index < 0) continue;
    engine += Math.max(0, netWorth(context, abilities[index], -1)) * weights.colors[color] * turns * weights.engine;
  }
  return [
    { kind: 'points', points },
    { kind: 'engine', points: engine },
    ...abilities.flatMap(({ start }): EarthTerm[] =>
      start === undefined
        ? []
        : [
            { kind: 'cards', points: start.draw * prices.draw },
            { kind: 'soil', points: start.soil * prices.soil },
            { kind: 'compost', points: start.compost * (prices.compost - prices.draw / 2) },
          ],
    ),
  ];
}
