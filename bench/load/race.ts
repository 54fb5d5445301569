import { OwnServer, type Setup } from './own-server.ts';
import { PeerServer } from './peer.ts';
import { ownTime, type PerMove, perMove } from './processor-time.ts';

export interface RaceSettings extends Setup {
  /** Under the same load, before anything is measured: a server that has just started is slower. */
  readonly warmUp: number;
  /** Of either, in all rounds together. */
  readonly seconds: number;
  readonly rounds: number;
}

/** What can be measured of a server in a race. */
interface Contender {
  /** Moves as fast as it can. @returns how many moves */
  readonly load: (seconds: number) => Promise<number>;
  readonly processorTime: () => Promise<number>;
}

/** How far one has come. Times are of the processor, in microseconds. */
interface Score {
  readonly rates: number[];
  moves: number;
  seconds: number;
  server: number;
  generator: number;
}

/** Well more than any race has had, since some tables are ahead of others: for so many moves tables and matches are made before it. */
const MOST_PER_SECOND = 12_000;

/**
 * As many moves as possible at tables of ours and at boardgame.io's server, in rounds taken in turn: a machine is not as fast in one minute as in
 * the next, and what it does meanwhile happens to both. Who is first in a round is second in the next. A match of the peer has as many moves as
 * a game of ours has steps.
 */
export async function race({ warmUp, seconds, rounds, ...setup }: RaceSettings): Promise<object> {
  const own = await OwnServer.open(setup, MOST_PER_SECOND * (warmUp + seconds));
  const peer = await PeerServer.open(setup, own.gameLength);
  const ours = {
    load: async (time: number) => (await own.load(time, undefined)).moves,
    processorTime: () => own.processorTime(),
  };
  const round = seconds / rounds;
  const mostAtOneTable = (time: number): number => (MOST_PER_SECOND * time) / setup.tables;
  try {
    await peer.prepare(mostAtOneTable(warmUp));
    for (const contender of [ours, peer]) await contender.load(warmUp);
    const [ourScore, peerScore] = [newScore(), newScore()];
    for (let i = 0; i < rounds; i++) {
      await peer.prepare(mostAtOneTable(round));
      const pair = [() => play(ours, ourScore, round), () => play(peer, peerScore, round)];
      for (const turn of i % 2 === 0 ? pair : pair.toReversed()) await turn();
    }
    const { megabytes, errors } = await own.figures();
    return { ...compared(ourScore, peerScore), server: { megabytes, errors, ...serverTime(ourScore) } };
  } finally {
    await own.close();
    await peer.close();
  }
}

const newScore = (): Score => ({ rates: [], moves: 0, seconds: 0, server: 0, generator: 0 });

async function play(contender: Contender, score: Score, seconds: number): Promise<void> {
  const before = { server: await contender.processorTime(), generator: ownTime(), at: performance.now() };
  const moves = await contender.load(seconds);
  const took = (performance.now() - before.at) / 1000;
  score.generator += ownTime() - before.generator;
  score.server += (await contender.processorTime()) - before.server;
  score.moves += moves;
  score.seconds += took;
  score.rates.push(Math.round(moves / took));
}

function compared(ours: Score, peer: Score): object {
  const [grove, boardgameio] = [ours, peer].map(({ moves, seconds }) => Math.round(moves / seconds)) as [
    number,
    number,
  ];
  return {
    grove,
    boardgameio,
    ratio: Math.round((100 * grove) / boardgameio) / 100,
    rounds: ours.rates.map((rate, i) => [rate, peer.rates[i]]),
    generator: generatorTime(ours),
    peer: { server: serverTime(peer), generator: generatorTime(peer) },
  };
}

const serverTime = ({ server, moves }: Score): PerMove => perMove(server, moves);
const generatorTime = ({ generator, moves }: Score): PerMove => perMove(generator, moves);
