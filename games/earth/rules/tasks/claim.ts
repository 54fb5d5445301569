import { cellBit } from '../grid.ts';
import { DONE, moveOf } from '../move.ts';
import { claimForGaia, gaiaMayClaim } from '../solo/claims.ts';
import { CLAIM_PLACES, NOBODY, type State } from '../state.ts';
import { addMembers, type DecisionRules } from './rules.ts';

/** The fauna cards that a player may claim now (E13.2), as a set. */
export function claimable({ players, claims }: State, seat: number): number {
  const { met, leaves } = players[seat];
  if (met === 0 || leaves === 0) return 0;
  return claims.reduce(
    (mask, seats, fauna) => (seats.includes(seat) || seats.length >= CLAIM_PLACES ? mask & ~cellBit(fauna) : mask),
    met,
  );
}

/** E14.2: the first who completed sixteen cards, with a leaf left. */
export const mayTakeBonus = ({ players, complete, bonus }: State, seat: number): boolean =>
  complete === seat && bonus === NOBODY && players[seat].leaves > 0;

export const claim: DecisionRules<'claim'> = {
  checkpoint: false,
  lapses: (state, seat) => claimable(state, seat) === 0 && !mayTakeBonus(state, seat),
  moves: (state, seat, _task, list) => {
    addMembers(list, claimable(state, seat), 'claim');
    if (mayTakeBonus(state, seat)) list.push(moveOf('bonus'));
    list.push(DONE);
  },
  allows: (state, seat, _task, verb, target) => {
    if (verb === 'claim') return (claimable(state, seat) & cellBit(target)) !== 0;
    return verb === 'done' || (verb === 'bonus' && mayTakeBonus(state, seat));
  },
  play: ({ state, tell }, seat, task, verb, target) => {
    if (verb === 'done') return;
    const player = state.players[seat];
    player.leaves--;
    player.tasks.push(task);
    if (verb === 'bonus') {
      state.bonus = seat;
      tell?.({ kind: 'bonus', seat });
      return;
    }
    state.claims[target].push(seat);
    tell?.({ kind: 'claimed', seat, fauna: state.fauna[target], rank: state.claims[target].length });
  },
};

/** E17.6: the person chooses which of the two fauna cards of the row Gaia claims. */
export const gaia: DecisionRules<'gaia'> = {
  checkpoint: false,
  lapses: (state, _seat, { row }) => gaiaMayClaim(state, row) === 0,
  moves: (state, _seat, { row }, list) => addMembers(list, gaiaMayClaim(state, row), 'gaia'),
  allows: (state, _seat, { row }, verb, target) =>
    verb === 'gaia' && (gaiaMayClaim(state, row) & cellBit(target)) !== 0,
  play: (context, _seat, _task, _verb, target) => claimForGaia(context, target),
};
