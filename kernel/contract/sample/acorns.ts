import {
  type Chance,
  type Game,
  IllegalMove,
  refuse,
  type Refusal,
  type Result,
  type Seat,
  seatBit,
  seatsIn,
  allSeats,
  copyPlain,
  type Json,
  type Tell,
} from '../../index.ts';
import { notation } from './notation.ts';
import { type AcornsTypes, CARDS, HAND, nameOfCard, NONE, type Options, ROUNDS, type State } from './types.ts';
import { NEWEST_RULES, rulesVersions } from './versions.ts';
import { imagine, knowers, seen, view } from './view.ts';

/**
 * Acorns, the sample game. Twenty cards, numbered; everyone gets three, and one seat, picked at random, an acorn.
 * Three times a prize card is turned up, all choose a card of the hand in secret, all choices are revealed, and
 * the highest (or by option the lowest) takes the prize card's number in acorns. It is small, but it has what makes
 * digital tables go wrong: hidden hands, a hidden deck, and secret choices made at the same time.
 */
export const acorns: Game<AcornsTypes> = {
  id: 'acorns',
  rulesVersions,
  players: { min: 2, max: 4 },
  options: { winner: { kind: 'choice', values: ['highest', 'lowest'], default: 'highest' } },
  start,
  copy: copyPlain,
  save: (state) => copyPlain(state) as unknown as Json,
  restore: (saved) => copyPlain(saved) as unknown as State,
  waitingFor: (state) => seatsIn(waitingSet(state)),
  moves: (state, seat) => (waitingSet(state) & seatBit(seat) ? [...state.hands[seat]] : []),
  why,
  play,
  view,
  imagine,
  seen,
  knowers,
  result,
  notation,
};

function start(players: number, options: Options, chance: Chance, rules = NEWEST_RULES): State {
  const deck = Array.from({ length: CARDS }, (_, i) => i + 1);
  chance.shuffle(deck, nameOfCard);
  const hands = Array.from({ length: players }, () => sorted(deck.splice(0, HAND)));
  const bonus = chance.pick(players);
  const prize = deck.splice(0, 1)[0];
  return {
    rules,
    options,
    deck,
    hands,
    chosen: hands.map(() => NONE),
    prize,
    round: 0,
    played: [],
    bonus: hands.map((_, seat) => Number(seat === bonus)),
    won: hands.map(() => 0),
  };
}

/** A1: everyone who has not chosen yet, until the last round is over. */
function waitingSet(state: State): number {
  if (state.round === ROUNDS) return 0;
  const chosen = state.chosen.reduce((set, card, seat) => (card === NONE ? set : set | seatBit(seat)), 0);
  return allSeats(state.hands.length) & ~chosen;
}

function why(state: State, seat: Seat, card: number): Refusal<AcornsTypes['Reason']> | undefined {
  if (state.round === ROUNDS) return refuse('A3', 'game-over');
  if (state.chosen[seat] !== NONE) return refuse('A1', 'already-chosen');
  if (!state.hands[seat]?.includes(card)) return refuse('A1', 'not-in-hand', { card });
  return undefined;
}

function play(state: State, seat: Seat, card: number, _chance: Chance, tell?: Tell<AcornsTypes['Event']>): void {
  const refusal = why(state, seat, card);
  if (refusal) throw new IllegalMove(refusal);
  state.hands[seat] = state.hands[seat].filter((held) => held !== card);
  state.chosen[seat] = card;
  tell?.({ kind: 'chosen', seat, card });
  if (waitingSet(state) === 0) reveal(state, tell);
}

/** A2: when all have chosen, the prize goes to the best card and the next prize is turned up. */
function reveal(state: State, tell?: Tell<AcornsTypes['Event']>): void {
  const best = state.options.winner === 'highest' ? Math.max(...state.chosen) : Math.min(...state.chosen);
  const winner = state.chosen.indexOf(best);
  tell?.({ kind: 'revealed', cards: [...state.chosen], winner, prize: state.prize });
  state.won[winner] += state.prize;
  state.played.push(...state.chosen, state.prize);
  state.chosen.fill(NONE);
  state.round++;
  state.prize = state.round === ROUNDS ? NONE : (state.deck.shift() ?? NONE);
}

/** A3: most acorns win; a tie is shared. */
function result(state: State): Result {
  const parts = state.won.map((prizes, seat) => ({ bonus: state.bonus[seat], prizes }));
  const totals = parts.map(({ bonus, prizes }) => bonus + prizes);
  const finished = state.round === ROUNDS;
  const best = Math.max(...totals);
  const winners = finished ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : [];
  return { finished, totals, winners, parts };
}

const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
