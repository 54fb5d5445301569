import { itemAt, NO_CHANCE, type Seat, seatBit } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { withoutHidden } from '../../rules/face-down/imagine.ts';
import { imagine } from '../../rules/imagine.ts';
import { knowers } from '../../rules/knowers.ts';
import { moves as legalMoves, takerOf, waitingSet } from '../../rules/legal.ts';
import { type Move, targetOf, type Verb, verbOf } from '../../rules/move.ts';
import { play } from '../../rules/play.ts';
import { simplest } from '../../rules/simplest.ts';
import type { State } from '../../rules/state.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import { type SeatView, view as viewOf, type View } from '../../rules/view.ts';

/** Why a trial cannot go on: the turn would be over, or one would have to choose among cards that nobody has seen yet. */
type TrialStop = 'turn' | 'unknown';

/** A turn tried out on a copy: what its steps would come to, as far as the viewer can know. */
export interface Trial {
  /** The steps that could be played. */
  readonly moves: readonly Move[];
  readonly state: State;
  /** What a board shows of it. Cards that would be drawn are not in it. */
  readonly view: View;
  /** How many cards one would hold without knowing them yet. */
  readonly unknown: number;
  readonly stop: TrialStop | undefined;
}

/** More steps than the others can need until one is asked again. */
const MOST_STEPS = 500;

/**
 * Plays a seat's steps on a state that is imagined from its view, so that the result depends on nothing that the seat does not know. The
 * others do as little as they may. Steps from the first that is not possible on are left out.
 */
export function tryOut(view: View, seat: Seat, wanted: readonly Move[]): Trial {
  const state = imagineTrial(view);
  const known = knowers(state);
  const isUnknown = (card: number): boolean => (itemAt(known, card) & seatBit(seat)) === 0;
  const moves: Move[] = [];
  for (const move of wanted) {
    if (stopOf(state, seat, view.turn, isUnknown) !== undefined || !isPossible(state, seat, move, isUnknown)) break;
    play(state, seat, move, NO_CHANCE);
    letOthersPass(state, seat, view.turn);
    moves.push(move);
  }
  // What the board wants to do next can hang on what is not known; without an end it would want it again and again.
  const isHeldUp = moves.length < wanted.length;
  const stop = stopOf(state, seat, view.turn, isUnknown) ?? (isHeldUp ? 'unknown' : undefined);
  const shown = shownView(view, state, seat, isUnknown);
  return {
    moves,
    state,
    view: stop === 'turn' ? { ...shown, ...atItsEnd(view) } : shown,
    unknown: itemAt(state.players, seat).hand.filter(isUnknown).length,
    stop,
  };
}

/** Events are drawn last: one that is only imagined would open questions that may never be asked. */
function imagineTrial(view: View): State {
  const state = imagine(withoutHidden(view), NO_CHANCE);
  const isEvent = (card: number): boolean => itemAt(cards, card).kind === 'event';
  return { ...state, deck: [...state.deck.filter(isEvent), ...state.deck.filter((card) => !isEvent(card))] };
}

/** Moves that name a card of the hand, or one that is looked at. */
const CARD_VERBS: ReadonlySet<Verb | undefined> = new Set<Verb>(['plant', 'plant-over', 'compost', 'keep', 'event']);

const isPossible = (state: State, seat: Seat, move: Move, isUnknown: (card: number) => boolean): boolean =>
  takerOf(state, seat, move) !== undefined && !(CARD_VERBS.has(verbOf(move)) && isUnknown(targetOf(move)));

function stopOf(state: State, seat: Seat, turn: number, isUnknown: (card: number) => boolean): TrialStop | undefined {
  if (state.turn !== turn || state.phase === 'over') return 'turn';
  const canGoOn = legalMoves(state, seat).some((move) => isPossible(state, seat, move, isUnknown));
  return canGoOn && !itemAt(state.players, seat).looking.some(isUnknown) ? undefined : 'unknown';
}

/** The others stop, pass and decline until the seat is asked again. */
function letOthersPass(state: State, seat: Seat, turn: number): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (decisionOf(state, seat) !== undefined || state.turn !== turn || state.phase === 'over') return;
    const waiting = waitingSet(state);
    const other = state.players.findIndex((_, one) => (waiting & seatBit(one)) !== 0);
    const move = other < 0 ? undefined : simplest(state, other);
    if (move === undefined) return;
    play(state, other, move, NO_CHANCE);
  }
}

/** The next turn has begun in the copy, perhaps the game is over there; what is shown stays in the turn that was tried out. */
const atItsEnd = ({ turn, active, color, ending, complete }: View): Partial<View> => ({
  phase: 'end',
  turn,
  active,
  color,
  ending,
  complete,
});

/** The own seat as it would be, without what would only be learned on the way; everybody else, and Gaia, as they are now. */
function shownView(view: View, state: State, seat: Seat, isUnknown: (card: number) => boolean): View {
  const then = viewOf(state, seat);
  const without = (list: readonly number[] | null): readonly number[] | null =>
    list?.filter((card) => !isUnknown(card)) ?? null;
  const own = (player: SeatView): SeatView => ({
    ...player,
    hand: without(player.hand),
    looking: without(player.looking),
    shown: player.shown.filter((card) => !isUnknown(card)),
    fresh: { ...player.fresh, cards: typeof player.fresh.cards === 'number' ? 0 : (without(player.fresh.cards) ?? []) },
  });
  return {
    ...then,
    openDiscard: view.openDiscard,
    players: then.players.map((player, one) => (one === seat ? own(player) : itemAt(view.players, one))),
    boards: view.boards,
    gaia: view.gaia,
  };
}
