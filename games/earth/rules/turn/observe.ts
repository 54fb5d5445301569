import { cellBit } from '../grid.ts';
import { meetsFauna } from '../score/fauna.ts';
import type { State } from '../state.ts';

/** E13.2: what holds once at a checkpoint is met for this turn. Claimed cards need no look. */
export function observe(state: State, seat: number): void {
  const player = state.players[seat];
  for (let fauna = 0; fauna < state.fauna.length; fauna++) {
    if (player.met & cellBit(fauna) || state.claims[fauna].includes(seat)) continue;
    if (meetsFauna(state.players, seat, state.fauna[fauna])) player.met |= cellBit(fauna);
  }
}

export function observeAll(state: State): void {
  for (let seat = 0; seat < state.players.length; seat++) observe(state, seat);
}
