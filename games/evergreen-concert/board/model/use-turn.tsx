import type { Refusal, Seat } from '@grove/kernel';
import { useState } from 'react';
import type { BoardProps } from '../../../board/contract.ts';
import { PILES, type Card } from '../../material/index.ts';
import type { ConcertTypes, Reason } from '../../rules/types.ts';
import type { Speech } from './speech.ts';
import { meantMove, modelOf, nextPick, previewOf, readMoves, whyNot } from './table.ts';

/** A pile of somebody. */
export interface PileSpot {
  readonly owner: Seat;
  readonly pile: number;
}

/** Where something was refused, and why. */
export interface Refused {
  readonly at: string;
  readonly text: string;
}

export const pileSpot = ({ owner, pile }: PileSpot): string => `pile-${owner * PILES + pile}`;
export const cardSpot = (card: Card): string => `card-${card}`;

const isSame = (a: PileSpot | undefined, b: PileSpot): boolean => a?.owner === b.owner && a.pile === b.pile;

/** What the person is about to do: a card chosen, a pile chosen for it, what was refused last. */
export function useTurn(props: BoardProps<ConcertTypes>, speech: Speech) {
  const { view, viewer, mayAct, play, undo, settings } = props;
  const model = modelOf(view, viewer, mayAct);
  const { seat } = model;
  const [held, setHeld] = useState<Card>();
  const [aimed, setAimed] = useState<PileSpot>();
  const [looked, setLooked] = useState<PileSpot>();
  const [refused, setRefused] = useState<Refused>();
  const chosen = held !== undefined && view.hand.includes(held) && mayAct ? held : undefined;
  const target = chosen === undefined ? undefined : aimed;
  const shown = target ?? looked;

  const refuse = (at: string, refusal: Refusal<Reason> | string) => {
    setRefused({ at, text: typeof refusal === 'string' ? refusal : speech.game.refusal(refusal) });
  };
  const choose = (card: Card | undefined) => {
    setHeld(card);
    setAimed(undefined);
    setRefused(undefined);
  };
  const act = (move: number, at: string) => {
    const refusal = whyNot(model, move);
    if (refusal !== undefined) return refuse(at, refusal);
    if (!mayAct) return;
    choose(undefined);
    setLooked(undefined);
    play(move);
  };
  const lay = (card: Card, spot: PileSpot) => act(meantMove(model, card, spot.owner, spot.pile), pileSpot(spot));
  /** The pile that a card goes to without being asked: in the opening there is only one. */
  const nextSpot: PileSpot = { owner: seat, pile: nextPick(model) };
  const tapCard = (card: Card) => {
    const refusal = whyNot(model, meantMove(model, card, seat, nextSpot.pile));
    if (refusal !== undefined) return refuse(cardSpot(card), refusal);
    if (view.stage === 'opening' && (!settings.confirm || card === chosen)) return lay(card, nextSpot);
    choose(card === chosen ? undefined : card);
  };
  const tapPile = (spot: PileSpot) => {
    if (chosen === undefined) {
      const refusal =
        view.hand.length > 0 ? whyNot(model, meantMove(model, view.hand[0], spot.owner, spot.pile)) : undefined;
      return refuse(pileSpot(spot), refusal ?? speech.board.ask.cardFirst);
    }
    if (view.stage === 'opening' || !settings.confirm || isSame(target, spot)) return lay(chosen, spot);
    const refusal = whyNot(model, meantMove(model, chosen, spot.owner, spot.pile));
    if (refusal !== undefined) return refuse(pileSpot(spot), refusal);
    setRefused(undefined);
    setAimed(spot);
  };
  /** While a card is dragged: the pile below it. */
  const drag = (card: Card, spot: PileSpot | undefined) => {
    if (card !== chosen) setHeld(card);
    setRefused(undefined);
    setAimed(spot);
  };
  /** Plays a step or a turn that was typed, or says why it is refused. */
  const enter = (text: string): string | undefined => {
    const { steps, refusal } = readMoves(model, text);
    if (refusal !== undefined) return speech.game.refusal(refusal);
    for (const step of steps) play(step);
    return undefined;
  };
  const takeBack =
    undo &&
    (() => {
      choose(undefined);
      undo();
    });
  const preview =
    chosen === undefined || shown === undefined ? undefined : previewOf(model, chosen, shown.owner, shown.pile);
  return {
    model,
    seat,
    chosen,
    target,
    preview,
    refused,
    nextSpot,
    act,
    lay,
    choose,
    tapCard,
    tapPile,
    drag,
    look: setLooked,
    enter,
    takeBack,
  };
}

export type Turn = ReturnType<typeof useTurn>;
