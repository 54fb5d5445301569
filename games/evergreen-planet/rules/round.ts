import { allSeats, type Chance, type Tell } from '@grove/kernel';
import { ROUNDS, ROUNDS_OF_SEASON, SIDES } from '../material/facts.ts';
import { dealRiver, discard, namesOf } from './deck.ts';
import * as layout from './layout.ts';
import { isOpponent, nameOfPicker, pickersOf } from './pickers.ts';
import { scoreFertility, scoreSeason } from './scoring.ts';
import { opponentsChoice } from './solo.ts';
import * as phases from './types.ts';
import type { State } from './types.ts';
import { feedZone } from './zone.ts';
import { winnersOf } from './result.ts';
import type { Event } from './events.ts';

const { CARD, FRONT_ROOM, FRONTS, POWER, RIVER, SEAT_SIZE, TAKERS, TURN } = layout;
const { ACTING, DRAFTING, OVER } = phases;

const SEASON_OF_ROUND: readonly number[] = ROUNDS_OF_SEASON.flatMap((rounds, season) =>
  Array.from({ length: rounds }, () => season),
);
const FIRST_ROUND_OF_SEASON: readonly number[] = ROUNDS_OF_SEASON.map((_, season) => SEASON_OF_ROUND.indexOf(season));

/** The season of a state, 0 to 3; after the last round it stays winter. */
export const seasonOf = (round: number): number => SEASON_OF_ROUND[Math.min(round, ROUNDS - 1)];

/** The side of the sun in a season (P2.2, P7.4). */
export const sunSide = (state: State, season: number): number =>
  (SIDES.indexOf(state.options.sun) + season) % SIDES.length;

/** How many rounds of this season came before. */
export const roundOfSeason = (round: number): number => round - FIRST_ROUND_OF_SEASON[seasonOf(round)];

/** P3.2, P4.1: the river is dealt and the holder of the token begins. */
export function beginRound(state: State, chance: Chance, tell?: Tell<Event>): void {
  state.phase = DRAFTING;
  state.first = state.nextFirst;
  state.picker = state.first;
  state.tokenOn = -1;
  tell?.({ kind: 'round', round: state.round, first: nameOfPicker(state, state.first) });
  dealRiver(state, chance, tell);
  letOpponentTake(state, tell);
}

/** P4.2 to P4.4: a picker takes the card at this place of the river. */
export function takeCard(state: State, place: number, tell?: Tell<Event>): void {
  const { picker, cards } = state;
  const card = cards[RIVER + place];
  cards[TAKERS + place] = picker + 1;
  cards[FRONTS + picker * FRONT_ROOM + roundOfSeason(state.round)] = card;
  if (!isOpponent(state, picker)) beginTurn(state, picker, card);
  const withToken = place === state.tokenOn;
  if (withToken) state.nextFirst = picker;
  tell?.({ kind: 'taken', picker: nameOfPicker(state, picker), card: state.material.cardIds[card], withToken });
  if (picker === state.first) layToken(state, tell);
  state.picker = (picker + 1) % pickersOf(state);
  if (state.picker === state.first) endDraft(state, tell);
  else letOpponentTake(state, tell);
}

/** The turn that a card gives: nothing chosen yet (P5.1). */
export function beginTurn(state: State, seat: number, card: number): void {
  const at = seat * SEAT_SIZE;
  for (let field = TURN; field < SEAT_SIZE; field++) state.seats[at + field] = 0;
  state.seats[at + CARD] = card;
  state.seats[at + POWER] = state.material.powerOfCard[card];
}

/** P4.3: on the leftmost card that remains. Nobody may take it, and then the token goes back (P4.4). */
function layToken(state: State, tell?: Tell<Event>): void {
  state.tokenOn = leftmostLeft(state);
  state.nextFirst = state.first;
  tell?.({ kind: 'token', card: state.material.cardIds[state.cards[RIVER + state.tokenOn]] });
}

function leftmostLeft(state: State): number {
  let place = 0;
  while (state.cards[TAKERS + place] !== 0) place++;
  return place;
}

/** P9.1: the virtual opponent moves as soon as it is its turn. */
function letOpponentTake(state: State, tell?: Tell<Event>): void {
  if (isOpponent(state, state.picker)) takeCard(state, opponentsChoice(state), tell);
}

/** P4.5, then everybody acts (P5). */
function endDraft(state: State, tell?: Tell<Event>): void {
  feedZone(state, state.cards[RIVER + leftmostLeft(state)], tell);
  state.phase = ACTING;
  state.acting = allSeats(state.players);
}

/** P6.1: the next round, or the end of the season (P7) and perhaps of the game (P8). */
export function endRound(state: State, chance: Chance, tell?: Tell<Event>): void {
  const season = seasonOf(state.round);
  state.round++;
  if (state.round === ROUNDS || seasonOf(state.round) !== season) endSeason(state, season, tell);
  if (state.round === ROUNDS) endGame(state, tell);
  else beginRound(state, chance, tell);
}

function endSeason(state: State, season: number, tell?: Tell<Event>): void {
  scoreSeason(state, season, sunSide(state, season), tell);
  if (state.round === ROUNDS) return;
  for (let picker = 0; picker < pickersOf(state); picker++) {
    for (let i = 0; i < ROUNDS_OF_SEASON[season]; i++) discard(state, state.cards[FRONTS + picker * FRONT_ROOM + i]);
  }
  tell?.({ kind: 'sun', side: SIDES[sunSide(state, season + 1)], season: season + 1 });
}

function endGame(state: State, tell?: Tell<Event>): void {
  scoreFertility(state, tell);
  state.phase = OVER;
  tell?.({ kind: 'end', winners: winnersOf(state) });
}

/** The cards before a picker, this season's, oldest first. */
export function frontOf(state: State, picker: number): string[] {
  return namesOf(state, FRONTS + picker * FRONT_ROOM, frontSize(state, picker));
}

function frontSize(state: State, picker: number): number {
  if (state.phase === OVER) return ROUNDS_OF_SEASON[seasonOf(ROUNDS)];
  return roundOfSeason(state.round) + Number(hasTaken(state, picker));
}

/** Whether a picker has a card of this round before them. */
export function hasTaken(state: State, picker: number): boolean {
  if (state.phase !== DRAFTING) return state.phase === ACTING;
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[TAKERS + place] === picker + 1) return true;
  }
  return false;
}
