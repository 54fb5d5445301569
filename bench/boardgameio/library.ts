import { createRequire } from 'node:module';
import './as-deployed.ts';

/** The parts of boardgame.io that the bench uses, typed here because its own types need half a web client. */
export interface PeerGame<G> {
  readonly name: string;
  readonly disableUndo?: boolean;
  setup(): G;
  readonly moves: Readonly<Record<string, (context: { G: G }, ...args: never[]) => G | void>>;
  endIf(context: { G: G }): unknown;
}

interface PeerState<G> {
  readonly G: G;
  readonly ctx: { readonly gameover?: unknown };
}

export interface PeerClient<G> {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly log: readonly unknown[];
  start(): void;
  stop(): void;
  getState(): PeerState<G>;
}

type Reducer = <G>(state: PeerState<G>, action: object) => PeerState<G>;

const require = createRequire(import.meta.url);

const client = require('boardgame.io/client') as {
  Client<G>(options: { game: PeerGame<G>; numPlayers: number; debug: false }): PeerClient<G>;
};
const internal = require('boardgame.io/internal') as {
  readonly InitializeGame: <G>(options: { game: PeerGame<G>; numPlayers: number }) => PeerState<G>;
  readonly CreateGameReducer: <G>(options: { game: PeerGame<G> }) => Reducer;
};
const immer = require('immer') as { original<Value>(draft: Value): Value };

/** boardgame.io's client for one game on one machine, as its users make it. */
export function startClient<G>(game: PeerGame<G>, numPlayers: number): PeerClient<G> {
  const started = client.Client({ game, numPlayers, debug: false });
  started.start();
  return started;
}

export const { InitializeGame: initialize, CreateGameReducer: reducerFor } = internal;

/** A move as its reducer takes it. */
export const moveAction = (type: string, args: readonly unknown[] = []): object => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID: '0' },
});

/** The plain data behind a draft: reading it costs nothing, reading the draft goes through a proxy. */
export const plain = <Value>(draft: Value): Value => immer.original(draft);
