import { itemAt, NO_CHANCE, type Refusal, type Seat, type Viewer } from '@grove/kernel';
import { PILES, type Card, type Colour } from '../../material/index.ts';
import { LAST_HIT_BACK, LAST_HIT_ON, HIT_BACK, HIT_ON, pickMove, playOn } from '../../rules/move.ts';
import { forecast, type Forecast, worthOf, type Worth } from '../../rules/forecast.ts';
import { concert } from '../../rules/index.ts';
import { pileOf } from '../../rules/influence.ts';
import { besideOnRing } from '../../rules/options.ts';
import type { Reason, State, View } from '../../rules/types.ts';
import { openStateOf } from '../../rules/view.ts';
import { imagine } from '../../rules/imagine.ts';

/** A pile of somebody. */
export interface PileSpot {
  readonly owner: Seat;
  readonly pile: number;
}

/** What a board can ask about a view: it imagines a state that agrees with it and asks the rules. */
export interface TableModel {
  readonly view: View;
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly number[];
}

export function modelOf(view: View, viewer: Viewer, mayAct: boolean): TableModel {
  const state = imagine(view, NO_CHANCE);
  const seat = viewer === 'public' ? 0 : viewer;
  return { view, state, seat, moves: mayAct && viewer !== 'public' ? concert.moves(state, seat) : [] };
}

/** The move that somebody means who brings a card to a pile. */
export const meantMove = ({ view, seat }: TableModel, card: Card, owner: Seat, pile: number): number =>
  view.stage === 'opening' && owner === seat ? pickMove(card, pile) : playOn(card, owner, pile);

/** The table as it would be after a move of the viewer that reveals nothing. */
export function modelAfter({ view, state, seat }: TableModel, move: number): TableModel {
  const after = concert.copy(state);
  concert.play(after, seat, move, NO_CHANCE);
  return { view, state: after, seat, moves: concert.moves(after, seat) };
}

/** C3.1 The pile that the next pick of the viewer is for. */
export const nextPick = ({ view, seat }: TableModel): number => Math.min(itemAt(view.picked, seat), PILES - 1);

export const whyNot = ({ state, seat }: TableModel, move: number): Refusal<Reason> | undefined =>
  concert.why(state, seat, move);

/** What a card on a pile would do; nothing is known before the reveal. */
export const previewOf = ({ view }: TableModel, card: Card, owner: Seat, pile: number): Forecast | undefined =>
  view.stage === 'turns' ? forecast(openStateOf(view), view.options.ring, card, pileOf(owner, pile)) : undefined;

/** What concerts are worth as the table stands, by seat. */
export const worthNow = ({ view }: TableModel): readonly Worth[] =>
  view.stage === 'opening'
    ? view.handSizes.map(() => ({ stay: 0, back: 0, on: 0, final: 0 }))
    : worthOf(openStateOf(view), view.options.ring);

/** C4.4 A step of the hit disc; for a seat without concerts it ends the turn and is another move. */
export function hitMove({ moves }: TableModel, step: -1 | 1): number {
  const last = step < 0 ? LAST_HIT_BACK : LAST_HIT_ON;
  if (moves.includes(last)) return last;
  return step < 0 ? HIT_BACK : HIT_ON;
}

export const besideHit = ({ view }: TableModel, step: -1 | 1): Colour =>
  besideOnRing(view.options.ring, view.hit, step);
