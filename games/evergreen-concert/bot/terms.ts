import type { Term } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { COLOUR_COUNT, VALUE_OF } from '../material/index.ts';
import { concertValue, NO_HIT } from '../rules/concert.ts';
import type { State } from '../rules/index.ts';
import { CONCERT, DONE, GALA, hitStep, isPlay, pickedCard, playedCard, playedPile } from '../rules/move.ts';
import { besideOnRing } from '../rules/options.ts';
import { copy } from '../rules/save.ts';
import { playCard } from '../rules/turn.ts';
import { bestFinish, discValue, laterEach, type Finish } from './endings.ts';
import { cardPrice, handValue, prospectsOf } from './prospects.ts';
import { likedOpening } from './greedy.ts';
import type { Weights } from './weights.ts';

/** What the value of a turn is made of; `opening` is all that a card picked for the opening has. */
export type TermKind = 'paid' | 'hit' | 'later' | 'gala' | 'disc' | 'rival' | 'cards' | 'opening';

interface ConcertTerm extends Term {
  readonly kind: TermKind;
}

/** What a turn of a seat brings, term by term, or a card that it picks for the opening. */
export function concertTerms(state: State, seat: Seat, steps: readonly number[], weights: Weights): ConcertTerm[] {
  if (state.stage === 'opening') return [openingTerm(state, seat, steps[0], weights)];
  const after = copy(state);
  const played = steps.filter(isPlay);
  for (const move of played) playCard(after, seat, playedCard(move), playedPile(move));
  const spent = played.reduce((sum, move) => sum + handValue(playedCard(move), state.players, weights), 0);
  const price = spent + cardPrice(after, seat, weights) * Math.max(0, played.length - 1);
  return [
    ...finishTerms(after, seat, finishOf(after, seat, steps, weights), weights),
    { kind: 'cards', points: -price },
  ];
}

/** C3.1 The nearer a card's value is to the one that this hand likes to open with, the better. */
function openingTerm(state: State, seat: Seat, move: number, weights: Weights): ConcertTerm {
  const liked = VALUE_OF[likedOpening(state, seat, weights)];
  return { kind: 'opening', of: liked, points: -Math.abs(VALUE_OF[pickedCard(move)] - liked) / 10 };
}

/** How steps end the turn: as they say, or where they stop before that, in the best way. */
function finishOf(
  state: State,
  seat: Seat,
  steps: readonly number[],
  weights: Weights,
): Pick<Finish, 'step' | 'ending'> {
  const hit = steps.map(hitStep).find((step) => step !== 0);
  const prospects = { ...prospectsOf(state, seat), ...(hit === undefined ? {} : { mayMoveHit: false }) };
  const last = steps[steps.length - 1];
  if (last === CONCERT || last === GALA) return { step: hit ?? 0, ending: last === GALA ? 'gala' : 'concert' };
  if (last === DONE || (hit !== undefined && prospects.concertsLeft === 0)) return { step: hit ?? 0, ending: 'done' };
  if (hit === undefined) return bestFinish(state, prospects, weights);
  const moved = { ...state, hit: besideOnRing(state.options.ring, state.hit, hit) };
  return { step: hit, ending: bestFinish(moved, prospects, weights).ending };
}

/** C4.5, C4.6 The value of a way to end a turn as `finishes` has it, term by term. */
function finishTerms(
  table: State,
  seat: Seat,
  { step, ending }: Pick<Finish, 'step' | 'ending'>,
  weights: Weights,
): ConcertTerm[] {
  const { concertsLeft, cards, hadGala } = prospectsOf(table, seat);
  const hit = step === 0 ? table.hit : besideOnRing(table.options.ring, table.hit, step);
  const isOwnHit = table.holders[hit] === seat;
  const own = concertValue(table, seat, NO_HIT);
  const times = ending === 'done' ? 0 : ending === 'concert' ? 1 : 2;
  const later = Math.min(concertsLeft - (ending === 'done' ? 0 : 1), cards);
  const each = laterEach(table.players, later, cards, weights);
  const hasGalaLeft = !hadGala && ending !== 'gala';
  return [
    { kind: 'paid', points: times * concertValue(table, seat, hit) },
    { kind: 'hit', points: isOwnHit ? 0.2 : -0.1 },
    { kind: 'later', points: later * each },
    { kind: 'gala', points: hasGalaLeft ? (later > 0 ? each * weights.laterGala : own) : 0 },
    ...discTerms(table, seat, weights),
    rivalTerm(table, seat, weights),
  ];
}

/** What the discs that the seat holds are worth at concerts to come. */
function discTerms(table: State, seat: Seat, weights: Weights): ConcertTerm[] {
  const each = weights.own + weights.ownLate * prospectsOf(table, seat).late;
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => ({
    kind: 'disc' as const,
    of: colour,
    points:
      table.holders[colour] === seat ? each * table.popularity[colour] + discValue(table, seat, colour, weights) : 0,
  }));
}

/** The same for the others, which counts against the seat, and what it could take over from them. */
function rivalTerm(table: State, seat: Seat, weights: Weights): ConcertTerm {
  const { late, rivals } = prospectsOf(table, seat);
  let most = 0;
  let all = 0;
  for (let other = 0; other < table.players; other++) {
    if (other === seat) continue;
    const points = concertValue(table, other, NO_HIT);
    most = Math.max(most, points);
    if ((rivals & (1 << other)) !== 0) all += points;
  }
  let prizes = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (table.holders[colour] !== seat) prizes += discValue(table, seat, colour, weights);
  }
  const strongest = weights.opponent + weights.opponentLate * late;
  return { kind: 'rival', points: prizes - strongest * most - weights.rivals * all };
}
