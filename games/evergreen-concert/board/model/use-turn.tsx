import { itemAt, type Refusal } from '@grove/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useActions } from '@grove/game-kit/board/use-actions';
import type { Spot } from '@grove/game-kit/guide';
import { nameOfCard, PILES, type Card } from '../../material/index.ts';
import { concert, partsOf } from '../../rules/index.ts';
import type { ConcertTypes, Reason as Code } from '../../rules/types.ts';
import { seatName } from './names.ts';
import type { Speech } from './speech.ts';
import {
  meantMove,
  modelAfter,
  modelOf,
  nextPick,
  type PileSpot,
  previewOf,
  type TableModel,
  whyNot,
  worthNow,
} from './table.ts';

/** The rule that asks for a card of the hand. */
const CARD_RULE = { opening: 'C3.1', turns: 'C4.2', over: 'C6.1' } as const;

export const pileSpot = ({ owner, pile }: PileSpot): Spot => `pile-${owner * PILES + pile}`;
export const cardSpot = (card: Card): Spot => `card ${nameOfCard(card)}`;

export const isSameSpot = (a: PileSpot | undefined, b: PileSpot): boolean => a?.owner === b.owner && a.pile === b.pile;

/** What the person is about to do: a card chosen, a pile chosen for it or looked at. */
function useIntent({ view, mayAct }: BoardProps<ConcertTypes>) {
  const [held, setHeld] = useState<Card>();
  const [aimed, setAimed] = useState<PileSpot>();
  const [looked, look] = useState<PileSpot>();
  /** Looks away from a pile, unless something else is looked at by now: the focus leaves a pile after the pointer has come to another. */
  const lookAway = (spot: PileSpot) => look((current) => (isSameSpot(current, spot) ? undefined : current));
  const chosen = held !== undefined && view.hand.includes(held) && mayAct ? held : undefined;
  const target = chosen === undefined ? undefined : aimed;
  /** Holds a card over a pile; a card that is dragged may be over none. */
  const hold = (card: Card | undefined, spot?: PileSpot) => {
    setHeld(card);
    setAimed(spot);
  };
  return { chosen, target, looked, shown: target ?? looked, hold, look, lookAway };
}

/** A step by a click, typed moves and taking back, with what was refused last. */
function useConcertActions(
  props: BoardProps<ConcertTypes>,
  { state, seat }: TableModel,
  speech: Speech,
  forget: () => void,
) {
  const { view, mayAct, play, undo } = props;
  const textOf = (refusal: Refusal<Code>): string =>
    // Who is waited for has a name here, not only a seat.
    refusal.reason === 'not-your-turn'
      ? `${speech.board.ask.turnOf(seatName(view, view.onTurn, speech))}.`
      : speech.game.refusal(refusal);
  const typedTextOf = (refusal: Refusal<Code>) => speech.game.refusal(refusal);
  const actions = useActions<ConcertTypes>({
    game: concert,
    state,
    seat,
    mayAct,
    play,
    undo,
    textOf,
    typedTextOf,
    forget,
  });
  const { say } = actions;
  return {
    ...actions,
    /** Without a card there is nothing to put anywhere (C4.2). */
    askForCard: (at: Spot) => say(at, speech.board.ask.cardFirst, CARD_RULE[view.stage]),
    sayNoUndo: () => say('question', speech.board.choose.noUndo),
  };
}

/** What the person can do now. */
export function useTurn(props: BoardProps<ConcertTypes>, speech: Speech) {
  const { view, viewer, mayAct, settings, play } = props;
  const model = useMemo(() => modelOf(view, viewer, mayAct), [view, viewer, mayAct]);
  const { seat } = model;
  const intent = useIntent(props);
  const { chosen, target, looked, shown, hold, look, lookAway } = intent;
  const forget = () => {
    hold(undefined);
    look(undefined);
  };
  const actions = useConcertActions(props, model, speech, forget);
  const { act, sayRefusal, askForCard, clear } = actions;
  const aim = (card: Card | undefined, spot?: PileSpot) => {
    hold(card, spot);
    clear();
  };
  const choose = (card: Card | undefined) => aim(card);
  const whyNotOn = (card: Card, { owner, pile }: PileSpot) => whyNot(model, meantMove(model, card, owner, pile));
  const lay = (card: Card, spot: PileSpot) => act(meantMove(model, card, spot.owner, spot.pile), pileSpot(spot));
  /** The pile that a card goes to without being asked: in the opening there is only one. */
  const nextSpot: PileSpot = { owner: seat, pile: nextPick(model) };
  /** Only the last pick reveals something (C3.2); the others are placed by a tap and can be undone. */
  const isPlacedByTap = view.stage === 'opening' && nextSpot.pile < PILES - 1;
  const tapCard = (card: Card) => {
    const refusal = whyNotOn(card, nextSpot);
    if (refusal !== undefined) return sayRefusal(cardSpot(card), refusal);
    if (isPlacedByTap) return lay(card, nextSpot);
    if (view.stage === 'opening' && (!settings.confirm || card === chosen)) return lay(card, nextSpot);
    choose(card === chosen ? undefined : card);
  };
  /** A card is played by one click where its preview has been seen and it can be undone; else the first click is the preview. */
  const isPlayedByTap = (spot: PileSpot, isHovered: boolean): boolean =>
    view.stage === 'opening' ||
    !settings.confirm ||
    isSameSpot(target, spot) ||
    (props.isUndoFree === true && (isHovered || isSameSpot(looked, spot)));
  const tapPile = (spot: PileSpot, isHovered: boolean) => {
    const card = chosen ?? view.hand.at(0);
    const refusal = card === undefined ? undefined : whyNotOn(card, spot);
    if (refusal !== undefined) return sayRefusal(pileSpot(spot), refusal);
    if (chosen === undefined) return askForCard(pileSpot(spot));
    if (isPlayedByTap(spot, isHovered)) return lay(chosen, spot);
    aim(chosen, spot);
  };
  const aimed = chosen === undefined || target === undefined ? undefined : { card: chosen, spot: target };
  const aimedMove = aimed && meantMove(model, aimed.card, aimed.spot.owner, aimed.spot.pile);
  /** What the hit disc and the ends of the turn act on: the table after the card that is aimed, which they play first. */
  const ahead =
    aimedMove === undefined || whyNot(model, aimedMove) !== undefined ? model : modelAfter(model, aimedMove);
  const actAhead = (move: number, at: Spot) => {
    if (aimedMove === undefined || ahead === model) return act(move, at);
    const refusal = whyNot(ahead, move);
    if (refusal !== undefined) return sayRefusal(at, refusal);
    clear();
    forget();
    play(aimedMove);
    play(move);
  };
  const now = useMemo(() => worthNow(model), [model]);
  const preview = chosen !== undefined && shown ? previewOf(model, chosen, shown.owner, shown.pile) : undefined;
  return {
    ...actions,
    chosen,
    target,
    look,
    lookAway,
    aim,
    choose,
    model,
    ahead,
    actAhead,
    seat,
    nextSpot,
    hinted: hintOf(props),
    preview,
    /** What a concert is worth to the viewer, with the card that is previewed. */
    worth: itemAt(preview?.worth ?? now, seat),
    lay,
    tapCard,
    tapPile,
  };
}

/** The step that advice begins with: as a move, and the card and the pile that it is about. */
function hintOf({ advice, mayAct, view }: BoardProps<ConcertTypes>) {
  const move = mayAct ? advice?.steps.at(0) : undefined;
  const parts = move === undefined ? undefined : partsOf(move);
  return {
    move,
    card: parts?.kind === 'play' || parts?.kind === 'pick' ? parts.card : undefined,
    spot:
      parts?.kind === 'play'
        ? { owner: parts.owner, pile: parts.pile }
        : parts?.kind === 'pick' && view.viewer !== 'public'
          ? { owner: view.viewer, pile: parts.pile }
          : undefined,
  };
}

export type Turn = ReturnType<typeof useTurn>;
