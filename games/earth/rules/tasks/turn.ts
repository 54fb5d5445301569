import { cards } from '../../material/cards.ts';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { MINOR } from '../benefits.ts';
import { NO_CARD } from '../grid.ts';
import { DONE, type MoveList, moveOf } from '../move.ts';
import { areTeamMates } from '../seating.ts';
import type { State } from '../state.ts';
import { boardOf, hasFresh, isEmpty } from '../teams.ts';
import { mayActFreely } from './free.ts';
import { addMembers, type DecisionRules } from './rules.ts';

const forbids = cards.map(({ abilities }) => {
  const effect = abilities.map(({ effect }) => effect).find((e) => e?.kind === 'forbid_choice');
  return effect?.kind === 'forbid_choice' ? ACTION_COLORS.indexOf(effect.color) : -1;
});

/** E4.2: any colour but those that an own terrain forbids, as a set. */
function choosable({ players }: State, seat: number): number {
  let colors = (1 << ACTION_COLORS.length) - 1;
  for (const card of players[seat].cells) {
    if (card !== NO_CARD && forbids[card] >= 0) colors &= ~(1 << forbids[card]);
  }
  return colors;
}

export const color: DecisionRules<'color'> = {
  checkpoint: true,
  moves: (state, seat, _task, list) => addMembers(list, choosable(state, seat), 'choose'),
  allows: (state, seat, _task, verb, target) =>
    verb === 'choose' && target < ACTION_COLORS.length && (choosable(state, seat) & (1 << target)) !== 0,
  play: ({ state, tell }, seat, _task, _verb, target) => {
    state.color = target;
    tell?.({ kind: 'color', seat, color: target });
  },
};

/** E5.2: an alternative is chosen whole. */
export const either: DecisionRules<'either'> = {
  checkpoint: true,
  moves: (_state, _seat, _task, list) => {
    list.push(moveOf('either', 0));
    list.push(moveOf('either', 1));
  },
  allows: (_state, _seat, _task, verb, target) => verb === 'either' && target < 2,
  play: ({ state }, seat, _task, _verb, target) => {
    const chosen = ACTION_COLORS[state.color];
    if (chosen === 'green') return;
    const { what, n } = MINOR[chosen][target];
    state.players[seat].tasks.push({ kind: 'gain', what, n, keep: 0, counted: true });
  },
};

const onlyDone = {
  checkpoint: true,
  moves: (_state: State, _seat: number, _task: unknown, list: MoveList) => void list.push(DONE),
  allows: (_state: State, _seat: number, _task: unknown, verb: string) => verb === 'done',
  play: () => undefined,
};

/** E2.8: a checkpoint with nothing but the optional things. */
export const leisure: DecisionRules<'leisure'> = {
  ...onlyDone,
  lapses: (state, seat) => !mayActFreely(state, seat),
};

/** E16.2: the last moment to lay something on the team board or to take something from it. */
export const share: DecisionRules<'share'> = {
  ...onlyDone,
  lapses: (state, seat) => {
    const board = boardOf(state, seat);
    const team = state.players.filter((_, other) => other === seat || areTeamMates(state, seat, other));
    return board === undefined || (isEmpty(board) && !team.some(hasFresh));
  },
};
