import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { turnUp } from '../face-down/reveal.ts';
import { react, revealGaiaCard } from '../solo/turn.ts';
import { isSolo, NO_COLOR, type Phase, type State, type StepContext } from '../state.ts';
import { beginBenefit, beginDrawing, beginExtraPlanting, beginPlanting, beginTurn, dealHands } from './begin.ts';
import { afterClaims, beginClaims, beginFinal, callForBetween, callForClaims } from './end.ts';

interface PhaseRules {
  /** Whether its beginning only asks the players for something, so that nothing changes that fauna cards look at. */
  readonly onlyAsks: boolean;
  /** Gives the players their tasks. */
  begin(context: StepContext): void;
  /** What follows when all tasks are done. */
  next(state: State): Phase;
}

const afterColor = ({ color }: State): Phase => {
  if (color === NO_COLOR) return 'reaction';
  return ACTION_COLORS[color] === 'green' ? 'plant' : 'benefit';
};
const afterReveal = ({ extra }: State): Phase => (extra > 0 ? 'extra' : 'draw');
const afterPlanting = (state: State): Phase => (state.faceDown === null ? afterReveal(state) : 'reveal');

/**
 * E4.1: the steps of a turn, each beginning when everybody has finished the one before. A phase that goes round the
 * table (between, claim) is begun anew for every player who is called.
 */
export const phases: Readonly<Record<Phase, PhaseRules>> = {
  sides: { onlyAsks: false, begin: () => undefined, next: () => 'hands' },
  hands: { onlyAsks: false, begin: dealHands, next: () => 'color' },
  color: {
    onlyAsks: false,
    begin: (context) => {
      beginTurn(context);
      context.state.players[context.state.active].tasks.push({ kind: 'color' });
    },
    next: afterColor,
  },
  gaia: {
    onlyAsks: false,
    begin: (context) => {
      beginTurn(context);
      revealGaiaCard(context);
    },
    next: afterColor,
  },
  plant: { onlyAsks: true, begin: beginPlanting, next: afterPlanting },
  extra: { onlyAsks: true, begin: beginExtraPlanting, next: afterPlanting },
  reveal: { onlyAsks: false, begin: turnUp, next: afterReveal },
  draw: { onlyAsks: true, begin: beginDrawing, next: () => 'activate' },
  benefit: { onlyAsks: true, begin: beginBenefit, next: () => 'activate' },
  activate: {
    onlyAsks: true,
    begin: ({ state }) => {
      state.inPart = 0;
      for (const { tasks } of state.players) tasks.push({ kind: 'activate', at: 0, boardFirst: false });
    },
    next: (state) => (isSolo(state) ? 'reaction' : 'move'),
  },
  reaction: { onlyAsks: false, begin: react, next: () => 'move' },
  move: {
    onlyAsks: true,
    begin: ({ state }) => {
      for (const { tasks, store } of state.players) if (store > 0) tasks.push({ kind: 'move', moved: false });
      state.inPart = 0;
      state.called = 0;
      state.passes = 0;
    },
    next: () => 'between',
  },
  between: {
    onlyAsks: true,
    begin: callForBetween,
    next: ({ passes, players }) => (passes < players.length ? 'between' : 'share'),
  },
  share: {
    onlyAsks: true,
    begin: ({ state }) => {
      if (state.boards.length > 0) for (const { tasks } of state.players) tasks.push({ kind: 'share' });
    },
    next: () => 'end',
  },
  end: { onlyAsks: true, begin: beginClaims, next: () => 'claim' },
  claim: { onlyAsks: true, begin: callForClaims, next: afterClaimStep },
  final: { onlyAsks: false, begin: beginFinal, next: () => 'share' },
  over: { onlyAsks: false, begin: ({ tell }) => tell?.({ kind: 'over' }), next: () => 'over' },
};

function afterClaimStep(state: State): Phase {
  return state.called < state.players.length ? 'claim' : afterClaims(state);
}
