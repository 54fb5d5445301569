import { cards } from '../material/cards.ts';
import type { Gain, Pay } from '../material/vocabulary.ts';
import { abilityFor, timesOf } from './effects/ability.ts';
import { goalForecast } from './goal.ts';
import { NO_CARD } from './grid.ts';
import { canPay } from './payment.ts';
import { neighboursOf } from './seating.ts';
import { faunaProgress } from './score/fauna.ts';
import { type Parts, partsOf, totalOf } from './result.ts';
import { CLAIM_PLACES, type State } from './state.ts';
import { cardOfSource, FIRST_CELL } from './tasks/activate.ts';

interface FaunaForecast {
  readonly card: number;
  readonly have: number;
  readonly need: number;
  /** The own rank from 1, 0 if not claimed. */
  readonly rank: number;
  readonly placesLeft: number;
}

export interface EcosystemForecast {
  readonly card: number;
  readonly count: number;
  readonly points: number;
  /** At which count the points rise next; 0 if they cannot rise any more. */
  readonly nextAt: number;
}

export interface Forecast {
  readonly parts: Parts;
  readonly total: number;
  readonly fauna: readonly FaunaForecast[];
  readonly ecosystems: readonly EcosystemForecast[];
}

/** How a player stands: the score pad as if the game ended now, and how far every objective is. */
export function forecast(state: State, seat: number): Forecast {
  const parts = partsOf(state, seat);
  const ecosystems = [state.players[seat].ecosystem, ...state.common].filter((card) => card !== NO_CARD);
  return {
    parts,
    total: totalOf(parts),
    fauna: state.fauna.map((card, place) => ({
      card,
      ...faunaProgress(state.players, seat, card),
      rank: state.claims[place].indexOf(seat) + 1,
      placesLeft: CLAIM_PLACES - state.claims[place].length,
    })),
    ecosystems: ecosystems.map((card) => ecosystemForecast(state, seat, card)),
  };
}

function ecosystemForecast(state: State, seat: number, card: number): EcosystemForecast {
  const { count = 0, points = 0, nextAt = 0 } = goalForecast(state, seat, card) ?? {};
  return { card, count, points, nextAt };
}

export interface ActivationForecast {
  /** As in the move `activate`: 0 island, 1 climate, then the cells. */
  readonly source: number;
  readonly card: number;
  readonly payable: boolean;
  readonly pays: readonly Pay[];
  /** The gains with their multipliers; for a copy, nothing is known before it is chosen. */
  readonly gains: readonly Gain[];
}

/** What activating a colour would offer, in the order of E6.3, as things are now. */
export function activationForecast(state: State, seat: number, color: number): ActivationForecast[] {
  const player = state.players[seat];
  const offers: ActivationForecast[] = [];
  for (let source = 0; source < FIRST_CELL + player.cells.length; source++) {
    const card = cardOfSource(player, source);
    const index = card === NO_CARD ? -1 : abilityFor(color, card);
    if (index < 0) continue;
    const ability = cards[card].abilities[index];
    const cell = source - FIRST_CELL;
    const best = Math.max(...neighboursOf(state, seat).map((other) => timesOf(state, seat, ability, cell, other)));
    const gains = ability.gain.map((gain) => Object.assign({}, gain, { n: gain.n * best }));
    offers.push({ source, card, payable: canPay(player, ability.pay), pays: ability.pay, gains });
  }
  return offers;
}
