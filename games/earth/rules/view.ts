import { allSeats, itemAt, seatBit, type Versioned, type Viewer } from '@grove/kernel';
import { earthCards, gaiaCards } from '../material/cards.ts';
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
  readonly gaia: GaiaView | null;
}

export function view(state: State, viewer: Viewer, publicView: View = openView(state)): View {
  if (viewer === 'public') return publicView;
  const own = viewPlayer(itemAt(state.players, viewer), true, state.phase === 'sides');
  return { ...publicView, viewer, players: publicView.players.with(viewer, own) };
}

function openView(state: State): View {
  const { deck, discard, openDiscard, players, boards, gaia, fauna, claims, common, inPart, ...open } = state;
  return {
    ...open,
    viewer: 'public',
    players: players.map((player) => viewPlayer(player, false, state.phase === 'sides')),
    deckSize: deck.length,
    discardSize: discard.length,
    openDiscard: [...openDiscard],
    fauna: [...fauna],
    claims: claims.map((seats) => seats.slice()),
    common: [...common],
    boards: boards.map(viewBoard),
    gaia: gaia === null ? null : viewGaia(gaia),
    ...(inPart === 0 ? {} : { inPart }),
  };
}

/** While sides are being chosen, what the others chose is secret (E3.14). */
function viewPlayer(player: Player, isOwn: boolean, choosing: boolean): SeatView {
  const { hand, compost, looking, fresh, tasks, ...open } = player;
  const hidden = choosing && !isOwn ? { island: NO_CARD, climate: NO_CARD, ecosystem: NO_CARD } : {};
  const freshCards = fresh.cards.filter((card) => hand.includes(card));
  return {
    ...open,
    ...hidden,
    cells: [...open.cells],
    sprouts: [...open.sprouts],
    growth: [...open.growth],
    dealt: [...open.dealt],
    events: [...open.events],
    planted: [...open.planted],
    shown: [...open.shown],
    handSize: hand.length,
    hand: isOwn ? [...hand] : null,
    compostSize: compost.length,
    lookingSize: looking.length,
    looking: isOwn ? [...looking] : null,
    fresh: { ...fresh, cards: isOwn ? freshCards : freshCards.length },
    tasks: [...tasks],
  };
}

function viewBoard({ compost, cards, ...open }: TeamBoard): BoardView {
  return { ...open, cards: [...cards], compostSize: compost.length };
}

/** Which cards are left in Gaia's deck is known, their order is not. */
function viewGaia({ compost, deck, pile, ...open }: Gaia): GaiaView {
  return { ...open, deck: deck.toSorted((a, b) => a - b), pile: [...pile], compostSize: compost.length };
}

/**
 * Who knows where each Earth card is, then each of Gaia's cards, then what each seat chose at set-up. Composts, deck and
 * discard are known to nobody: they may not be looked through (E2.3, E18.3).
 */
export function knowers(state: State): Uint8Array {
  const { players, boards, gaia, openDiscard, phase } = state;
  // Gaia sits at the table too: what lies open she knows, what only the person holds she does not.
  const everybody = allSeats(players.length + (gaia === null ? 0 : 1));
  const known = new Uint8Array(earthCards.length + gaiaCards.length + players.length);
  const know = (list: readonly number[], set: number) => {
    for (const card of list) if (card !== NO_CARD) known[card] = set;
  };
  players.forEach(({ hand, looking, shown, cells, events }, seat) => {
    know(hand, seatBit(seat));
    know(looking, seatBit(seat));
    for (const open of [shown, cells, events]) know(open, everybody);
    known[CHOICES + seat] = phase === 'sides' ? seatBit(seat) : everybody;
  });
  know(openDiscard, everybody);
  for (const { cards } of boards) know(cards, everybody);
  if (gaia === null) return known;
  know(gaia.pile, everybody);
  gaiaCards.forEach(({ index }, i) => {
    known[earthCards.length + i] = gaia.deck.includes(index) ? 0 : everybody;
  });
  return known;
}

/** Where in the list of knowledge the choices of the seats begin. */
const CHOICES = earthCards.length + gaiaCards.length;
