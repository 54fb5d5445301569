import { cellBit } from '../grid.ts';
import { changesByPlantingOnly, meetsFauna } from '../score/fauna.ts';
import type { Phase, State } from '../state.ts';

/** The steps in which cards are planted, and those before them, in which everything is looked at for the first time. */
const PLANTING: ReadonlySet<Phase> = new Set(['sides', 'hands', 'color', 'gaia', 'plant', 'reveal', 'extra', 'final']);

/**
 * E13.2: what holds once at a checkpoint is met for this turn. Claimed cards need no look, and in later steps of a turn neither do those
 * that only a planting could have changed: everybody is looked at when a step ends.
 */
export function observe(state: State, seat: number): void {
  const player = state.players[seat];
  const isPlanting = PLANTING.has(state.phase);
  for (let fauna = 0; fauna < state.fauna.length; fauna++) {
    if (player.met & cellBit(fauna) || (!isPlanting && changesByPlantingOnly(state.fauna[fauna]))) continue;
    if (state.claims[fauna].includes(seat)) continue;
    if (meetsFauna(state.players, seat, state.fauna[fauna])) player.met |= cellBit(fauna);
  }
}

export function observeAll(state: State): void {
  for (let seat = 0; seat < state.players.length; seat++) observe(state, seat);
}
