import { copyPlain, type Json } from '@grove/kernel';
import type { Fresh, Player, State } from './state.ts';

/**
 * Shares what `play` never changes in place: options, fauna, ecosystems, what lies face down, and the tasks themselves. Field by
 * field and in the order of `start`, since rules are fastest with states that all have one shape.
 */
export function copy(state: State): State {
  return {
    rules: state.rules,
    options: state.options,
    players: state.players.map(copyPlayer),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    openDiscard: state.openDiscard.slice(),
    fauna: state.fauna,
    claims: state.claims.map((seats) => seats.slice()),
    common: state.common,
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
    inPart: state.inPart,
    boards: copyPlain(state.boards),
    faceDown: state.faceDown,
    gaia: copyPlain(state.gaia),
  };
}

function copyPlayer(player: Player): Player {
  return {
    cells: player.cells.slice(),
    sprouts: player.sprouts.slice(),
    growth: player.growth.slice(),
    island: player.island,
    climate: player.climate,
    ecosystem: player.ecosystem,
    dealt: player.dealt.slice(),
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    compost: player.compost.slice(),
    events: player.events.slice(),
    soil: player.soil,
    seeds: player.seeds,
    leaves: player.leaves,
    store: player.store,
    looking: player.looking.slice(),
    planted: player.planted.slice(),
    met: player.met,
    drawn: player.drawn,
    gathered: player.gathered,
    fresh: copyFresh(player.fresh),
    tasks: player.tasks.slice(),
  };
}

const copyFresh = ({ soil, seeds, compost, cards }: Fresh): Fresh => ({ soil, seeds, compost, cards: cards.slice() });

/** A state is plain JSON already. States that were saved before E18.5 could be chosen name nothing that lies face down. */
export const save = (state: State): Json => copy(state) as unknown as Json;
export const restore = (saved: Json): State => copy({ faceDown: null, ...(saved as object) } as State);
