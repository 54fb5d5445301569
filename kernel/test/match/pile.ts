import {
  allSeats,
  BadInput,
  copyPlain,
  type Game,
  type GameTypes,
  IllegalMove,
  oneStepTurns,
  refuse,
  seatBit,
  seatsIn,
} from '../../index.ts';

const MOVES = ['lay', 'top', 'peek', 'hide', 'cover', 'roll'] as const;
type Move = (typeof MOVES)[number];

interface PileTypes extends GameTypes {
  State: {
    rules: number;
    height: number;
    laid: number;
    topped: number;
    seen: number;
    covered: boolean;
    rolls: number[];
  };
  Move: Move;
  View: { readonly height: number };
  Event: { readonly move: Move; readonly seat: number };
  Seen: { readonly move: Move; readonly seat: number };
  Reason: 'no-pile';
  Options: Record<string, never>;
}

/**
 * A game without end for trying out what a match does. Both seats may always act. `top` needs something that was
 * laid; `peek` shows the seat the one hidden thing unless there is a `cover`, `hide` makes everybody forget it; `roll`
 * asks chance.
 */
export const pile: Game<PileTypes> = {
  id: 'pile',
  rulesVersions: ['1.0'],
  players: { min: 2, max: 2 },
  options: {},
  start: () => ({ rules: 0, height: 0, laid: 0, topped: 0, seen: 0, covered: false, rolls: [] }),
  copy: copyPlain,
  save: (state) => copyPlain(state),
  restore: (saved) => copyPlain(saved) as unknown as PileTypes['State'],
  waitingFor: () => seatsIn(allSeats(2)),
  moves: (state, seat) => MOVES.filter((move) => pile.why(state, seat, move) === undefined),
  why: (state, _seat, move) => (move === 'top' && state.height === 0 ? refuse('X1', 'no-pile') : undefined),
  play: (state, seat, move, chance, tell) => {
    const refusal = pile.why(state, seat, move);
    if (refusal) throw new IllegalMove(refusal);
    if (move === 'lay') state.laid = ++state.height;
    if (move === 'top') state.topped++;
    if (move === 'peek' && !state.covered) state.seen |= seatBit(seat);
    if (move === 'hide') state.seen = 0;
    if (move === 'cover') state.covered = true;
    if (move === 'roll') state.rolls.push(chance.pick(6));
    tell?.({ move, seat });
  },
  view: ({ height }) => ({ height }),
  imagine: ({ height }) => ({ rules: 0, height, laid: height, topped: 0, seen: 0, covered: false, rolls: [] }),
  seen: (event) => event,
  knowers: ({ seen }) => [seen],
  result: () => ({ finished: false, totals: [0, 0], winners: [], parts: [{}, {}] }),
  notation: oneStepTurns<PileTypes>({
    writeStep: (_state, move) => move,
    readStep: (_state, _seat, text) => {
      const move = MOVES.find((move) => move === text);
      if (move === undefined) throw new BadInput(`no move ${text}`);
      return move;
    },
  }),
};
