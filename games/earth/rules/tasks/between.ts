import { cards } from '../../material/cards.ts';
import { piecesOn } from '../area.ts';
import { moveOf } from '../move.ts';
import { canPay } from '../payment.ts';
import { couldPay, couldPlayBetween } from '../preparation.ts';
import type { State } from '../state.ts';
import { rulesOf } from '../versions.ts';
import { addEvents, playableEvents, playEvent } from './free.ts';
import type { DecisionRules } from './rules.ts';

const PASS = moveOf('pass');
/** The least that a between-turns event costs: two sprouts (E294). */
const LEAST_SPROUTS = 2;

/** E11.6: whether a player could play such an event, at once or after preparing (E2.8), by what everybody can see. */
export function mayPlayBetween(state: State, seat: number): boolean {
  const player = state.players[seat];
  if (!state.options.abundance || player.hand.length === 0) return false;
  return piecesOn(player.sprouts) >= LEAST_SPROUTS || (rulesOf(state).actsAnyTime && couldPlayBetween(player));
}

export const between: DecisionRules<'between'> = {
  checkpoint: true,
  moves: (state, seat, _task, list) => {
    addEvents(state.players[seat], 'between_turns', list);
    list.push(PASS);
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

/** E11.7: whether a player is asked to take part: who can pay at once, or after preparing (E2.8). */
export const isInvited = (state: State, seat: number, card: number): boolean => {
  const player = state.players[seat];
  const { pay } = cards[card].abilities[0];
  return rulesOf(state).actsAnyTime ? couldPay(player, pay, player.hand.length) : canPay(player, pay);
};

/** E11.7: the whole cost for the whole benefit, or nothing. Who plays the card is not asked (D6). */
export const join: DecisionRules<'join'> = {
  checkpoint: (state) => rulesOf(state).actsAnyTime,
  lapses: (state, seat, { card }) => !isInvited(state, seat, card),
  moves: ({ players }, seat, { card }, list) => {
    if (canPay(players[seat], cards[card].abilities[0].pay)) list.push(moveOf('join'));
    list.push(moveOf('decline'));
  },
  allows: ({ players }, seat, { card }, verb) =>
    verb === 'decline' || (verb === 'join' && canPay(players[seat], cards[card].abilities[0].pay)),
  play: ({ state, tell }, seat, { card }, verb) => {
    tell?.({ kind: 'joined', seat, card, joined: verb === 'join' });
    if (verb === 'decline') return;
    state.players[seat].tasks.push(
      { kind: 'leisure' },
      { kind: 'ability', card, ability: 0, cell: -1, counted: false },
    );
  },
};
