import { copyPlain, type Json } from '@grove/kernel';
import type { Player, State } from './state.ts';

/** Shares what `play` never changes in place: options, fauna, ecosystems, what lies face down, and the tasks themselves. */
export function copy(state: State): State {
  return {
    ...state,
    players: state.players.map(copyPlayer),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    openDiscard: state.openDiscard.slice(),
    claims: state.claims.map((seats) => seats.slice()),
    boards: copyPlain(state.boards),
    gaia: copyPlain(state.gaia),
  };
}

function copyPlayer(player: Player): Player {
  const { soil, seeds, compost, cards } = player.fresh;
  return {
    ...player,
    cells: player.cells.slice(),
    sprouts: player.sprouts.slice(),
    growth: player.growth.slice(),
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    compost: player.compost.slice(),
    events: player.events.slice(),
    dealt: player.dealt.slice(),
    looking: player.looking.slice(),
    planted: player.planted.slice(),
    tasks: player.tasks.slice(),
    fresh: { soil, seeds, compost, cards: cards.slice() },
  };
}

/** A state is plain JSON already. States that were saved before E18.5 could be chosen name nothing that lies face down. */
export const save = (state: State): Json => copy(state) as unknown as Json;
export const restore = (saved: Json): State => copy({ faceDown: null, ...(saved as object) } as State);
