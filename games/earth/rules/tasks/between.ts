import { piecesOn } from '../area.ts';
import { moveOf } from '../move.ts';
import type { State } from '../state.ts';
import { playableEvents, playEvent } from './free.ts';
import type { DecisionRules } from './rules.ts';

/** The least that a between-turns event costs: two sprouts (E294). */
const LEAST_SPROUTS = 2;

/** E11.6: whether a player could play such an event, by what everybody can see. */
export const mayPlayBetween = ({ options, players }: State, seat: number): boolean =>
  options.abundance && players[seat].hand.length > 0 && piecesOn(players[seat].sprouts) >= LEAST_SPROUTS;

export const between: DecisionRules<'between'> = {
  checkpoint: true,
  moves: (state, seat, _task, list) => {
    for (const card of playableEvents(state.players[seat], 'between_turns')) list.push(moveOf('event', card));
    list.push(moveOf('pass'));
  },
  allows: (state, seat, _task, verb, target) =>
    verb === 'pass' || (verb === 'event' && playableEvents(state.players[seat], 'between_turns').includes(target)),
  play: (context, seat, _task, verb, target) => {
    if (verb === 'pass') {
      context.state.passes++;
      return;
    }
    context.state.passes = 0;
    context.state.players[seat].tasks.push({ kind: 'leisure' });
    playEvent(context, seat, target);
  },
};

/** E11.7: the whole cost for the whole benefit, or nothing. Who plays the card is not asked (D6). */
export const join: DecisionRules<'join'> = {
  checkpoint: false,
  moves: (_state, _seat, _task, list) => list.push(moveOf('join'), moveOf('decline')),
  allows: (_state, _seat, _task, verb) => verb === 'join' || verb === 'decline',
  play: ({ state, tell }, seat, { card }, verb) => {
    tell?.({ kind: 'joined', seat, card, joined: verb === 'join' });
    if (verb === 'decline') return;
    state.players[seat].tasks.push(
      { kind: 'leisure' },
      { kind: 'ability', card, ability: 0, cell: -1, counted: false },
    );
  },
};
