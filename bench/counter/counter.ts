import {
  BadInput,
  type Game,
  type GameTypes,
  IllegalMove,
  isObject,
  oneStepTurns,
  refuse,
  type Seat,
  seatsIn,
} from '@grove/kernel';

export const LENGTH = 100;

interface CounterTypes extends GameTypes {
  State: { readonly rules: number; count: number };
  Move: 'add';
  View: { readonly count: number };
  Event: { readonly count: number };
  Seen: { readonly count: number };
  Reason: 'game-over' | 'not-a-move';
  Options: Record<string, never>;
}

/** One seat adds one, a hundred times. There is next to nothing to do, so what it costs is the cost of the kernel. */
export const counter: Game<CounterTypes> = {
  id: 'counter',
  rulesVersions: ['1.0'],
  players: { min: 1, max: 1 },
  options: {},
  start: () => ({ rules: 0, count: 0 }),
  copy: ({ count }) => ({ rules: 0, count }),
  save: ({ count }) => ({ count }),
  restore: (saved) => ({ rules: 0, count: isObject(saved) ? Number(saved.count) : 0 }),
  waitingFor: (state) => seatsIn(waitingSet(state)),
  moves: (state, seat) => (isWaitedFor(state, seat) ? ['add'] : []),
  why: (state, seat, move) => {
    if (!isWaitedFor(state, seat)) return refuse('X1', 'game-over');
    return move === 'add' ? undefined : refuse('X1', 'not-a-move');
  },
  play: (state, seat, move, _chance, tell) => {
    const refusal = counter.why(state, seat, move);
    if (refusal) throw new IllegalMove(refusal);
    state.count++;
    tell?.({ count: state.count });
  },
  view: ({ count }) => ({ count }),
  imagine: ({ count }) => ({ rules: 0, count }),
  seen: (event) => event,
  knowers: () => [],
  result: ({ count }) => {
    const finished = count === LENGTH;
    return { finished, totals: [count], winners: finished ? [0] : [], parts: [{ count }] };
  },
  notation: oneStepTurns<CounterTypes>({
    writeStep: (_state, move) => move,
    readStep: (_state, _seat, text) => {
      if (text !== 'add') throw new BadInput(`"${text}" is not "add"`);
      return text;
    },
  }),
};

const waitingSet = (state: CounterTypes['State']): number => Number(state.count < LENGTH);
const isWaitedFor = (state: CounterTypes['State'], seat: Seat): boolean => seat === 0 && state.count < LENGTH;
