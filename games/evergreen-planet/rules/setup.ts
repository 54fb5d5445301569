import { allSeats, BadInput, type Chance } from '@grove/kernel';
import { CARD_COUNT, FIRST_FERTILITY, materialFor, WILD } from '../material/index.ts';
import { shuffleDeck } from './deck.ts';
import { LOWER, UPPER } from './halves.ts';
import { CARDS_SIZE, DECK, EMPTY, SEAT_SIZE, START_POINTS, ZONE } from './layout.ts';
import { pickersOf } from './pickers.ts';
import { beginRound } from './round.ts';
import { DRAFTING, type Options, type State } from './types.ts';
import { NEWEST_RULES } from './versions.ts';

/** P2. */
export function start(players: number, options: Options, chance: Chance, rules = NEWEST_RULES): State {
  const state = emptyState(players, options, rules);
  const pickers = pickersOf(state);
  state.nextFirst = chance.pick(pickers);
  for (let place = 0; place < pickers; place++) {
    const picker = (state.nextFirst + place) % pickers;
    if (picker < players) state.seats[picker * SEAT_SIZE + START_POINTS] = place;
  }
  layFirstFertility(state, chance);
  beginRound(state, chance);
  return state;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const NO_CARDS: readonly number[] = zeros(CARDS_SIZE);
const NEW_SEATS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((players) => zeros(players * SEAT_SIZE));

/** A table before anything is on it. */
export function emptyState(players: number, options: Options, rules: number): State {
  if (options.material !== null && options.planet !== 'reconstruction') {
    throw new BadInput(
      `option planet: ${options.planet} cannot be combined with a material file, which has its own map`,
    );
  }
  const material = materialFor(options.planet, options.material);
  const seats = NEW_SEATS[players].slice();
  for (let at = 0; at < seats.length; at += SEAT_SIZE) {
    seats[at + EMPTY + UPPER] = material.land[WILD * 2 + UPPER];
    seats[at + EMPTY + LOWER] = material.land[WILD * 2 + LOWER];
  }
  return {
    rules,
    material,
    options,
    players,
    phase: DRAFTING,
    round: 0,
    first: 0,
    picker: 0,
    tokenOn: -1,
    nextFirst: 0,
    acting: allSeats(players),
    deckTop: 0,
    deckEnd: 0,
    discardSize: 0,
    zoneSize: 0,
    riverSize: 0,
    cards: NO_CARDS.slice(),
    seats,
  };
}

/** P2.3: cards with fertility go to the zone, the others turned up are shuffled back. */
function layFirstFertility(state: State, chance: Chance): void {
  const { cards, material } = state;
  for (let card = 0; card < CARD_COUNT; card++) cards[DECK + card] = card;
  state.deckEnd = CARD_COUNT;
  shuffleDeck(state, chance);
  const back: number[] = [];
  for (let icons = 0; icons < FIRST_FERTILITY;) {
    const card = cards[DECK + state.deckTop++];
    icons += material.fertilityOfCard[card];
    if (material.fertilityOfCard[card] > 0) cards[ZONE + state.zoneSize++] = card;
    else back.push(card);
  }
  for (const card of back) cards[DECK + --state.deckTop] = card;
  shuffleDeck(state, chance);
}
