import { ACTION_COLORS, type GainWord } from '../../material/vocabulary.ts';
import { ALL_CELLS } from '../grid.ts';
import { areTeamMates, opponentsOf } from '../seating.ts';
import { gaiaGetsSprouts } from '../solo/goods.ts';
import { isSolo, type State, type StepContext } from '../state.ts';
import type { AutomaticOf, Piece, Task } from '../tasks/task.ts';
import { rulesOf } from '../versions.ts';
import { compostFromDeck, drawCards, gainSeeds, gainSoil } from './cards.ts';

type GainTask = AutomaticOf<'gain'>;
type GainEffect = (context: StepContext, seat: number, gain: GainTask) => void;

/** E6.5: a player may take less. It can only be wise where Gaia gets something for what is taken (E17.2). */
const gaiaCounts = (state: State, what: 'draw' | 'soil'): boolean =>
  isSolo(state) && ACTION_COLORS[state.color] === (what === 'draw' ? 'yellow' : 'red');

/** E9.5, E16.2: what a team-mate gives is taken like any gain; only the gifts of opponents go to the store. */
const isLikeOwnGain = (state: State, giver: number, receiver: number): boolean =>
  rulesOf(state).tiedAndGiftsAreShared && areTeamMates(state, giver, receiver);

const anywhere = (what: Piece, n: number): Task => ({ kind: 'place', what, n, cells: ALL_CELLS, free: true });

/** E19.4: one small function per word. Whatever needs a decision becomes a task. */
export const gains = {
  draw: (context, seat, { n, counted }) => {
    if (counted && gaiaCounts(context.state, 'draw')) {
      context.state.players[seat].tasks.push({ kind: 'amount', what: 'draw', n });
    } else drawCards(context, seat, n, counted);
  },
  soil: (context, seat, { n, counted }) => {
    if (counted && gaiaCounts(context.state, 'soil')) {
      context.state.players[seat].tasks.push({ kind: 'amount', what: 'soil', n });
    } else gainSoil(context, seat, n, counted);
  },
  sprout: ({ state }, seat, { n }) => {
    state.players[seat].tasks.push(anywhere('sprout', n));
  },
  growth: ({ state }, seat, { n }) => {
    state.players[seat].tasks.push(anywhere('growth', n));
  },
  compost_hand: ({ state }, seat, { n }) => {
    state.players[seat].tasks.push({ kind: 'compost', n, exact: false });
  },
  compost_deck: (context, seat, { n }) => compostFromDeck(context, seat, n),
  seed: (context, seat, { n }) => gainSeeds(context, seat, n),
  sprout_others: (context, seat, { n }) => {
    const { state } = context;
    if (isSolo(state)) gaiaGetsSprouts(context, n);
    state.players.forEach(({ tasks }, other) => {
      if (other !== seat) tasks.push(isLikeOwnGain(state, seat, other) ? anywhere('sprout', n) : { kind: 'accept', n });
    });
  },
  sprout_one_other: (context, seat, { n }) => {
    const { state } = context;
    const opponents = opponentsOf(state, seat);
    if (isSolo(state)) gaiaGetsSprouts(context, n);
    else if (opponents.length === 1) state.players[opponents[0]].tasks.push({ kind: 'accept', n });
    else state.players[seat].tasks.push({ kind: 'opponent', n });
  },
  pick_from_compost: ({ state, tell }, seat, { n, keep }) => {
    const player = state.players[seat];
    player.looking = player.compost.splice(Math.max(0, player.compost.length - n));
    player.fresh.compost = 0;
    tell?.({ kind: 'looked', seat, cards: [...player.looking] });
    player.tasks.push({ kind: 'pick', n: keep });
  },
} satisfies Record<GainWord, GainEffect>;
