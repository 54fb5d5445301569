import { takeFromHand, takeOut } from './deck.ts';
import { ALL_CELLS } from './grid.ts';
import { type Move, moveOf } from './move.ts';
import { teamOf } from './seating.ts';
import type { Player, State, StepContext, TeamBoard } from './state.ts';
import type { Piece } from './tasks/task.ts';

/** What can lie on a team board (E16.2), besides single cards, which are named. */
export const GOODS = ['piece', 'soil', 'seed', 'compost', 'sprout', 'growth', 'card'] as const;
export type Good = (typeof GOODS)[number];
/** What a piece is turns out when it lies on the board. */
export type TeamGood = Exclude<Good, 'piece'>;
export const code = (good: Good): number => GOODS.indexOf(good);

export const newBoard = (): TeamBoard => ({ soil: 0, seeds: 0, sprouts: 0, growth: 0, compost: [], cards: [] });

export const boardOf = (state: State, seat: number): TeamBoard | undefined => state.boards[teamOf(state, seat)];

/** E16.2: a piece that was just gained is laid on the board instead of being placed. */
export function layPiece({ state, tell }: StepContext, seat: number, what: Piece): void {
  const board = boardOf(state, seat);
  if (board === undefined) return;
  if (what === 'sprout') board.sprouts++;
  else board.growth++;
  tell?.({ kind: 'laid', seat, what });
}

export const isEmpty = ({ soil, seeds, sprouts, growth, compost, cards }: TeamBoard): boolean =>
  soil + seeds + sprouts + growth + compost.length + cards.length === 0;

const layable = ({ soil, seeds, fresh }: Player): Readonly<Record<'soil' | 'seed' | 'compost', boolean>> => ({
  soil: fresh.soil > 0 && soil > 0,
  seed: fresh.seeds > 0 && seeds > 0,
  compost: fresh.compost > 0,
});

const freshCards = ({ hand, fresh }: Player): number[] => fresh.cards.filter((card) => hand.includes(card));

export const hasFresh = (player: Player): boolean =>
  Object.values(layable(player)).includes(true) || freshCards(player).length > 0;

const fetchable = (board: TeamBoard): Readonly<Record<'soil' | 'seed' | 'compost' | 'sprout' | 'growth', boolean>> => ({
  soil: board.soil > 0,
  seed: board.seeds > 0,
  compost: board.compost.length > 0,
  sprout: board.sprouts > 0,
  growth: board.growth > 0,
});

const trueKeys = <Key extends Good>(flags: Readonly<Record<Key, boolean>>): Key[] =>
  (Object.keys(flags) as Key[]).filter((key) => flags[key]);

/** What a player may lay on the team board or take from it now. The card is the move's spot, counted from 1. */
export function teamMoves(state: State, seat: number): Move[] {
  const board = boardOf(state, seat);
  if (board === undefined) return [];
  const player = state.players[seat];
  return [
    ...trueKeys(layable(player)).map((good) => moveOf('lay', code(good))),
    ...freshCards(player).map((card) => moveOf('lay', code('card'), card + 1)),
    ...trueKeys(fetchable(board)).map((good) => moveOf('fetch', code(good))),
    ...board.cards.map((card) => moveOf('fetch', code('card'), card + 1)),
  ];
}

type Transfer = (player: Player, board: TeamBoard, card: number) => void;

const lays: Readonly<Partial<Record<Good, Transfer>>> = {
  soil: (player, board) => {
    player.soil--;
    player.fresh.soil--;
    board.soil++;
  },
  seed: (player, board) => {
    player.seeds--;
    player.fresh.seeds--;
    board.seeds++;
  },
  compost: (player, board) => {
    player.fresh.compost--;
    board.compost.push(...player.compost.splice(-1));
  },
  card: (player, board, card) => {
    takeFromHand(player, card);
    takeOut(player.fresh.cards, card);
    board.cards.push(card);
  },
};

/** E16.6: what is taken follows the taker's normal rules. */
const fetches: Readonly<Partial<Record<Good, Transfer>>> = {
  soil: (player, board) => {
    board.soil--;
    player.soil++;
  },
  seed: (player, board) => {
    board.seeds--;
    player.seeds++;
  },
  compost: (player, board) => {
    player.compost.push(...board.compost.splice(-1));
  },
  sprout: (player, board) => {
    board.sprouts--;
    player.tasks.push({ kind: 'place', what: 'sprout', n: 1, cells: ALL_CELLS, free: true });
  },
  growth: (player, board) => {
    board.growth--;
    player.tasks.push({ kind: 'place', what: 'growth', n: 1, cells: ALL_CELLS, free: true });
  },
  card: (player, board, card) => {
    takeOut(board.cards, card);
    player.hand.push(card);
    player.shown.push(card);
  },
};

export function playTeamMove(
  { state, tell }: StepContext,
  seat: number,
  verb: 'lay' | 'fetch',
  good: number,
  spot: number,
): void {
  const board = boardOf(state, seat);
  const what = GOODS[good];
  const transfer = (verb === 'lay' ? lays : fetches)[what];
  if (board === undefined || transfer === undefined || what === 'piece') return;
  transfer(state.players[seat], board, spot - 1);
  tell?.({ kind: verb === 'lay' ? 'laid' : 'fetched', seat, what });
}

/** E16.2: what is not taken before the end of the turn is discarded. */
export function clearBoards(state: State): void {
  state.boards.forEach(({ compost, cards }, team) => {
    state.discard.push(...compost, ...cards);
    state.openDiscard.push(...cards);
    state.boards[team] = newBoard();
  });
}
