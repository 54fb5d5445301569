import { seatBit } from '@grove/kernel';
import { cards } from '../material/cards.ts';
import type { GainWord, PayWord } from '../material/vocabulary.ts';
import { abilityFor, timesOf } from './effects/ability.ts';
import { NO_CARD } from './grid.ts';
import { type Move, moveOf, targetOf, verbOf } from './move.ts';
import { canReach } from './reach.ts';
import { neighboursOf } from './seating.ts';
import { isSolo, type State } from './state.ts';
import { cardOfSource, FIRST_CELL } from './tasks/activate.ts';
import { playableEvents } from './tasks/free.ts';
import { decisionOf } from './turn/decision.ts';
import { moves } from './legal.ts';

/** What a player wants to have played without being asked. */
export interface Wishes {
  /** Activate in order whatever needs no decision. */
  readonly activate: boolean;
  /** Cards that the player never wants to activate. */
  readonly skips: readonly number[];
  /** Go on when a step offers nothing but optional things. */
  readonly pass: boolean;
  /** Events of the hand that the player does not want to be asked about between turns. */
  readonly passes: readonly number[];
}

/** The step that needs no thought, if there is one: what a client plays by itself as long as its player wants it. */
export function routineStep(state: State, seat: number, wishes: Wishes): Move | undefined {
  const task = decisionOf(state, seat);
  if (task === undefined) return undefined;
  const legal = moves(state, seat);
  if (legal.length === 1) return legal[0];
  switch (task.kind) {
    case 'activate':
      return nextActivation(state, seat, legal, wishes);
    case 'plant':
      return wishes.pass && !legal.some(isOwnMove) ? passOf(legal) : undefined;
    case 'between':
      return wishes.pass && eventsBetween(state, seat).every((card) => wishes.passes.includes(card))
        ? passOf(legal)
        : undefined;
    case 'join':
      return wishes.pass && !canReach(state.players[seat], cards[task.card].abilities[0].pay, NO_CARD)
        ? moveOf('decline')
        : undefined;
    case 'move':
      return wishes.pass && !legal.some((move) => verbOf(move) === 'sprout') ? passOf(legal) : undefined;
    default:
      return undefined;
  }
}

const OWN_VERBS = new Set(['plant', 'plant-over', 'event']);
const isOwnMove = (move: Move): boolean => OWN_VERBS.has(verbOf(move) ?? '');

const passOf = (legal: readonly Move[]): Move | undefined =>
  legal.find((move) => verbOf(move) === 'done' || verbOf(move) === 'pass');

/**
 * The events of a hand that can be played between turns: whatever can be paid for, and between-turns events that can be
 * after conversions or other events (E2.8, E11.6).
 */
export function eventsBetween({ players }: State, seat: number): number[] {
  const player = players[seat];
  const anytime = playableEvents(player, 'anytime');
  return player.hand.filter(
    (card) =>
      anytime.includes(card) ||
      (cards[card].timing === 'between_turns' && canReach(player, cards[card].abilities[0].pay, card)),
  );
}

/** The next card that is not to be skipped, if it needs no decision; the end of the activation, if there is none. */
function nextActivation(state: State, seat: number, legal: readonly Move[], wishes: Wishes): Move | undefined {
  const wanted = legal.find((move) => {
    const card = cardOfSource(state.players[seat], targetOf(move));
    return verbOf(move) === 'activate' && !wishes.skips.includes(card);
  });
  if (wanted === undefined) return wishes.pass ? passOf(legal) : undefined;
  return wishes.activate && needsNoDecision(state, seat, targetOf(wanted)) ? wanted : undefined;
}

const PLAIN_PAYS: ReadonlySet<PayWord> = new Set(['soil', 'compost_discard']);
const PLAIN_GAINS: ReadonlySet<GainWord> = new Set(['draw', 'soil', 'compost_deck', 'seed', 'sprout_others']);

/** Whether an activation runs through by itself. In solo the player may want to take less (E6.5). */
function needsNoDecision(state: State, seat: number, source: number): boolean {
  const card = cardOfSource(state.players[seat], source);
  const ability = cards[card].abilities[abilityFor(state.color, card)];
  const { pay, gain, effect, place } = ability;
  if (isSolo(state) || state.inPart & seatBit(seat) || effect !== undefined || place !== undefined) return false;
  if (!pay.every(({ what }) => PLAIN_PAYS.has(what)) || !gain.every(({ what }) => PLAIN_GAINS.has(what))) return false;
  const [left, right] = neighboursOf(state, seat).map((other) =>
    timesOf(state, seat, ability, source - FIRST_CELL, other),
  );
  return left === right;
}
