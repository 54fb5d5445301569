import type { Chance } from '@grove/kernel';
import { cards, earthCards, idOf } from '../material/cards.ts';
import { dealFaceDown, imagineFaceDown, layFaceDown } from './face-down/imagine.ts';
import { NO_CARD } from './grid.ts';
import type { Player, State, TeamBoard } from './state.ts';
import type { BoardView, SeatView, View } from './view.ts';

const SIDES = ['island', 'climate', 'ecosystem'] as const;

/** A full state that agrees with the view: the cards that the viewer cannot see are dealt at random. */
export function imagine(view: View, chance: Chance): State {
  const unseen = unseenCards(view);
  chance.shuffle(unseen, idOf);
  const deal = (n: number): number[] => unseen.splice(0, n);
  const { viewer: _viewer, deckSize, discardSize, openDiscard, players, boards, gaia, waiting: _own, ...open } = view;
  const hidden = players.map((seat) => dealFaceDown(seat, unseen));
  return {
    ...open,
    faceDown: imagineFaceDown(view),
    players: players.map((player, seat) => imaginePlayer(view, player, hidden[seat], deal, chance)),
    boards: boards.map((board) => imagineBoard(board, deal)),
    gaia: gaia === null ? null : imagineGaia(gaia, deal, chance),
    discard: [...deal(discardSize - openDiscard.length), ...openDiscard],
    openDiscard: [...openDiscard],
    deck: deal(deckSize),
    fauna: [...view.fauna],
    claims: view.claims.map((seats) => seats.slice()),
    common: [...view.common],
    inPart: view.inPart ?? 0,
  };
}

function unseenCards(view: View): number[] {
  const visible = new Set<number>([
    ...(view.gaia?.pile ?? []),
    ...view.boards.flatMap((board) => board.cards),
    ...view.openDiscard,
  ]);
  for (const { hand, shown, looking, events, cells } of view.players) {
    for (const card of [...(hand ?? []), ...shown, ...(looking ?? []), ...events, ...cells]) visible.add(card);
  }
  return earthCards
    .filter(({ index, set }) => !visible.has(index) && (view.options.abundance || set === 'base'))
    .map(({ index }) => index);
}

function imaginePlayer(
  view: View,
  seat: SeatView,
  hidden: readonly number[],
  deal: (n: number) => number[],
  chance: Chance,
): Player {
  const { handSize, compostSize, lookingSize, hand, looking, fresh, faceDown = [], ...open } = seat;
  const dealtHand = hand === null ? [...open.shown, ...deal(handSize - open.shown.length)] : [...hand];
  const freshCards = typeof fresh.cards === 'number' ? dealtHand.slice(0, fresh.cards) : [...fresh.cards];
  const player: Player = {
    ...open,
    hand: dealtHand,
    looking: looking === null ? deal(lookingSize) : [...looking],
    compost: deal(compostSize),
    fresh: { ...fresh, cards: freshCards },
    tasks: [...open.tasks],
    cells: [...open.cells],
    sprouts: [...open.sprouts],
    growth: [...open.growth],
    dealt: [...open.dealt],
    events: [...open.events],
    planted: [...open.planted],
    shown: [...open.shown],
  };
  layFaceDown(player, faceDown, hidden);
  if (view.phase === 'sides') imagineSides(player, chance);
  return player;
}

/** Sides that somebody has chosen in secret: any of those dealt. */
function imagineSides(player: Player, chance: Chance): void {
  for (const wanted of SIDES) {
    const sides = player.dealt.filter((side) => cards[side].kind === wanted);
    const waiting = player.tasks.some((task) => task.kind === 'side' && task.of === wanted);
    if (waiting || player[wanted] !== NO_CARD || sides.length === 0) continue;
    player[wanted] = sides[chance.pick(sides.length)];
  }
}

function imagineBoard({ compostSize, ...open }: BoardView, deal: (n: number) => number[]): TeamBoard {
  return { ...open, cards: [...open.cards], compost: deal(compostSize) };
}

function imagineGaia(gaia: NonNullable<View['gaia']>, deal: (n: number) => number[], chance: Chance): State['gaia'] {
  const { compostSize, ...open } = gaia;
  const deck = [...open.deck];
  chance.shuffle(deck, idOf);
  return { ...open, deck, pile: [...open.pile], compost: deal(compostSize) };
}
