import { cards } from '../../material/cards.ts';
import { CELLS } from '../../rules/grid.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import { plantedCards } from '../../rules/places.ts';
import { areTeamMates } from '../../rules/seating.ts';
import type { TeamBoard } from '../../rules/state.ts';
import type { Piece } from '../../rules/tasks/task.ts';
import { boardOf, code, teamMoves } from '../../rules/teams.ts';
import { freeSpaces, type Context, soilWanted } from './context.ts';

const matesOf = ({ state, seat }: Context) => state.players.filter((_, other) => areTeamMates(state, seat, other));

/**
 * E16.2: what to take from the team board, or to lay there for a team-mate, if anything. Taken is what can be used;
 * laid is only what cannot: so nothing goes back and forth.
 */
export function teamMove(context: Context): Move | undefined {
  const board = boardOf(context.state, context.seat);
  if (board === undefined) return undefined;
  const wanted = [...fetches(context, board), ...lays(context, board)];
  if (wanted.length === 0) return undefined;
  const allowed = teamMoves(context.state, context.seat);
  return wanted.find((move) => allowed.includes(move));
}

function fetches({ player, free, prices }: Context, board: TeamBoard): Move[] {
  const list: Move[] = [];
  if (board.growth > 0 && free.growth > 0) list.push(moveOf('fetch', code('growth')));
  if (board.sprouts > 0 && free.sprout > 0) list.push(moveOf('fetch', code('sprout')));
  if (board.compost.length > 0) list.push(moveOf('fetch', code('compost')));
  if (board.seeds > 0) list.push(moveOf('fetch', code('seed')));
  if (board.soil > 0 && prices.soilWanted > 0) list.push(moveOf('fetch', code('soil')));
  const hasRoom = plantedCards(player) < CELLS;
  for (const card of board.cards) {
    if (hasRoom || cards[card].kind === 'event') list.push(moveOf('fetch', code('card'), card + 1));
  }
  return list;
}

/** Soil beyond what the own hand costs, and cards that have no place any more, while a team-mate can use them. */
function lays(context: Context, board: TeamBoard): Move[] {
  const { player, prices } = context;
  const { fresh } = player;
  const list: Move[] = [];
  if (fresh.soil > 0 && prices.soilWanted < 0) {
    const lacking = matesOf(context).reduce((sum, mate) => sum + Math.max(0, soilWanted(mate)), 0);
    if (lacking > board.soil) list.push(moveOf('lay', code('soil')));
  }
  if (fresh.cards.length > 0 && plantedCards(player) === CELLS && matesOf(context).some(hasPlace)) {
    for (const card of fresh.cards) {
      if (cards[card].kind !== 'event') list.push(moveOf('lay', code('card'), card + 1));
    }
  }
  return list;
}

const hasPlace = (player: Context['player']): boolean => plantedCards(player) < CELLS;

/** Whether a piece without a place of its own finds one with a team-mate, after those that lie on the board already. */
export function matesTake(context: Context, what: Piece): boolean {
  const board = boardOf(context.state, context.seat);
  if (board === undefined) return false;
  const room = matesOf(context).reduce((sum, mate) => sum + freeSpaces(mate)[what], 0);
  return room > (what === 'sprout' ? board.sprouts : board.growth);
}
