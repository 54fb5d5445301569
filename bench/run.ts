import type { GameModule } from '@grove/game-kit';
import { BadInput, type Game } from '@grove/kernel';
import { compare, readBaseline, updateBaseline } from './baseline.ts';
import {
  counterInMatch,
  counterInPeerClient,
  counterInPeerReducer,
  matchContender,
  peerContender,
  playersFor,
  playoutContender,
  reference,
} from './contenders.ts';
import { measure, type Speed } from './measure.ts';
import type { BenchReport, GameReport, KernelReport, Ratios } from './report.ts';

export interface BenchOptions {
  /** Only this game. */
  readonly game?: string;
  /** How long to measure each contender. */
  readonly seconds?: number;
  /** Store the ratios for later runs to compare with. */
  readonly updateBaseline?: boolean;
}

export async function runBench(gameModules: readonly GameModule[], options: BenchOptions = {}): Promise<BenchReport> {
  const { game: only, seconds = 1 } = options;
  const chosen = gameModules.map(({ game }) => game).filter(({ id }) => only === undefined || id === only);
  if (only !== undefined && chosen.length === 0) throw new BadInput(`no game ${only} to measure`);
  const kernel = measureKernel(seconds);
  const games: Measured<GameReport>[] = [];
  for (const game of chosen) {
    // Lets the process breathe between games, for progress and interrupts.
    await new Promise(setImmediate);
    games.push(measureGame(game, seconds));
  }
  const ratios = Object.assign({}, kernel.ratios, ...games.map(({ ratios }) => ratios)) as Ratios;
  if (options.updateBaseline) updateBaseline(ratios);
  return {
    node: process.version,
    referencePerSecond: kernel.referencePerSecond,
    kernel: kernel.report,
    games: games.map(({ report }) => report),
    ratios,
    ...compare(ratios, readBaseline()),
  };
}

interface Measured<Report> {
  readonly report: Report;
  readonly ratios: Ratios;
  readonly referencePerSecond: number;
}

function measureKernel(seconds: number): Measured<KernelReport> {
  const speed = measure(
    { match: counterInMatch, client: counterInPeerClient, reducer: counterInPeerReducer, reference },
    seconds,
  );
  const referencePerSecond = speed.reference.stepsPerSecond;
  const ours = speed.match.stepsPerSecond;
  const client = speed.client.stepsPerSecond;
  const reducer = speed.reducer.stepsPerSecond;
  const report = {
    movesPerSecond: ours,
    boardgameio: {
      clientMovesPerSecond: client,
      reducerMovesPerSecond: reducer,
      clientRatio: ours / client,
      reducerRatio: ours / reducer,
    },
  };
  const ratios = {
    'kernel: moves to boardgame.io client': ours / client,
    'kernel: moves to reference': ours / referencePerSecond,
  };
  return { report, ratios, referencePerSecond };
}

function measureGame(game: Game, seconds: number): Measured<GameReport> {
  const contenders = {
    playout: playoutContender(game),
    match: matchContender(game),
    peer: peerContender(game, 'pure'),
    peerAlive: peerContender(game, 'alive'),
    reference,
  };
  const { playout, match, peer, peerAlive, reference: machine } = measure(contenders, seconds);
  const { stepsPerGame } = playout;
  const gamesPerSecond = ({ stepsPerSecond }: Speed): number => stepsPerSecond / stepsPerGame;
  const ratio = playout.stepsPerSecond / peer.stepsPerSecond;
  const report = {
    game: game.id,
    players: playersFor(game),
    stepsPerGame,
    gamesPerSecond: gamesPerSecond(playout),
    nanosecondsPerStep: 1e9 / playout.stepsPerSecond,
    matchGamesPerSecond: gamesPerSecond(match),
    boardgameio: {
      gamesPerSecond: gamesPerSecond(peer),
      ratio,
      matchRatio: match.stepsPerSecond / peer.stepsPerSecond,
      aliveGamesPerSecond: gamesPerSecond(peerAlive),
      aliveRatio: playout.stepsPerSecond / peerAlive.stepsPerSecond,
    },
  };
  const runsPerSecond = machine.stepsPerSecond;
  const ratios = {
    [`${game.id}: playouts to boardgame.io client`]: ratio,
    [`${game.id}: playouts to reference`]: report.gamesPerSecond / runsPerSecond,
    [`${game.id}: matches to reference`]: report.matchGamesPerSecond / runsPerSecond,
  };
  return { report, ratios, referencePerSecond: runsPerSecond };
}
