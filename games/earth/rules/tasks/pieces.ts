import { addPiece, piecesOf, removePiece, roomFor } from '../effects/pieces.ts';
import { cellsWith, piecesOn } from '../area.ts';
import { cellBit, cellsIn } from '../grid.ts';
import { DONE, moveOf } from '../move.ts';
import type { State } from '../state.ts';
import { layPiece } from '../teams.ts';
import { rulesOf } from '../versions.ts';
import { mayActFreely, SPROUTS_TO_CONVERT } from './free.ts';
import { addMembers, type DecisionRules } from './rules.ts';
import type { DecisionOf, Piece } from './task.ts';

const placeVerb = (what: Piece) => (what === 'sprout' ? 'sprout' : 'grow');
const removeVerb = (what: Piece) => (what === 'sprout' ? 'unsprout' : 'ungrow');
const has = (mask: number, cell: number): boolean => (mask & cellBit(cell)) !== 0;

const placeRoom = (state: State, seat: number, { what, cells }: DecisionOf<'place'>): number =>
  roomFor(state.players[seat], what) & cells;

/** E9.3: only sprouts that are tied to no place, and only when no space of the tableau is free. */
const canStore = (state: State, seat: number, { what, free }: DecisionOf<'place'>): boolean =>
  what === 'sprout' && free && state.options.abundance && roomFor(state.players[seat], 'sprout') === 0;

/** E16.2: whether pieces tied to a place, and gifts, may be laid on a team board. */
const sharesTiedAndGifts = (state: State): boolean => state.boards.length > 0 && rulesOf(state).tiedAndGiftsAreShared;

/** E16.2: a piece is laid on the team board instead of being placed. One that is tied needs its place all the same (E9.4). */
const canLay = (state: State, seat: number, task: DecisionOf<'place'>): boolean =>
  task.free ? state.boards.length > 0 : sharesTiedAndGifts(state) && placeRoom(state, seat, task) !== 0;

/** E9.2, E10.2: gained pieces go on own flora, one by one; the player may stop. */
export const place: DecisionRules<'place'> = {
  checkpoint: false,
  lapses: (state, seat, task) =>
    placeRoom(state, seat, task) === 0 && !canStore(state, seat, task) && !canLay(state, seat, task),
  moves: (state, seat, task, list) => {
    addMembers(list, placeRoom(state, seat, task), placeVerb(task.what));
    if (canStore(state, seat, task)) for (let n = task.n; n > 0; n--) list.push(moveOf('store', n));
    if (canLay(state, seat, task)) list.push(moveOf('lay'));
    list.push(DONE);
  },
  allows: (state, seat, task, verb, target) => {
    if (verb === 'store') return target > 0 && target <= task.n && canStore(state, seat, task);
    if (verb === 'lay') return target === 0 && canLay(state, seat, task);
    return verb === 'done' || (verb === placeVerb(task.what) && has(placeRoom(state, seat, task), target));
  },
  play: (context, seat, task, verb, target) => {
    const player = context.state.players[seat];
    if (verb === 'store') {
      player.store += target;
      context.tell?.({ kind: 'stored', seat, n: target });
      return;
    }
    if (verb === 'done') return;
    if (task.n > 1) player.tasks.push({ ...task, n: task.n - 1 });
    if (verb === 'lay') layPiece(context, seat, task.what);
    else addPiece(context, seat, task.what, target);
  },
};

const eachRoom = (state: State, seat: number, { what, cells }: DecisionOf<'each'>): number =>
  roomFor(state.players[seat], what) & cells;

/** E19.6, mode `each`: one piece on every matching card; what does not fit is lost (E9.4). */
export const each: DecisionRules<'each'> = {
  checkpoint: false,
  lapses: (state, seat, task) => eachRoom(state, seat, task) === 0,
  moves: (state, seat, task, list) => {
    list.push(moveOf('all'));
    addMembers(list, eachRoom(state, seat, task), placeVerb(task.what));
    if (sharesTiedAndGifts(state)) list.push(moveOf('lay'));
    list.push(DONE);
  },
  allows: (state, seat, task, verb, target) => {
    if (verb === 'lay') return target === 0 && sharesTiedAndGifts(state);
    return (
      verb === 'all' || verb === 'done' || (verb === placeVerb(task.what) && has(eachRoom(state, seat, task), target))
    );
  },
  play: (context, seat, task, verb, target) => {
    if (verb === 'done') return;
    const room = cellsIn(eachRoom(context.state, seat, task));
    // Whoever wants pieces on certain cards places them first: so it does not matter whose piece is laid on the board.
    const cells = verb === 'all' ? room : [verb === 'lay' ? room[room.length - 1] : target];
    if (verb === 'lay') layPiece(context, seat, task.what);
    else for (const cell of cells) addPiece(context, seat, task.what, cell);
    if (verb !== 'all') context.state.players[seat].tasks.push({ ...task, cells: task.cells & ~cellBit(cells[0]) });
  },
};

const removable = (state: State, seat: number, what: Piece): number => cellsWith(piecesOf(state.players[seat], what));

/** E19.3: pieces paid from own flora, free choice of cards; complete towers too (E10.4). */
export const remove: DecisionRules<'remove'> = {
  checkpoint: false,
  moves: (state, seat, { what }, list) => addMembers(list, removable(state, seat, what), removeVerb(what)),
  allows: (state, seat, { what }, verb, target) =>
    verb === removeVerb(what) && has(removable(state, seat, what), target),
  play: (context, seat, task, _verb, target) => {
    removePiece(context, seat, task.what, target);
    if (task.n > 1) context.state.players[seat].tasks.push({ ...task, n: task.n - 1 });
  },
};

const movable = ({ players }: State, seat: number): number =>
  players[seat].store > 0 ? roomFor(players[seat], 'sprout') : 0;

/** E2.8: whether conversions, or events that cost sprouts, may make room for stored ones, by what everybody can see. */
function mayMakeRoom(state: State, seat: number): boolean {
  const { store, hand, sprouts } = state.players[seat];
  if (store === 0 || !rulesOf(state).actsAnyTime) return false;
  const lying = piecesOn(sprouts);
  return lying >= SPROUTS_TO_CONVERT || (lying > 0 && hand.length > 0);
}

/** E9.7: step 3, the only way out of the store. Moving the last sprout is followed by a checkpoint too (E2.8). */
export const move: DecisionRules<'move'> = {
  checkpoint: true,
  lapses: (state, seat, { moved }) =>
    movable(state, seat) === 0 && !mayMakeRoom(state, seat) && !(moved && mayActFreely(state, seat)),
  moves: (state, seat, _task, list) => {
    addMembers(list, movable(state, seat), 'sprout');
    list.push(DONE);
  },
  allows: (state, seat, _task, verb, target) =>
    verb === 'done' || (verb === 'sprout' && has(movable(state, seat), target)),
  play: (context, seat, _task, verb, target) => {
    if (verb === 'done') return;
    const player = context.state.players[seat];
    player.store--;
    addPiece(context, seat, 'sprout', target);
    player.tasks.push({ kind: 'move', moved: true });
  },
};

/** E9.5: sprouts from others go straight to the store, or on the team board (E16.2); the receiver may take fewer. */
export const accept: DecisionRules<'accept'> = {
  checkpoint: false,
  moves: (state, _seat, { n }, list) => {
    for (let taken = n; taken >= 0; taken--) list.push(moveOf('accept', taken));
    if (sharesTiedAndGifts(state)) list.push(moveOf('lay'));
  },
  allows: (state, _seat, { n }, verb, target) =>
    verb === 'lay' ? target === 0 && sharesTiedAndGifts(state) : verb === 'accept' && target <= n,
  play: (context, seat, { n }, verb, target) => {
    const { state, tell } = context;
    const player = state.players[seat];
    if (verb === 'lay') {
      if (n > 1) player.tasks.push({ kind: 'accept', n: n - 1 });
      layPiece(context, seat, 'sprout');
      return;
    }
    player.store += target;
    tell?.({ kind: 'stored', seat, n: target });
    // E9.7: what arrives during step 3 may be moved in it.
    const moving = player.tasks.some(({ kind }) => kind === 'move');
    if (state.phase === 'move' && !moving) player.tasks.push({ kind: 'move', moved: false });
  },
};
