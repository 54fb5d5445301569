import { itemAt } from '@grove/kernel';
import { earthCards } from '../../material/cards.ts';
import { ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import { growthSpaces, sproutSpaces } from '../../rules/area.ts';
import { copyTargets } from '../../rules/effects/ability.ts';
import { ALL_CELLS, bitCount, NO_CARD } from '../../rules/grid.ts';
import type { State } from '../../rules/state.ts';
import type { Decision } from '../../rules/tasks/task.ts';

/** Every kind of decision in the middle of a game: what the first seat is asked. A kind without one does not compile. */
const decisions: { readonly [Kind in Decision['kind']]: (state: State) => Extract<Decision, { kind: Kind }> } = {
  side: () => ({ kind: 'side', of: 'climate' }),
  compost: () => ({ kind: 'compost', n: 2, exact: false }),
  color: () => ({ kind: 'color' }),
  either: () => ({ kind: 'either' }),
  plant: () => ({ kind: 'plant', n: 2 }),
  'pay-planting': (state) => ({ kind: 'pay-planting', left: 3, coin: 'hand_card', cell: cellOf(state) }),
  black: (state) => ({ kind: 'black', cell: cellOf(state), ability: 0 }),
  keep: () => ({ kind: 'keep', n: 1 }),
  activate: () => ({ kind: 'activate', at: 0, boardFirst: false }),
  copy: (state) => ({ kind: 'copy', cell: cellOf(state), color: copiedColor(state), counted: false }),
  neighbour: (state) => ({ kind: 'neighbour', card: countsNeighbour, ability: 0, cell: cellOf(state), counted: false }),
  opponent: () => ({ kind: 'opponent', n: 2 }),
  remove: () => ({ kind: 'remove', what: 'growth', n: 2 }),
  place: () => ({ kind: 'place', what: 'sprout', n: 3, cells: ALL_CELLS, free: true }),
  each: () => ({ kind: 'each', what: 'sprout', cells: ALL_CELLS }),
  accept: () => ({ kind: 'accept', n: 2 }),
  amount: () => ({ kind: 'amount', what: 'draw', n: 3 }),
  seed: () => ({ kind: 'seed' }),
  move: () => ({ kind: 'move', moved: false }),
  between: () => ({ kind: 'between' }),
  join: () => ({ kind: 'join', card: betweenTurns }),
  claim: () => ({ kind: 'claim' }),
  pick: () => ({ kind: 'pick', n: 1 }),
  leisure: () => ({ kind: 'leisure' }),
  share: () => ({ kind: 'share' }),
  gaia: () => ({ kind: 'gaia', row: 'upper' }),
};

export const KINDS = Object.keys(decisions) as Decision['kind'][];

const cellOf = ({ players }: State): number => itemAt(players, 0).cells.findIndex((card) => card !== NO_CARD);

/** A colour of which there are two abilities to copy: with only one the board would go on by itself. */
const copiedColor = (state: State): ActionColor =>
  ACTION_COLORS.find((color) => bitCount(copyTargets(state, 0, cellOf(state), color)) > 1) ?? 'yellow';

const countsNeighbour = earthCards.findIndex(({ abilities: [first] }) => {
  const counter = first?.per?.counter;
  return counter !== undefined && 'scope' in counter && counter.scope === 'neighbour';
});
const betweenTurns = earthCards.findIndex(({ timing }) => timing === 'between_turns');

/** Pieces to place and to take away: every card half full. */
function halfGrown(state: State): void {
  const player = itemAt(state.players, 0);
  player.cells.forEach((card, cell) => {
    if (card === NO_CARD) return;
    player.sprouts[cell] = Math.floor(itemAt(sproutSpaces, card) / 2);
    player.growth[cell] = Math.floor(itemAt(growthSpaces, card) / 2);
  });
}

/** Asks the first seat, and gives it what the question is about. */
export function script(state: State, kind: Decision['kind']): void {
  const player = itemAt(state.players, 0);
  state.players.forEach((other) => (other.tasks = []));
  halfGrown(state);
  state.color = ACTION_COLORS.indexOf('yellow');
  player.store = 3;
  player.seeds = 2;
  player.soil = 6;
  player.met = 0b11;
  if (kind === 'keep' || kind === 'pick') player.looking = state.deck.splice(-4);
  if (kind === 'between') player.hand.push(betweenTurns);
  if (kind === 'gaia') state.claims = state.claims.map(() => []); // with one card left nobody would be asked
  if (kind === 'leisure') state.ending = 2; // E14.5: only then is it asked
  if (kind === 'side') player.dealt = [player.climate, player.climate + 1];
  player.tasks = [decisions[kind](state)];
}

/** Two that give soil by themselves, and one that asks where its sprouts go. */
const PLANNED = ['Japanese Andromeda', 'Winter Daphne', 'Dog Grass'];

/** A small island for a plan: nothing else of it answers to yellow, and nothing grows on it yet. */
export function layPlan(state: State): void {
  const player = itemAt(state.players, 0);
  const numbers = PLANNED.map((name) => earthCards.findIndex((card) => card.name === name));
  state.phase = 'activate';
  player.island = NO_CARD;
  player.climate = NO_CARD;
  player.cells = player.cells.map((_, cell) => numbers[cell] ?? NO_CARD);
  player.sprouts.fill(0);
  player.growth.fill(0);
}

/** The end of a game that nobody has played: full islands from the deck, more compost the later the seat. */
export function layEnd(state: State): void {
  const planted = state.deck.filter((card) => itemAt(earthCards, card).kind !== 'event');
  const taken = planted.slice(0, state.players.length * SPACES);
  const rest = state.deck.filter((card) => !taken.includes(card));
  state.players.forEach((player, seat) => {
    player.tasks = [];
    player.dealt = [];
    player.cells = taken.slice(seat * SPACES, (seat + 1) * SPACES);
    player.sprouts = player.cells.map((card) => sproutSpaces[card] ?? 0);
    player.growth = player.cells.map((card, cell) => (cell % 2 === 0 ? (growthSpaces[card] ?? 0) : 0));
    player.compost = rest.splice(0, 3 + 2 * seat);
  });
  state.deck = rest;
  state.phase = 'over';
}

const SPACES = 16;
