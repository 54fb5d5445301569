import { cards } from '../../material/cards.ts';
import { takeOut } from '../deck.ts';
import { compostFromHand, takes } from '../effects/cards.ts';
import { DONE, type MoveList, moveOf } from '../move.ts';
import { gaiaGetsCards } from '../solo/goods.ts';
import { isSolo, type State, type StepContext } from '../state.ts';
import { addEach, type DecisionRules } from './rules.ts';

const sidesFor = ({ players }: State, seat: number, of: string): number[] =>
  players[seat].dealt.filter((side) => cards[side].kind === of);

/** E3.6: one side of one card of each kind; the choice is final. */
export const side: DecisionRules<'side'> = {
  checkpoint: false,
  moves: (state, seat, { of }, list) => {
    addEach(list, sidesFor(state, seat, of), 'take-side');
  },
  allows: (state, seat, { of }, verb, target) => verb === 'take-side' && sidesFor(state, seat, of).includes(target),
  play: ({ state }, seat, { of }, _verb, target) => {
    state.players[seat][of] = target;
  },
};

/** Cards from hand into the own compost: exactly n as a cost, up to n as a gain. */
export const compost: DecisionRules<'compost'> = {
  checkpoint: false,
  lapses: ({ players }, seat) => players[seat].hand.length === 0,
  moves: ({ players }, seat, { exact }, list) => {
    addEach(list, players[seat].hand, 'compost');
    if (!exact) list.push(DONE);
  },
  allows: ({ players }, seat, { exact }, verb, target) =>
    (verb === 'done' && !exact) || (verb === 'compost' && players[seat].hand.includes(target)),
  play: (context, seat, task, verb, target) => {
    if (verb === 'done') return;
    compostFromHand(context, seat, target);
    if (task.n > 1) context.state.players[seat].tasks.push({ ...task, n: task.n - 1 });
  },
};

/** E5.3: the cards not kept go face down on the discard, in solo on Gaia's scoring pile (E17.2). */
function endLook(context: StepContext, seat: number): void {
  const { state } = context;
  const player = state.players[seat];
  if (isSolo(state)) gaiaGetsCards(context, player.looking);
  else state.discard.push(...player.looking);
  player.looking = [];
}

function keepOne({ state, tell }: StepContext, seat: number, card: number): void {
  const player = state.players[seat];
  takeOut(player.looking, card);
  player.hand.push(card);
  if (state.boards.length > 0) player.fresh.cards.push(card);
  tell?.({ kind: 'kept', seat, card });
}

function addKeeps({ players }: State, seat: number, list: MoveList): void {
  addEach(list, players[seat].looking, 'keep');
}

const canKeep = ({ players }: State, seat: number, verb: string, target: number): boolean =>
  verb === 'keep' && players[seat].looking.includes(target);

export const keep: DecisionRules<'keep'> = {
  checkpoint: false,
  lapses: ({ players }, seat) => players[seat].looking.length === 0,
  moves: (state, seat, _task, list) => addKeeps(state, seat, list),
  allows: (state, seat, _task, verb, target) => canKeep(state, seat, verb, target),
  play: (context, seat, task, _verb, target) => {
    keepOne(context, seat, target);
    if (task.n > 1) context.state.players[seat].tasks.push({ ...task, n: task.n - 1 });
    else endLook(context, seat);
  },
};

/** E19.4: of the cards taken from the top of the compost the rest goes back on top. */
export const pick: DecisionRules<'pick'> = {
  checkpoint: false,
  lapses: ({ players }, seat) => players[seat].looking.length === 0,
  moves: (state, seat, _task, list) => addKeeps(state, seat, list),
  allows: (state, seat, _task, verb, target) => canKeep(state, seat, verb, target),
  play: (context, seat, task, _verb, target) => {
    const player = context.state.players[seat];
    keepOne(context, seat, target);
    if (task.n > 1) player.tasks.push({ ...task, n: task.n - 1 });
    else player.compost.push(...player.looking.splice(0));
  },
};

/** E6.5: any number up to n. */
export const amount: DecisionRules<'amount'> = {
  checkpoint: false,
  moves: (_state, _seat, { n }, list) => {
    for (let taken = n; taken >= 0; taken--) list.push(moveOf('amount', taken));
  },
  allows: (_state, _seat, { n }, verb, target) => verb === 'amount' && target <= n,
  play: (context, seat, { what, counted = true }, _verb, target) => takes[what](context, seat, target, counted),
};
