import { seatBit } from '@grove/kernel';
import { ACTION_COLORS, type GainWord } from '../../material/vocabulary.ts';
import { waitsForReveal } from '../face-down/face-down.ts';
import { ALL_CELLS } from '../grid.ts';
import { areTeamMates, opponentsOf } from '../seating.ts';
import { gaiaGetsSprouts } from '../solo/goods.ts';
import { isSolo, type State, type StepContext } from '../state.ts';
import type { AutomaticOf, Countable, Piece, Task } from '../tasks/task.ts';
import { rulesOf } from '../versions.ts';
import { takes } from './cards.ts';

type GainTask = AutomaticOf<'gain'>;
type GainEffect = (context: StepContext, seat: number, gain: GainTask) => void;

/** E17.2: whether Gaia gets something for what is taken, so that taking less can be wise. */
export const gaiaCounts = (state: State, what: Countable): boolean =>
  isSolo(state) &&
  ((what === 'draw' && ACTION_COLORS[state.color] === 'yellow') ||
    (what === 'soil' && ACTION_COLORS[state.color] === 'red'));

/** E6.5: a gain may be taken in part. Who has not said so takes all, without being asked. */
const take =
  (what: Countable): GainEffect =>
  (context, seat, { n, counted }) => {
    const { state } = context;
    if (counted && gaiaCounts(state, what)) state.players[seat].tasks.push({ kind: 'amount', what, n });
    else if (!(state.inPart & seatBit(seat))) takes[what](context, seat, n, counted);
    else state.players[seat].tasks.push({ kind: 'amount', what, n, ...(counted ? {} : { counted }) });
  };

/** E9.5, E16.2: what a team-mate gives is taken like any gain; only the gifts of opponents go to the store. */
const isLikeOwnGain = (state: State, giver: number, receiver: number): boolean =>
  rulesOf(state).tiedAndGiftsAreShared && areTeamMates(state, giver, receiver);

const anywhere = (what: Piece, n: number): Task => ({ kind: 'place', what, n, cells: ALL_CELLS, free: true });

/** E18.5: a gift is offered when the cards are turned up, and would tell before then what was planted. */
const gift =
  (give: GainEffect): GainEffect =>
  (context, seat, task) => {
    if (!waitsForReveal(context.state, seat, task)) give(context, seat, task);
  };

/** E19.4: one small function per word. Whatever needs a decision becomes a task. */
export const gains = {
  draw: take('draw'),
  soil: take('soil'),
  sprout: ({ state }, seat, { n }) => {
    state.players[seat].tasks.push(anywhere('sprout', n));
  },
  growth: ({ state }, seat, { n }) => {
    state.players[seat].tasks.push(anywhere('growth', n));
  },
  compost_hand: ({ state }, seat, { n }) => {
    state.players[seat].tasks.push({ kind: 'compost', n, exact: false });
  },
  compost_deck: take('compost_deck'),
  seed: take('seed'),
  sprout_others: gift((context, seat, { n }) => {
    const { state } = context;
    if (isSolo(state)) gaiaGetsSprouts(context, n);
    state.players.forEach(({ tasks }, other) => {
      if (other !== seat) tasks.push(isLikeOwnGain(state, seat, other) ? anywhere('sprout', n) : { kind: 'accept', n });
    });
  }),
  sprout_one_other: gift((context, seat, { n }) => {
    const { state } = context;
    const opponents = opponentsOf(state, seat);
    if (isSolo(state)) gaiaGetsSprouts(context, n);
    else if (opponents.length === 1) state.players[opponents[0]].tasks.push({ kind: 'accept', n });
    else state.players[seat].tasks.push({ kind: 'opponent', n });
  }),
  pick_from_compost: ({ state, tell }, seat, { n, keep }) => {
    const player = state.players[seat];
    player.looking = player.compost.splice(Math.max(0, player.compost.length - n));
    player.fresh.compost = 0;
    tell?.({ kind: 'looked', seat, cards: [...player.looking] });
    player.tasks.push({ kind: 'pick', n: keep });
  },
} satisfies Record<GainWord, GainEffect>;
