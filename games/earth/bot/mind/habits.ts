import { cards } from '../../material/cards.ts';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { ALL_CELLS, cellsIn } from '../../rules/grid.ts';
import { timesOf } from '../../rules/effects/ability.ts';
import { type Move, moveOf, targetOf, verbOf } from '../../rules/move.ts';
import { neighboursOf, opponentsOf } from '../../rules/seating.ts';
import { claimWorth } from '../../rules/score/claims.ts';
import { faunaProgress } from '../../rules/score/fauna.ts';
import { isSolo } from '../../rules/state.ts';
import { cardOfSource, FIRST_CELL } from '../../rules/tasks/activate.ts';
import { claimable, mayTakeBonus } from '../../rules/tasks/claim.ts';
import { playableEvents } from '../../rules/tasks/free.ts';
import { rulesOf } from '../../rules/tasks/registry.ts';
import type { Decision, DecisionOf } from '../../rules/tasks/task.ts';
import { gaiaMayClaim } from '../../rules/solo/claims.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { copyWorth, netWorth } from './ability.ts';
import { colorWorth, minorWorth } from './colors.ts';
import { leastCard, ranked } from './hand.ts';
import { at, type Mind } from './mind.ts';
import { seedUse } from './optional.ts';
import { bestCellFor, worstCellOf } from './pieces.ts';
import { allPlantings, plantingMove } from './over.ts';
import { eventWorth } from './planting.ts';
import { sideWorth } from './sides.ts';
import { matesTake } from './team.ts';

type Habit<Kind extends Decision['kind']> = (mind: Mind, task: DecisionOf<Kind>) => Move;

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
export function ownMoves({ state, seat }: Mind, task: Decision): Move[] {
  const list: Move[] = [];
  rulesOf(task.kind).moves(state, seat, task, list);
  return list;
}

/** E17.2: what Gaia gets for a card drawn and for a soil gained. */
const GAIA_DRAW = 1.3;
const GAIA_SOIL = 0.5;

/** So many cards are tried on every place. */
const MOST_CARDS = 2;

/** For every kind of decision what a player does without looking ahead. */
export const habits: { readonly [Kind in Decision['kind']]: Habit<Kind> } = {
  side: (mind, task) => best(ownMoves(mind, task), (move) => sideWorth(mind, targetOf(move))),
  compost: (mind, { exact }) => {
    const { card, worth } = leastCard(mind);
    return exact || worth < mind.prices.compost ? moveOf('compost', card) : DONE;
  },
  color: (mind, task) => best(ownMoves(mind, task), (move) => colorWorth(mind, targetOf(move))),
  either: (mind) =>
    best([0, 1], (which) => minorWorth(mind, mind.state.color, which)) === 0
      ? moveOf('either', 0)
      : moveOf('either', 1),
  plant: (mind) => {
    const [planting] = allPlantings(mind, MOST_CARDS);
    const atLeast = at(mind.worths.atLeast, mind.share);
    return planting === undefined || planting.worth <= atLeast ? DONE : plantingMove(planting);
  },
  'pay-planting': payPlanting,
  black: (mind, { cell, ability }) => {
    const { player } = mind;
    const printed = cards[player.cells[cell]].abilities[ability];
    return moveOf(printed.effect !== undefined || netWorth(mind, printed, cell) > 0 ? 'use' : 'decline');
  },
  keep: (mind) => {
    // Alone, what is not kept goes to Gaia (E17.2).
    const given = isSolo(mind.state) ? mind.worths.gaia : 0;
    return moveOf(
      'keep',
      best(ranked(mind, mind.player.looking), ({ card, worth }) => worth + given * Math.abs(cards[card].points)).card,
    );
  },
  pick: (mind) => moveOf('keep', ranked(mind, mind.player.looking)[0].card),
  activate: (mind, task) => {
    const move = ownMoves(mind, task).find((one) => verbOf(one) === 'activate' && isWorthIt(mind, targetOf(one)));
    return move ?? DONE;
  },
  copy: (mind, task) => {
    const color = ACTION_COLORS.indexOf(task.color);
    return best(ownMoves(mind, task), (move) => copyWorth(mind, color, task.cell, targetOf(move)));
  },
  neighbour: ({ state, seat }, { card, ability, cell }) =>
    moveOf(
      'neighbour',
      best(neighboursOf(state, seat), (other) => timesOf(state, seat, cards[card].abilities[ability], cell, other)),
    ),
  opponent: ({ state, seat }) => moveOf('opponent', opponentsOf(state, seat)[0]),
  remove: (mind, { what }) => moveOf(what === 'sprout' ? 'unsprout' : 'ungrow', worstCellOf(mind, what)),
  place: (mind, task) => {
    const cell = bestCellFor(mind, task.what, task.cells, task.n);
    if (cell >= 0) return moveOf(task.what === 'sprout' ? 'sprout' : 'grow', cell);
    if (task.free && matesTake(mind, task.what)) return moveOf('lay');
    return ownMoves(mind, task).find((move) => verbOf(move) === 'store') ?? DONE;
  },
  each: () => moveOf('all'),
  accept: (_, { n }) => moveOf('accept', n),
  amount: ({ worths, prices }, { what, n }) => {
    const gain = what === 'draw' ? prices.draw - worths.gaia * GAIA_DRAW : prices.soil - worths.gaia * GAIA_SOIL;
    return moveOf('amount', gain > 0 ? n : 0);
  },
  seed: seedUse,
  move: (mind) => {
    const { store } = mind.player;
    const cell = store === 0 ? -1 : bestCellFor(mind, 'sprout', ALL_CELLS, store);
    return cell < 0 ? DONE : moveOf('sprout', cell);
  },
  between: (mind) => {
    const event = playableEvents(mind.player, 'between_turns').find(
      (card) => eventWorth(mind, card) > mind.worths.optional,
    );
    return event === undefined ? moveOf('pass') : moveOf('event', event);
  },
  join: (mind, { card }) => moveOf(netWorth(mind, cards[card].abilities[0], -1) > 0 ? 'join' : 'decline'),
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

function isWorthIt(mind: Mind, source: number): boolean {
  const card = cardOfSource(mind.player, source);
  const ability = cards[card].abilities[abilityFor(mind.state.color, card)];
  return netWorth(mind, ability, source - FIRST_CELL) > 0;
}

/** E7.5: soil, unless the other coin is missed less. */
function payPlanting(mind: Mind, { coin, left }: DecisionOf<'pay-planting'>): Move {
  const { player, prices } = mind;
  const canPaySoil = player.soil >= left;
  if (coin === 'hand_card') {
    if (player.hand.length === 0) return moveOf('pay-soil');
    const { card, worth } = leastCard(mind);
    return canPaySoil && worth - prices.compost > prices.soil ? moveOf('pay-soil') : moveOf('compost', card);
  }
  const price = coin === 'sprout' ? prices.sprout : prices.growth;
  const cell = worstCellOf(mind, coin);
  if (cell < 0 || (canPaySoil && price > prices.soil)) return moveOf('pay-soil');
  return moveOf(coin === 'sprout' ? 'unsprout' : 'ungrow', cell);
}
