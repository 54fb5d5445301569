import { itemAt } from '@grove/kernel';
import { useState } from 'react';
import type { BoardProps, Place } from '@grove/game-kit/board';
import { useResult } from '@grove/game-kit/board/use-result';
import { cardById, cards, earthCards } from '../../material/cards.ts';
import { cardIn } from '../../spots.ts';
import type { EarthTypes } from '../../rules/types.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { goalForecast } from '../../rules/goal.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { NO_COLOR } from '../../rules/state.ts';
import type { SeatView } from '../../rules/view.ts';
import { panelFor } from '../decisions/registry.tsx';
import { speechFor } from './speech.ts';
import { useTurn } from './use-turn.tsx';

/** A card that is looked at, with what lies on it. */
export interface Looked {
  readonly card: number;
  readonly sprouts: number;
  readonly growth: number;
}

/** E18.5: while hands are covered the own cards that lie face down are not shown to whoever looks at the screen either. */
const coveredSeat = (seat: SeatView, isCovered: boolean): SeatView =>
  isCovered && seat.faceDown !== undefined
    ? { ...seat, cells: seat.cells.map((card, cell) => (seat.faceDown?.includes(cell) ? NO_CARD : card)) }
    : seat;

/** All that the parts of the screen share: what is shown, what is possible, what is looked at. */
export function useScreen(props: BoardProps<EarthTypes>) {
  const { view, viewer } = props;
  const speech = speechFor(props.language, {
    players: view.players.length,
    viewer,
    teams: view.options.teams,
    nameOf: props.nameOf,
    isShared: props.isShared,
  });
  const turn = useTurn(props, speech);
  const [shownSeat, setShownSeat] = useState<number>();
  const [peek, setPeek] = useState<{ readonly question: string; readonly card: Looked | undefined }>();
  const [last, setLast] = useState<Looked>();
  const [opened, open] = useState<Looked>();
  const [isGaiaOpen, openGaia] = useState(false);
  const [isPadOpen, setPadOpen] = useState(false);
  const [pinned, pin] = useState<number>();
  const [hinted, hint] = useState<number>();
  const seat = shownSeat ?? turn.seat;
  const isOwn = seat === turn.seat && viewer !== 'public';
  const { chosen, model } = turn;
  const peeked = peek?.question === turn.question ? peek.card : undefined;
  const ui = model.task === undefined ? undefined : panelFor(model.task.kind);
  const player = coveredSeat(itemAt(view.players, seat), props.uncover !== undefined);
  const asked = { turn, speech, isCovered: props.uncover !== undefined };
  const offer = model.task === undefined || asked.isCovered ? [] : (ui?.offer?.(model.task, asked) ?? []);
  const subject = (model.task && ui?.about?.(model.task, asked)) ?? offer.at(0) ?? NO_CARD;
  const hand = isOwn && props.uncover === undefined ? model.player.hand : [];
  const about = subject === NO_CARD ? undefined : bare(subject);
  const spoken = cardAmong(props.spokenOf ?? props.advice?.places ?? []);
  const seen = [...offer, ...(asked.isCovered ? [] : model.player.hand), ...view.players.flatMap(({ cells }) => cells)];
  /** A card that was played or composted since it was pointed at is nothing to look at any more. */
  const before = last !== undefined && isEarthCard(last.card) && !seen.includes(last.card) ? undefined : last;
  /** A terrain that is pointed at where it lies shows what it counts. */
  const peekedGoal = peeked !== undefined && player.cells.includes(peeked.card) ? peeked.card : undefined;
  const goalCard = hinted ?? pinned ?? peekedGoal;
  const goal = goalCard === undefined ? undefined : goalForecast(model.state, seat, goalCard);
  const look = (card: Looked | undefined) => {
    setPeek({ question: turn.question, card });
    if (card !== undefined) setLast(card);
  };
  return {
    board: props,
    view,
    speech,
    turn,
    over: view.phase === 'over',
    result: useResult(view.phase === 'over' && !props.controls),
    seat,
    isOwn,
    player,
    /** Gaia's board in the card's place while a colour is chosen that she will react to. */
    showsGaia: view.gaia !== null && model.task?.kind === 'color' && (peeked ?? spoken) === undefined,
    /** The same on a sheet, for whoever taps her seat. */
    isGaiaOpen,
    closeGaia: () => openGaia(false),
    showSeat: (other: number) => {
      if (other >= view.players.length) openGaia(true);
      else setShownSeat(other === seat || other === turn.seat ? undefined : other);
    },
    /** The card that stands large: the one pointed at, the chosen one, the one that is spoken of, or the one that was there before. */
    looked:
      peeked ?? (chosen === undefined ? undefined : bare(chosen)) ?? spoken ?? about ?? before ?? firstOf(player, hand),
    /** Whether somebody points at the card that stands large, or has chosen it. */
    isPicked: peeked !== undefined || chosen !== undefined,
    look,
    opened,
    open,
    isPadOpen,
    openPad: () => setPadOpen(true),
    closePad: () => setPadOpen(false),
    goals: {
      pinned,
      pin: (card: number) => pin(card === pinned ? undefined : card),
      hint,
    },
    unpin: () => pin(undefined),
    /** The goal whose cards are ringed. */
    goal,
    /** Whether it stands in the card's place, with what is missing: unless a card is pointed at. */
    showsGoal: goal !== undefined && (hinted ?? pinned) !== undefined && peeked === undefined,
    /** Cards that lie open to be chosen from. */
    offer,
    /** The colour whose cards are ringed: one that is thought about, or the one being activated. */
    litColor: turn.tint ?? (model.task?.kind === 'activate' || model.task?.kind === 'either' ? view.color : undefined),
  };
}

export const bare = (card: number): Looked => ({ card, sprouts: 0, growth: 0 });

/** Cards that are drawn, held and planted, not sides of boards; they come first among all. */
const isEarthCard = (card: number): boolean => card < earthCards.length;

/** The first card among the places that the page speaks of. */
function cardAmong(places: readonly Place[]): Looked | undefined {
  const id = places.map(({ spot }) => cardIn(spot)).find((found) => found !== undefined);
  return id === undefined ? undefined : bare(cards.indexOf(cardById(id)));
}

/** The first card of the viewer's own hand, else the island of whoever is shown. */
const firstOf = ({ island }: { readonly island: number }, hand: readonly number[]): Looked | undefined => {
  const card = hand.at(0) ?? island;
  return card === NO_CARD ? undefined : bare(card);
};

/** Whether a card answers to a colour. */
export const answers = (color: number | undefined, card: number): boolean =>
  color !== undefined && color !== NO_COLOR && card !== NO_CARD && abilityFor(color, card) >= 0;

export type Screen = ReturnType<typeof useScreen>;
