import { cards } from '../../material/cards.ts';
import type { CountWord } from '../../material/vocabulary.ts';
import { growthSpaces, sproutSpaces } from '../../rules/area.ts';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { costOf } from '../../rules/payment.ts';
import { plantedCards } from '../../rules/places.ts';
import { claimWorth } from '../../rules/score/claims.ts';
import { isSolo, type Player, type State } from '../../rules/state.ts';
import type { Span, Weights } from '../weights.ts';

/** What all heuristics go by in one state: how long the game will go on, and what goods are worth until then. */
export interface Context {
  readonly weights: Weights;
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  /** Turns to come, of any player. */
  readonly turns: number;
  /** The same as a share of a whole game. */
  readonly share: number;
  /** How scarce cards are, from 0 to 1: when all lie in composts, nobody can ever finish. */
  readonly scarce: number;
  readonly free: { readonly sprout: number; readonly growth: number };
  readonly prices: Prices;
}

interface Prices {
  readonly soil: number;
  readonly spareSoil: number;
  /** How much soil the hand can use. */
  readonly soilWanted: number;
  readonly draw: number;
  readonly sprout: number;
  readonly stored: number;
  readonly growth: number;
  readonly compost: number;
  readonly card: number;
  readonly seed: number;
}

export const at = (span: Span, share: number): number => span[0] + (span[1] - span[0]) * share;

const GAIA_TURNS = 24;

export function contextOf(state: State, seat: number, weights: Weights): Context {
  const player = state.players[seat];
  const turns = turnsLeft(state, weights.pace);
  const share = Math.min(1, turns / (CELLS * weights.pace));
  const free = freeSpaces(player);
  const scarce = scarcity(state);
  const prices = pricesFor(state, seat, weights, share, scarce);
  return { weights, state, seat, player, turns, share, scarce, free, prices };
}

/** Piles with so many cards do not run out soon. */
const ENOUGH = 90;

const scarcity = ({ deck, discard }: State): number => Math.max(0, 1 - (deck.length + discard.length) / ENOUGH);

/** The game ends with the first sixteen cards, alone also with Gaia's twelfth card. */
function turnsLeft(state: State, pace: number): number {
  const { ending, active, first, players, turn } = state;
  if (ending === 2) return 0;
  if (ending === 1) return isSolo(state) ? 0 : (first - active - 1 + 2 * players.length) % players.length;
  let most = 0;
  for (const player of players) most = Math.max(most, plantedCards(player));
  const turns = (CELLS - most) * pace;
  return isSolo(state) ? Math.min(turns, Math.max(0, GAIA_TURNS - turn)) : turns;
}

export function freeSpaces({ cells, sprouts, growth }: Player): Context['free'] {
  const free = { sprout: 0, growth: 0 };
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    if (card === NO_CARD) continue;
    free.sprout += sproutSpaces[card] - sprouts[cell];
    free.growth += growthSpaces[card] - growth[cell];
  }
  return free;
}

function pricesFor(state: State, seat: number, weights: Weights, share: number, scarce: number): Prices {
  const saved = weights.thin * scarce * Math.min(1, share * 4);
  const player = state.players[seat];
  return {
    soil: at(weights.soil, share) + counted(state, seat, 'soil', weights),
    spareSoil: at(weights.spareSoil, share) + counted(state, seat, 'soil', weights),
    soilWanted: soilWanted(player),
    draw: at(weights.draw, share) + counted(state, seat, 'hand', weights) + saved,
    sprout: at(weights.sprout, share) + counted(state, seat, 'sprouts', weights),
    stored: at(weights.stored, share),
    growth: at(weights.growth, share) + counted(state, seat, 'growth', weights),
    compost: at(weights.compost, share) + counted(state, seat, 'compost', weights) - saved / 4,
    card: at(weights.card, share) + counted(state, seat, 'hand', weights) + saved,
    seed: at(weights.seed, share),
  };
}

/** What the hand costs, as far as there is room for it, and a little more, less the soil at hand. */
export function soilWanted(player: Player): number {
  let wanted = 0;
  let room = CELLS - plantedCards(player);
  for (const card of player.hand) {
    if (room === 0) break;
    if (cards[card].kind === 'event') continue;
    wanted += costOf(player, card);
    room--;
  }
  return wanted + 2 - player.soil;
}

/** For objectives that count goods: what one of the goods more is worth on the way. */
const objectives = cards.map(({ kind, abilities }) => {
  if (kind !== 'fauna' && kind !== 'ecosystem') return undefined;
  const [{ score, need }] = abilities;
  if (score !== undefined) return { word: score.counter.count, rate: score.vp / score.per, need: 0 };
  return need === undefined ? undefined : { word: need.counter.count, rate: 0, need: need.n };
});

function counted(state: State, seat: number, word: CountWord, weights: Weights): number {
  let worth = 0;
  const { ecosystem } = state.players[seat];
  for (let i = -1; i < state.common.length; i++) {
    const objective = i < 0 ? (ecosystem === NO_CARD ? undefined : objectives[ecosystem]) : objectives[state.common[i]];
    if (objective?.word === word) worth += objective.rate;
  }
  for (let place = 0; place < state.fauna.length; place++) {
    const objective = objectives[state.fauna[place]];
    if (objective?.word !== word || state.claims[place].includes(seat)) continue;
    worth += (weights.fauna * claimWorth(state.options, state.claims[place].length)) / objective.need;
  }
  return worth;
}

/** So much soil, of which the hand can use some. */
export function soilWorth({ prices }: Context, n: number): number {
  const useful = Math.max(0, Math.min(n, prices.soilWanted));
  return useful * prices.soil + (n - useful) * prices.spareSoil;
}
