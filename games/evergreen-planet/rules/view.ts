import { allSeats, type Seat, seatsIn, type Viewer, type ViewPart, withParts } from '@grove/kernel';
import { CARD_COUNT, nameOfSpace, POWERS, type Power } from '../material/facts.ts';
import { namesOf } from './deck.ts';
import { spacesIn } from './halves.ts';
import {
  ACTION,
  ACTIONS,
  CARD,
  DECK,
  DISCARD,
  FACE_DOWN,
  GROWS_LEFT,
  IN_ACTION,
  LAKE,
  LAKE_GROWS,
  MARKERS,
  NO_PART,
  PART,
  PLANTS_LEFT,
  POWER_LEFT,
  POWER_USED,
  RIVER,
  SEAT_SIZE,
  TAKERS,
  USED,
  WATERED,
  ZONE,
} from './layout.ts';
import { pickersOf } from './pickers.ts';
import { frontOf, hasTaken } from './round.ts';
import { writeRows } from './rows.ts';
import { type PlanetView, type RiverCard, type State, type TurnView, type View, type ZoneCard } from './types.ts';
import { partsOf } from './result.ts';

const PHASES = ['draft', 'actions', 'over'] as const;

export const view = (state: State, viewer: Viewer, publicView: View = openView(state)): View =>
  viewer === 'public' ? publicView : withParts(publicView, ownParts(state, viewer));

/** Nothing is hidden but the deck, which nobody sees: all views are the same but for their viewer. */
export const ownParts = (_state: State, seat: Seat): ViewPart[] => [{ path: '/viewer', value: seat }];

function openView(state: State): View {
  const seats = seatsIn(allSeats(state.players));
  const pickers = seatsIn(allSeats(pickersOf(state)));
  return {
    rules: state.rules,
    viewer: 'public',
    options: state.options,
    phase: PHASES[state.phase],
    round: state.round,
    first: state.first,
    picker: state.picker,
    tokenOn: state.tokenOn,
    nextFirst: state.nextFirst,
    acting: [...seatsIn(state.acting)],
    deckSize: state.deckEnd - state.deckTop,
    discard: namesOf(state, DISCARD, state.discardSize),
    zone: zoneView(state),
    river: riverView(state),
    fronts: pickers.map((picker) => frontOf(state, picker)),
    planets: seats.map((seat) => planetView(state, seat)),
  };
}

function riverView(state: State): RiverCard[] {
  return namesOf(state, RIVER, state.riverSize).map((card, place) => {
    const taker = state.cards[TAKERS + place];
    return { card, takenBy: taker === 0 ? null : taker - 1 };
  });
}

function zoneView(state: State): ZoneCard[] {
  return state.cards.slice(ZONE, ZONE + state.zoneSize).map((entry) => ({
    card: state.material.cardIds[entry & ~FACE_DOWN],
    faceDown: entry >= FACE_DOWN,
  }));
}

function planetView(state: State, seat: Seat): PlanetView {
  const at = seat * SEAT_SIZE;
  return {
    rows: writeRows(state.seats, at, state.material.crevasses),
    markers: markersView(state, at),
    parts: partsOf(state, seat),
    turn: hasTaken(state, seat) ? turnView(state, at) : null,
  };
}

/** Filled into one shape: made from entries, the markers took a seventh of the time of a view. */
function markersView({ seats }: State, at: number): Record<Power, number> {
  const markers: Record<Power, number> = { sprout: 0, small: 0, big: 0, bush: 0, lake: 0, bud: 0 };
  for (let i = 0; i < POWERS.length; i++) markers[POWERS[i]] = seats[at + MARKERS + i];
  return markers;
}

function turnView(state: State, at: number): TurnView {
  const of = (field: number) => state.seats[at + field];
  const spaces = (field: number) => spacesIn(of(field), of(field + 1)).map(nameOfSpace);
  const part = of(PART);
  return {
    card: state.material.cardIds[of(CARD)],
    action: ACTIONS[of(ACTION) - 1] ?? null,
    powerUsed: of(POWER_USED) === 1,
    part: part === NO_PART ? null : part === IN_ACTION ? 'action' : 'power',
    plantsLeft: of(PLANTS_LEFT),
    growsLeft: of(GROWS_LEFT),
    used: spaces(USED),
    powerLeft: of(POWER_LEFT),
    lake: of(LAKE) === 0 ? null : nameOfSpace(of(LAKE) - 1),
    lakeGrows: of(LAKE_GROWS),
    watered: spaces(WATERED),
  };
}

/** Everybody knows where every card is, but for those in the deck. */
export function knowers(state: State, known = new Int8Array(CARD_COUNT)): Int8Array {
  const everybody = allSeats(state.players);
  for (let card = 0; card < CARD_COUNT; card++) known[card] = everybody;
  for (let i = state.deckTop; i < state.deckEnd; i++) known[state.cards[DECK + i]] = 0;
  return known;
}

/** Cards leave the deck from the top; only a shuffle puts any into it. */
export const knowledgeStamp = ({ deckTop }: State): number => deckTop;
