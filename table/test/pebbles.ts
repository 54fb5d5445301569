import {
  itemAt,
  BadInput,
  copyPlain,
  type Game,
  IllegalMove,
  type Json,
  type JsonObject,
  oneStepTurns,
  refuse,
  type Seat,
  type Versioned,
} from '@grove/kernel';

/**
 * A game for clocks: the seats take turns, and a turn is any number of pebbles (`take`) and then `done`. Twelve turns.
 * Nothing is hidden. It has a sand timer of 30 seconds (C5.2); time out ends the turn (`timeout`).
 */
export interface PebblesState extends Versioned {
  turn: number;
  pebbles: number[];
}

const TURNS = 12;
export const PERIOD = 30_000;
const over = (state: PebblesState): boolean => state.turn >= TURNS;
const mover = (state: PebblesState): Seat => state.turn % state.pebbles.length;

export const pebbles: Game<{
  State: PebblesState;
  Move: string;
  View: PebblesState;
  Event: string;
  Seen: string;
  Reason: 'not-your-turn' | 'no-such-step';
  Options: JsonObject;
}> = {
  id: 'pebbles',
  rulesVersions: ['1.0'],
  players: { min: 1, max: 4 },
  options: {},
  start: (players) => ({ rules: 0, turn: 0, pebbles: Array.from({ length: players }, () => 0) }),
  copy: copyPlain,
  save: (state) => copyPlain(state) as unknown as Json,
  restore: (saved) => copyPlain(saved) as unknown as PebblesState,
  waitingFor: (state) => (over(state) ? [] : [mover(state)]),
  moves: (state, seat) => (!over(state) && seat === mover(state) ? ['take', 'done'] : []),
  why: (state, seat, move) => {
    if (over(state) || seat !== mover(state)) return refuse('P1', 'not-your-turn');
    return ['take', 'done', 'timeout'].includes(move) ? undefined : refuse('P1', 'no-such-step');
  },
  play(state, seat, move, _chance, tell) {
    const refusal = this.why(state, seat, move);
    if (refusal) throw new IllegalMove(refusal);
    if (move === 'take') state.pebbles[seat] = itemAt(state.pebbles, seat) + 1;
    else state.turn++;
    tell?.(move);
  },
  interruptions: (state, seat) => (!over(state) && seat === mover(state) ? ['timeout'] : []),
  turnLimit: (state) =>
    over(state) ? undefined : { seat: mover(state), turn: state.turn, seconds: PERIOD / 1000, carriesOver: true },
  view: copyPlain,
  imagine: copyPlain,
  seen: (event) => event,
  knowers: () => [],
  result: (state) => ({
    finished: over(state),
    totals: state.pebbles,
    winners: over(state) ? [0] : [],
    parts: state.pebbles.map((count) => ({ count })),
  }),
  notation: {
    ...oneStepTurns({
      writeStep: (_state, move) => move,
      readStep: (_state, _seat, text) => {
        if (!/^[a-z]+$/.test(text)) throw new BadInput(`"${text}" is not a step`);
        return text;
      },
    }),
    closes: (_state, move) => move !== 'take',
  },
};
