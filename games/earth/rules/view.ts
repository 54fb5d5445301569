import { itemAt, MAX_SEATS, type Seat, type Versioned, type Viewer, type ViewPart, withParts } from '@grove/kernel';
import { concealedInPart, concealedPiles, concealedSeat } from './face-down/concealed.ts';
import { type FaceDown, faceDownCells, type Waiting } from './face-down/face-down.ts';
import { NO_CARD } from './grid.ts';
import type { Options } from './options.ts';
import type { Fresh, Gaia, Phase, Player, State, TeamBoard } from './state.ts';
import type { Task } from './tasks/task.ts';

/** A player as one viewer sees it: hands and composts of others only by their size (E18.3). */
export interface SeatView extends Omit<Readonly<Player>, 'hand' | 'compost' | 'looking' | 'fresh' | 'tasks'> {
  readonly handSize: number;
  /** Only the viewer's own. */
  readonly hand: readonly number[] | null;
  readonly compostSize: number;
  readonly lookingSize: number;
  readonly looking: readonly number[] | null;
  readonly fresh: Omit<Fresh, 'cards'> & { readonly cards: number | readonly number[] };
  readonly tasks: readonly Task[];
  /** E18.5: the cells with a card face down, only while there can be any. Of others these cells look empty here. */
  readonly faceDown?: readonly number[];
}

export interface BoardView extends Omit<Readonly<TeamBoard>, 'compost'> {
  readonly compostSize: number;
}

interface GaiaView extends Omit<Readonly<Gaia>, 'compost'> {
  readonly compostSize: number;
}

export interface View extends Versioned {
  readonly options: Options;
  readonly viewer: Viewer;
  readonly players: readonly SeatView[];
  readonly deckSize: number;
  readonly discardSize: number;
  readonly openDiscard: readonly number[];
  readonly fauna: readonly number[];
  readonly claims: readonly (readonly number[])[];
  readonly common: readonly number[];
  readonly phase: Phase;
  readonly first: number;
  readonly active: number;
  readonly turn: number;
  readonly color: number;
  readonly extra: number;
  readonly called: number;
  readonly passes: number;
  readonly ending: 0 | 1 | 2;
  readonly complete: number;
  readonly bonus: number;
  /** As in the state; left out while nobody does. */
  readonly inPart?: number;
  readonly boards: readonly BoardView[];
  /** E18.5: what waits until all cards are turned up; only the viewer's own, and left out otherwise. */
  readonly waiting?: readonly Waiting[];
  readonly gaia: GaiaView | null;
}

export const view = (state: State, viewer: Viewer, publicView: View = openView(state)): View =>
  viewer === 'public' ? publicView : withParts(publicView, ownParts(state, viewer));

/** Of every seat, made once: whoever compares parts sees at once that they are the same. */
const PLACES = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  player: `/players/${seat}`,
  hand: `/players/${seat}/hand`,
  looking: `/players/${seat}/looking`,
  fresh: `/players/${seat}/fresh`,
}));

/** The own cards; while a choice is secret, everything that a player has and what it changes (E3.14, E18.5). */
export function ownParts(state: State, seat: Seat): ViewPart[] {
  const { faceDown, phase } = state;
  const player = itemAt(state.players, seat);
  const at = itemAt(PLACES, seat);
  const viewer = { path: '/viewer', value: seat };
  if (faceDown !== null) {
    const own = { ...viewPlayer(player), ...ownCards(player), faceDown: faceDownCells(state, faceDown, seat) };
    const piles = { ...concealedPiles(state, faceDown, seat), ...ownSecrets(state, faceDown, seat) };
    return [viewer, { path: at.player, value: own }, ...partsOf(piles)];
  }
  if (phase === 'sides') return [viewer, { path: at.player, value: { ...viewPlayer(player), ...ownCards(player) } }];
  const { hand, looking, fresh } = ownCards(player);
  return [
    viewer,
    { path: at.hand, value: hand },
    { path: at.looking, value: looking },
    { path: at.fresh, value: fresh },
  ];
}

const partsOf = (fields: object): ViewPart[] =>
  Object.entries(fields).map(([name, value]) => ({ path: `/${name}`, value: value as unknown }));

/** E18.5: what a seat alone knows of its planting, besides its own cards. */
function ownSecrets(state: State, faceDown: FaceDown, viewer: Seat): Pick<View, 'inPart' | 'waiting'> {
  const inPart = concealedInPart(state, faceDown, viewer);
  const waiting = faceDown.waiting.filter(({ seat }) => seat === viewer);
  return { ...(inPart === 0 ? {} : { inPart }), ...(waiting.length === 0 ? {} : { waiting }) };
}

/**
 * Field by field, as `copy` does it: to leave some fields out of all takes several times as long, and everybody at a table is told after every
 * step. What `play` never changes is shared with the state, so that whoever compares two views sees at once that it is the same.
 */
function openView(state: State): View {
  const { players, boards, gaia, claims, faceDown } = state;
  const inPart = faceDown === null ? state.inPart : faceDown.inPart;
  return {
    rules: state.rules,
    options: state.options,
    phase: state.phase,
    first: state.first,
    active: state.active,
    turn: state.turn,
    color: state.color,
    extra: state.extra,
    called: state.called,
    passes: state.passes,
    ending: state.ending,
    complete: state.complete,
    bonus: state.bonus,
    viewer: 'public',
    players: players.map((player, seat) =>
      faceDown === null ? viewPlayer(player, state.phase === 'sides') : concealedSeat(state, faceDown, seat),
    ),
    ...(faceDown === null ? openPiles(state) : concealedPiles(state, faceDown, 'public')),
    fauna: state.fauna,
    claims: claims.map((seats) => seats.slice()),
    common: state.common,
    boards: boards.map(viewBoard),
    gaia: gaia === null ? null : viewGaia(gaia),
    ...(inPart === 0 ? {} : { inPart }),
  };
}

const openPiles = ({ deck, discard, openDiscard }: State) => ({
  deckSize: deck.length,
  discardSize: discard.length,
  openDiscard: [...openDiscard],
});

/** As others see a player. While sides are being chosen, what somebody chose is secret (E3.14). */
export function viewPlayer(player: Player, choosing = false): SeatView {
  const { fresh } = player;
  return {
    cells: player.cells.slice(),
    sprouts: player.sprouts.slice(),
    growth: player.growth.slice(),
    island: choosing ? NO_CARD : player.island,
    climate: choosing ? NO_CARD : player.climate,
    ecosystem: choosing ? NO_CARD : player.ecosystem,
    dealt: player.dealt.slice(),
    shown: player.shown.slice(),
    events: player.events.slice(),
    soil: player.soil,
    seeds: player.seeds,
    leaves: player.leaves,
    store: player.store,
    planted: player.planted.slice(),
    met: player.met,
    drawn: player.drawn,
    gathered: player.gathered,
    handSize: player.hand.length,
    hand: null,
    compostSize: player.compost.length,
    lookingSize: player.looking.length,
    looking: null,
    fresh: { soil: fresh.soil, seeds: fresh.seeds, compost: fresh.compost, cards: freshInHand(player).length },
    tasks: player.tasks.slice(),
  };
}

/** What a player alone sees of the own cards. */
const ownCards = (player: Player): Pick<SeatView, 'hand' | 'looking' | 'fresh'> => ({
  hand: [...player.hand],
  looking: [...player.looking],
  fresh: { ...player.fresh, cards: freshInHand(player) },
});

const freshInHand = ({ fresh, hand }: Player): number[] => fresh.cards.filter((card) => hand.includes(card));

function viewBoard({ compost, cards, ...open }: TeamBoard): BoardView {
  return { ...open, cards: [...cards], compostSize: compost.length };
}

/** Which cards are left in Gaia's deck is known, their order is not. */
function viewGaia({ compost, deck, pile, ...open }: Gaia): GaiaView {
  return { ...open, deck: deck.toSorted((a, b) => a - b), pile: [...pile], compostSize: compost.length };
}
