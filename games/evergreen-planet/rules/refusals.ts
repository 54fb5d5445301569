import { type Facts, type Refusal, refuse, type Seat, seatNumber } from '@grove/kernel';
import { BIOMES, nameOfSpace, POWERS } from '../material/facts.ts';
import { bitOf, halfOf } from './halves.ts';
import {
  CARD,
  GROWS_LEFT,
  IN_ACTION,
  LAKE,
  LAKE_GROWS,
  NO_PART,
  PART,
  PLANTS_LEFT,
  POWER_LEFT,
  RIVER,
  SEAT_SIZE,
  USED,
  WATERED,
} from './layout.ts';
import { isLegal, isSeat, isWaitedFor } from './legal.ts';
import { BUSH, effectOf, GROW, isAction, isPower, isTake, PLANT, spaceOf, TAKE, USE_POWER, isMove } from './move.ts';
import {
  EFFECTS_OF_POWER,
  emptySpaces,
  growingPieces,
  LAKE_POWER,
  landOfAction,
  powerOf,
  SMALL_POWER,
} from './targets.ts';
import { ACTING, DRAFTING, OVER, type Reason, type State } from './types.ts';

type PlanetRefusal = Refusal<Reason>;

/** Why a move is refused, in the order in which a person would notice; undefined for a legal one. */
export function why(state: State, seat: Seat, move: number): PlanetRefusal | undefined {
  if (isLegal(state, seat, move)) return undefined;
  if (state.phase === OVER) return refuse('P8.2', 'game-over');
  if (!isSeat(state, seat)) return refuse('P1.1', 'no-such-seat');
  if (!isMove(move)) return refuse('P5.1', 'no-such-move');
  if (!isWaitedFor(state, seat)) return refuseWaiting(state);
  if (isTake(move)) return refuseTake(state, move - TAKE);
  if (state.phase === DRAFTING) return refuse('P3.2', 'still-drafting');
  return refuseTurnMove(state, seat * SEAT_SIZE, move);
}

function refuseWaiting(state: State): PlanetRefusal {
  if (state.phase === ACTING) return refuse('P6.1', 'turn-finished');
  return refuse('P4.2', 'not-your-turn', { seat: seatNumber(state.picker) });
}

function refuseTake(state: State, card: number): PlanetRefusal {
  if (state.phase !== DRAFTING) return refuse('P3.2', 'not-drafting');
  const inRiver = state.cards.slice(RIVER, RIVER + state.riverSize).includes(card);
  return refuse('P4.2', inRiver ? 'already-taken' : 'not-in-river', { card: state.material.cardIds[card] });
}

function refuseTurnMove(state: State, at: number, move: number): PlanetRefusal {
  if (isAction(move)) return refuse('P5.1', 'action-already-chosen');
  if (isPower(move)) return refusePower(state, at, move - USE_POWER);
  if (move < PLANT) return refuse('P5.1', 'action-missing');
  if (state.seats[at + PART] === NO_PART) return refuse('P5.1', 'nothing-begun');
  return state.seats[at + PART] === IN_ACTION
    ? refuseActionEffect(state, at, move)
    : refusePowerEffect(state, at, move);
}

function refusePower(state: State, at: number, power: number): PlanetRefusal {
  const own = powerOf(state, at);
  if (power !== own) return refuse('P5.6', 'not-your-power', { power: POWERS[power], card: POWERS[own] });
  return refuse('P5.1', 'power-already-used');
}

function refuseActionEffect(state: State, at: number, move: number): PlanetRefusal {
  const { seats, material } = state;
  const effect = effectOf(move);
  const space = spaceOf(move);
  const half = halfOf(space);
  if (effect > GROW) return refuseNoneLeft('P5.3', effect);
  if (seats[at + (effect === PLANT ? PLANTS_LEFT : GROWS_LEFT)] === 0) return refuseNoneLeft('P5.3', effect);
  if (!(landOfAction(state, at, half) & bitOf(space)) && !material.crevasses.includes(space)) {
    const facts = { space: nameOfSpace(space), biome: BIOMES[material.biomeOfCard[seats[at + CARD]]] };
    return refuse('P5.4', 'wrong-biome', facts);
  }
  if (effect === GROW && seats[at + USED + half] & bitOf(space)) {
    return refuse('P5.3', 'space-used', { space: nameOfSpace(space) });
  }
  return refuseOnSpace(state, at, effect, space);
}

function refusePowerEffect(state: State, at: number, move: number): PlanetRefusal {
  const { seats } = state;
  const effect = effectOf(move);
  const space = spaceOf(move);
  const power = powerOf(state, at);
  if (power === LAKE_POWER && effect === GROW) return refuseBesideLake(state, at, space);
  if (!EFFECTS_OF_POWER[power].includes(effect) || seats[at + POWER_LEFT] === 0) return refuseNoneLeft('P5.6', effect);
  return refuseOnSpace(state, at, effect, space);
}

function refuseBesideLake(state: State, at: number, space: number): PlanetRefusal {
  const { seats } = state;
  const facts: Facts = { space: nameOfSpace(space) };
  if (seats[at + LAKE] === 0 || seats[at + LAKE_GROWS] === 0) return refuse('P5.7', 'no-grows');
  if (seats[at + WATERED + halfOf(space)] & bitOf(space)) return refuse('P5.7', 'already-watered', facts);
  if (!(growingPieces(state, at, halfOf(space)) & bitOf(space))) return refuseOnSpace(state, at, GROW, space);
  return refuse('P5.7', 'not-at-the-lake', { ...facts, lake: nameOfSpace(seats[at + LAKE] - 1) });
}

/** What stands, or does not stand, on the space itself. */
function refuseOnSpace(state: State, at: number, effect: number, space: number): PlanetRefusal {
  const facts: Facts = { space: nameOfSpace(space) };
  if (state.material.crevasses.includes(space)) return refuse('P1.5', 'crevasse', facts);
  if (effect !== GROW) return refuse('P1.5', 'occupied', facts);
  const isEmpty = (emptySpaces(state, at, halfOf(space)) & bitOf(space)) !== 0;
  const grows = (growingPieces(state, at, halfOf(space)) & bitOf(space)) !== 0;
  if (isEmpty || !grows) return refuse('P5.2', 'nothing-that-grows', facts);
  return refuse('P5.7', powerOf(state, at) === SMALL_POWER ? 'not-a-sprout' : 'not-a-small-tree', facts);
}

function refuseNoneLeft(rule: string, effect: number): PlanetRefusal {
  if (effect === PLANT) return refuse(rule, 'no-plants');
  if (effect === GROW) return refuse(rule, 'no-grows');
  return refuse(rule, effect === BUSH ? 'no-bushes' : 'no-lakes');
}
