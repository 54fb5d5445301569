import { cards } from '../../material/cards.ts';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { ALL_CELLS, cellsIn } from '../../rules/grid.ts';
import { timesOf } from '../../rules/effects/ability.ts';
import { gaiaCounts } from '../../rules/effects/gain.ts';
import { type Move, moveOf, targetOf, verbOf } from '../../rules/move.ts';
import { canPay } from '../../rules/payment.ts';
import { neighboursOf, opponentsOf } from '../../rules/seating.ts';
import { claimWorth } from '../../rules/score/claims.ts';
import { faunaProgress } from '../../rules/score/fauna.ts';
import { isSolo } from '../../rules/state.ts';
import { cardOfSource, FIRST_CELL } from '../../rules/tasks/activate.ts';
import { claimable, mayTakeBonus } from '../../rules/tasks/claim.ts';
import { playableEvents } from '../../rules/tasks/free.ts';
import { decisionRules } from '../../rules/tasks/registry.ts';
import type { Decision, DecisionOf } from '../../rules/tasks/task.ts';
import { gaiaMayClaim } from '../../rules/solo/claims.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { copyWorth, netWorth } from './ability.ts';
import { colorWorth, minorWorth } from './colors.ts';
import { leastCard, ranked } from './hand.ts';
import { at, type Context } from './context.ts';
import { seedUse } from './optional.ts';
import { bestCellFor, worstCellOf } from './pieces.ts';
import { allPlantings, plantingMove } from './planting-over.ts';
import { eventWorth } from './planting.ts';
import { sideWorth } from './sides.ts';
import { matesTake } from './team.ts';

type DecisionPolicy<Kind extends Decision['kind']> = (context: Context, task: DecisionOf<Kind>) => Move;

const DONE = moveOf('done');

/** The item with the largest worth, the first of equals. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let [found] = items;
  let most = -Infinity;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}

/** The moves of the decision itself, without the optional things of a checkpoint. */
export function ownMoves({ state, seat }: Context, task: Decision): Move[] {
  const list: Move[] = [];
  decisionRules(task.kind).moves(state, seat, task, list);
  return list;
}

/** E17.2: what Gaia gets for a card drawn and for a soil gained. */
const GAIA_DRAW = 1.3;
const GAIA_SOIL = 0.5;

/** So many cards are tried on every place. */
const MOST_CARDS = 2;

/** For every kind of decision what to do, by rules of thumb and without looking ahead. */
export const policyByDecision: { readonly [Kind in Decision['kind']]: DecisionPolicy<Kind> } = {
  side: (context, task) => best(ownMoves(context, task), (move) => sideWorth(context, targetOf(move))),
  compost: (context, { exact }) => {
    const { card, worth } = leastCard(context);
    return exact || worth < context.prices.compost ? moveOf('compost', card) : DONE;
  },
  color: (context, task) => best(ownMoves(context, task), (move) => colorWorth(context, targetOf(move))),
  either: (context) =>
    best([0, 1], (which) => minorWorth(context, context.state.color, which)) === 0
      ? moveOf('either', 0)
      : moveOf('either', 1),
  plant: (context) => {
    const [planting] = allPlantings(context, MOST_CARDS);
    const atLeast = at(context.weights.atLeast, context.share);
    return planting === undefined || planting.worth <= atLeast ? DONE : plantingMove(planting);
  },
  'pay-planting': payPlanting,
  black: (context, { cell, ability }) => {
    const { player } = context;
    const printed = cards[player.cells[cell]].abilities[ability];
    return moveOf(printed.effect !== undefined || netWorth(context, printed, cell) > 0 ? 'use' : 'decline');
  },
  keep: (context) => {
    // Alone, what is not kept goes to Gaia (E17.2).
    const given = isSolo(context.state) ? context.weights.gaia : 0;
    return moveOf(
      'keep',
      best(ranked(context, context.player.looking), ({ card, worth }) => worth + given * Math.abs(cards[card].points))
        .card,
    );
  },
  pick: (context) => moveOf('keep', ranked(context, context.player.looking)[0].card),
  activate: (context, task) => {
    const move = ownMoves(context, task).find((one) => verbOf(one) === 'activate' && isWorthIt(context, targetOf(one)));
    return move ?? DONE;
  },
  copy: (context, task) => {
    const color = ACTION_COLORS.indexOf(task.color);
    return best(ownMoves(context, task), (move) => copyWorth(context, color, task.cell, targetOf(move)));
  },
  neighbour: ({ state, seat }, { card, ability, cell }) =>
    moveOf(
      'neighbour',
      best(neighboursOf(state, seat), (other) => timesOf(state, seat, cards[card].abilities[ability], cell, other)),
    ),
  opponent: ({ state, seat }) => moveOf('opponent', opponentsOf(state, seat)[0]),
  remove: (context, { what }) => moveOf(what === 'sprout' ? 'unsprout' : 'ungrow', worstCellOf(context, what)),
  place: (context, task) => {
    const cell = bestCellFor(context, task.what, task.cells, task.n);
    if (cell >= 0) return moveOf(task.what === 'sprout' ? 'sprout' : 'grow', cell);
    if (task.free && matesTake(context, task.what)) return moveOf('lay');
    return ownMoves(context, task).find((move) => verbOf(move) === 'store') ?? DONE;
  },
  each: () => moveOf('all'),
  accept: (context, task) => {
    const { player, free } = context;
    // What finds no place of one's own is worth more on a team-mate's cards than in the store (E16.2).
    const isSpare = free.sprout < player.store + task.n && matesTake(context, 'sprout');
    return isSpare && ownMoves(context, task).includes(moveOf('lay')) ? moveOf('lay') : moveOf('accept', task.n);
  },
  amount: ({ state, weights, prices }, { what, n, counted = true }) => {
    if (!counted || !gaiaCounts(state, what)) return moveOf('amount', n);
    const gain = what === 'draw' ? prices.draw - weights.gaia * GAIA_DRAW : prices.soil - weights.gaia * GAIA_SOIL;
    return moveOf('amount', gain > 0 ? n : 0);
  },
  seed: seedUse,
  move: (context) => {
    const { store } = context.player;
    const cell = store === 0 ? -1 : bestCellFor(context, 'sprout', ALL_CELLS, store);
    return cell < 0 ? DONE : moveOf('sprout', cell);
  },
  between: (context) => {
    const event = playableEvents(context.player, 'between_turns').find(
      (card) => eventWorth(context, card) > context.weights.optional,
    );
    return event === undefined ? moveOf('pass') : moveOf('event', event);
  },
  join: (context, { card }) => {
    const [ability] = cards[card].abilities;
    return moveOf(canPay(context.player, ability.pay) && netWorth(context, ability, -1) > 0 ? 'join' : 'decline');
  },
  claim: ({ state, seat }) => {
    if (mayTakeBonus(state, seat)) return moveOf('bonus');
    const places = cellsIn(claimable(state, seat));
    if (places.length === 0) return DONE;
    return moveOf(
      'claim',
      best(places, (place) => claimWorth(state.options, state.claims[place].length)),
    );
  },
  leisure: () => DONE,
  share: () => DONE,
  gaia: ({ state, seat }, { row }) =>
    moveOf(
      'gaia',
      best(cellsIn(gaiaMayClaim(state, row)), (place) => {
        if (state.claims[place].includes(seat)) return 1;
        const { have, need } = faunaProgress(state.players, seat, state.fauna[place]);
        return -have / need;
      }),
    ),
};

function isWorthIt(context: Context, source: number): boolean {
  const card = cardOfSource(context.player, source);
  const ability = cards[card].abilities[abilityFor(context.state.color, card)];
  return netWorth(context, ability, source - FIRST_CELL) > 0;
}

/** E7.5: soil, unless the other coin is missed less. */
function payPlanting(context: Context, { coin, left }: DecisionOf<'pay-planting'>): Move {
  const { player, prices } = context;
  const canPaySoil = player.soil >= left;
  if (coin === 'hand_card') {
    if (player.hand.length === 0) return moveOf('pay-soil');
    const { card, worth } = leastCard(context);
    return canPaySoil && worth - prices.compost > prices.soil ? moveOf('pay-soil') : moveOf('compost', card);
  }
  const price = coin === 'sprout' ? prices.sprout : prices.growth;
  const cell = worstCellOf(context, coin);
  if (cell < 0 || (canPaySoil && price > prices.soil)) return moveOf('pay-soil');
  return moveOf(coin === 'sprout' ? 'unsprout' : 'ungrow', cell);
}
