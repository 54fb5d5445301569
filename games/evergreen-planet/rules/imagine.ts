import { type Chance, seatBit } from '@grove/kernel';
import { CARD_COUNT, POWERS, SEASONS, spaceNamed } from '../material/facts.ts';
import { shuffleDeck } from './deck.ts';
import { bitOf, halfOf } from './halves.ts';
import {
  ACTION,
  ACTIONS,
  BUD_POINTS,
  CARD,
  DECK,
  DISCARD,
  FACE_DOWN,
  FERTILITY_POINTS,
  FOREST_POINTS,
  FRONT_ROOM,
  FRONTS,
  GROWS_LEFT,
  IN_ACTION,
  IN_POWER,
  LAKE,
  LAKE_GROWS,
  LIGHT_POINTS,
  MARKERS,
  NO_PART,
  PART,
  PLANTS_LEFT,
  POWER,
  POWER_LEFT,
  POWER_USED,
  RIVER,
  SEAT_SIZE,
  START_POINTS,
  TAKERS,
  USED,
  WATERED,
  ZONE,
} from './layout.ts';
import { readRows } from './rows.ts';
import { emptyState } from './setup.ts';
import { setActionLand } from './targets.ts';
import { ACTING, DRAFTING, OVER, type PlanetView, type State, type TurnView, type View } from './types.ts';

const PHASE = { draft: DRAFTING, actions: ACTING, over: OVER } as const;

/** A state that agrees with a view: all is known but the deck's order, so the cards that lie nowhere else are shuffled. */
export function imagine(view: View, chance: Chance): State {
  const state = emptyState(view.planets.length, view.options, view.rules);
  state.phase = PHASE[view.phase];
  state.round = view.round;
  state.first = view.first;
  state.picker = view.picker;
  state.tokenOn = view.tokenOn;
  state.nextFirst = view.nextFirst;
  state.acting = view.acting.reduce((set, seat) => set | seatBit(seat), 0);
  layVisibleCards(state, view);
  fillDeck(state, view, chance);
  view.planets.forEach((planet, seat) => setPlanet(state, planet, seat * SEAT_SIZE));
  return state;
}

const numberOf = (state: State, id: string): number => state.material.numberOfCard[id];

function layVisibleCards(state: State, view: View): void {
  const { cards } = state;
  const lay = (ids: readonly string[], at: number) => ids.forEach((id, i) => (cards[at + i] = numberOf(state, id)));
  lay(view.discard, DISCARD);
  lay(
    view.river.map(({ card }) => card),
    RIVER,
  );
  view.fronts.forEach((front, picker) => lay(front, FRONTS + picker * FRONT_ROOM));
  view.river.forEach(({ takenBy }, place) => (cards[TAKERS + place] = takenBy === null ? 0 : takenBy + 1));
  view.zone.forEach(({ card, faceDown }, i) => {
    cards[ZONE + i] = numberOf(state, card) | (faceDown ? FACE_DOWN : 0);
  });
  state.discardSize = view.discard.length;
  state.riverSize = view.river.length;
  state.zoneSize = view.zone.length;
}

function fillDeck(state: State, view: View, chance: Chance): void {
  const visible = new Set([
    ...view.discard,
    ...view.zone.map(({ card }) => card),
    ...view.river.map(({ card }) => card),
    ...view.fronts.flat(),
  ]);
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!visible.has(state.material.cardIds[card])) state.cards[DECK + state.deckEnd++] = card;
  }
  shuffleDeck(state, chance);
}

function setPlanet(state: State, planet: PlanetView, at: number): void {
  const { seats } = state;
  readRows(planet.rows, seats, at);
  POWERS.forEach((power, i) => (seats[at + MARKERS + i] = planet.markers[power]));
  seats[at + START_POINTS] = planet.parts.start;
  seats[at + BUD_POINTS] = planet.parts.buds;
  seats[at + FERTILITY_POINTS] = planet.parts.fertility;
  for (let season = 0; season < SEASONS.length; season++) {
    seats[at + LIGHT_POINTS + season] = planet.parts.light[season];
    seats[at + FOREST_POINTS + season] = planet.parts.forest[season];
  }
  if (planet.turn) setTurn(state, planet.turn, at);
}

function setTurn(state: State, turn: TurnView, at: number): void {
  const { seats } = state;
  seats[at + CARD] = numberOf(state, turn.card);
  seats[at + ACTION] = turn.action === null ? 0 : ACTIONS.indexOf(turn.action) + 1;
  if (turn.action !== null) setActionLand(state, at);
  seats[at + POWER] = state.material.powerOfCard[seats[at + CARD]];
  seats[at + POWER_USED] = Number(turn.powerUsed);
  seats[at + PART] = turn.part === null ? NO_PART : turn.part === 'action' ? IN_ACTION : IN_POWER;
  seats[at + PLANTS_LEFT] = turn.plantsLeft;
  seats[at + GROWS_LEFT] = turn.growsLeft;
  setSpaces(seats, at + USED, turn.used);
  seats[at + POWER_LEFT] = turn.powerLeft;
  seats[at + LAKE] = turn.lake === null ? 0 : spaceNamed(turn.lake) + 1;
  seats[at + LAKE_GROWS] = turn.lakeGrows;
  setSpaces(seats, at + WATERED, turn.watered);
}

function setSpaces(seats: number[], at: number, names: readonly string[]): void {
  for (const space of names.map(spaceNamed)) seats[at + halfOf(space)] |= bitOf(space);
}
