import type { Seat } from '@grove/kernel';
import { COLOUR_COUNT, NEXT_POPULARITY, type Colour } from '../material/index.ts';
import { concertValue, NO_HIT } from '../rules/concert.ts';
import { influence, NOBODY, type OpenState } from '../rules/influence.ts';
import { besideOnRing } from '../rules/options.ts';
import { MAX_CARDS } from '../rules/turn.ts';
import type { Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

type Ending = 'concert' | 'gala' | 'done';

/** How to finish a turn on a table, and what that is worth. */
export interface Finish {
  readonly step: -1 | 0 | 1;
  readonly ending: Ending;
  value: number;
}

/** The best way to move the hit disc and to end the turn as the table stands. */
export function bestFinish(table: OpenState, prospects: Prospects, weights: Weights): Finish {
  const own = concertValue(table, prospects.seat, NO_HIT);
  let best = finishWith(table, prospects, weights, 'done', own);
  if (prospects.concertsLeft > 0) {
    const concert = finishWith(table, prospects, weights, 'concert', own);
    if (concert.value > best.value) best = concert;
    const gala = finishWith(table, prospects, weights, 'gala', own);
    if (gala.value > best.value) best = gala;
  }
  best.value += positionOf(table, prospects, weights, own);
  return best;
}

/** Every way to end the turn that the rules allow, each with the best place for the hit disc. */
export function finishes(table: OpenState, prospects: Prospects, weights: Weights): Finish[] {
  const own = concertValue(table, prospects.seat, NO_HIT);
  const position = positionOf(table, prospects, weights, own);
  return (['done', 'concert', 'gala'] as const)
    .map((ending) => finishWith(table, prospects, weights, ending, own))
    .filter(({ value }) => value > -Infinity)
    .map(({ step, ending, value }) => ({ step, ending, value: value + position }));
}

/** `own` is what the seat's discs are worth without the hit. The position is not counted yet. */
function finishWith(table: OpenState, prospects: Prospects, weights: Weights, ending: Ending, own: number): Finish {
  const { seat, ring, mayMoveHit } = prospects;
  const times = ending === 'done' ? 0 : ending === 'concert' ? 1 : 2;
  let step: Finish['step'] = 0;
  let most = hitValue(table, seat, table.hit, times);
  if (mayMoveHit) {
    const back = hitValue(table, seat, besideOnRing(ring, table.hit, -1), times);
    const on = hitValue(table, seat, besideOnRing(ring, table.hit, 1), times);
    step = on > most && on > back ? 1 : back > most ? -1 : 0;
    most = Math.max(most, back, on);
  }
  return { step, ending, value: times * own + most + laterValue(table.players, prospects, weights, ending, own) };
}

/** What the hit adds to a concert that counts so many times; other things equal, it is better left with an own artist. */
function hitValue(table: OpenState, seat: Seat, hit: Colour, times: number): number {
  return table.holders[hit] === seat ? 0.2 + times * table.popularity[hit] : -0.1;
}

/** Discs held are worth something at the next concerts, mine and theirs. */
function positionOf(table: OpenState, prospects: Prospects, weights: Weights, own: number): number {
  const { seat, late, rivals } = prospects;
  let most = 0;
  let all = 0;
  for (let other = 0; other < table.players; other++) {
    if (other === seat) continue;
    const points = concertValue(table, other, NO_HIT);
    if (points > most) most = points;
    if ((rivals & (1 << other)) !== 0) all += points;
  }
  let discs = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) discs += discValue(table, seat, colour, weights);
  return (
    discs +
    (weights.own + weights.ownLate * late) * own -
    (weights.opponent + weights.opponentLate * late) * most -
    weights.rivals * all
  );
}

/** An own disc by how safe it is, somebody else's by what it would show in other hands (C4.3). */
export function discValue(table: OpenState, seat: Seat, colour: Colour, weights: Weights): number {
  const holder = table.holders[colour];
  if (holder === seat) return weights.lead * leadOn(table, seat, colour);
  const shown = table.popularity[colour];
  return weights.prize * (holder === NOBODY ? shown : NEXT_POPULARITY[shown]);
}

/** By so many points of influence a lead is as good as by more. */
export const SAFE_LEAD = 6;

/** C3.3 By how many points of influence the holder of a disc is ahead of the others. */
function leadOn(table: OpenState, seat: Seat, colour: Colour): number {
  let others = 0;
  for (let other = 0; other < table.players; other++) {
    if (other !== seat) others = Math.max(others, influence(table.tops, other, colour) >> 4);
  }
  return Math.min(SAFE_LEAD, (influence(table.tops, seat, colour) >> 4) - others);
}

/**
 * C4.5, C4.6 What a way to end the turn leaves for later. Every later concert needs a turn, and every turn a card: once
 * concerts outnumber cards, holding one costs nothing, so none is lost. A gala not taken goes to a later concert, or
 * to the final one.
 */
export function laterValue(
  players: number,
  prospects: Prospects,
  weights: Weights,
  ending: Ending,
  own: number,
): number {
  const { concertsLeft, cards, hadGala } = prospects;
  const later = Math.min(concertsLeft - (ending === 'done' ? 0 : 1), cards);
  if (later < 0 || (ending === 'gala' && hadGala)) return -Infinity;
  const each = laterEach(players, later, cards, weights);
  const galaLater = later > 0 ? each * weights.laterGala : own;
  return later * each + (hadGala || ending === 'gala' ? 0 : galaLater);
}

/** What each of so many later concerts will bring with so many cards. */
export const laterEach = (players: number, later: number, cards: number, weights: Weights): number =>
  weights.later +
  weights.laterShared / players +
  (later > 0 ? weights.laterCards * (Math.min(MAX_CARDS, cards / later) - 1) : 0);
