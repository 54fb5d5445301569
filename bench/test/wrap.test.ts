import { gameModules } from '@grove/games/loaded';
import { itemAt, type Game, type GameTypes, IllegalMove, playout, readOptions, SeededChance } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { describe, expect, test } from 'vitest';
import { startClient } from '../boardgameio/library.ts';
import { type Manner, type SavedG, wrap } from '../boardgameio/wrap.ts';

/** Both pick by the same stream, so the games must be the same step by step. */
function playWithPeer(
  game: Game,
  players: number,
  seed: string,
  manner: Manner,
): { G: SavedG; steps: number; state: GameTypes['State'] } {
  const wrapped = wrap(game, players, {}, seed, manner);
  const client = startClient(wrapped.game, players);
  const choice = SeededChance.from(seed, 'choices');
  let steps = 0;
  while (client.getState().ctx.gameover === undefined) {
    const state = wrapped.stateOf(client.getState().G);
    const seat = itemAt(game.waitingFor(state), 0);
    const moves = game.moves(state, seat);
    client.moves.step?.(seat, moves[choice.pick(moves.length)]);
    steps++;
  }
  const { G } = client.getState();
  client.stop();
  return { G, steps, state: game.restore(G.state) };
}

const games: Game[] = [acorns, ...gameModules.map(({ game }) => game)];

test.each(games)('$id goes the same way through boardgame.io', (game) => {
  for (let players = game.players.min; players <= game.players.max; players++) {
    const seed = `peer ${players}`;
    const peer = playWithPeer(game, players, seed, players % 2 === 0 ? 'pure' : 'alive');
    const chance = SeededChance.from(seed);
    const state = game.start(players, readOptions(game.options), chance);
    expect(playout(game, state, chance, SeededChance.from(seed, 'choices'))).toBe(peer.steps);
    expect(peer.G).toEqual({ state: game.save(state), chance: chance.save(), over: true });
    expect(game.result(peer.state)).toEqual(game.result(state));
  }
});

describe.each<Manner>(['pure', 'alive'])('the wrapper, %s', (manner) => {
  const wrapped = wrap(acorns, 2, {}, 'wrapped', manner);
  const start = () => startClient(wrapped.game, 2);

  test('keeps a G that is JSON', () => {
    const { G } = start().getState();
    expect(JSON.parse(JSON.stringify(G))).toEqual(G);
  });

  test('can come back to a former G, though its live state has moved on', () => {
    const [one, other] = [start(), start()];
    const { G } = one.getState();
    const card = itemAt(wrapped.stateOf(G).hands, 0)[1];
    one.moves.step?.(0, card);
    other.moves.step?.(0, card);
    expect(other.getState().G).toEqual(one.getState().G);
    expect(wrapped.stateOf(G).hands[0]).toContain(card);
    expect(wrapped.stateOf(one.getState().G).hands[0]).not.toContain(card);
  });

  test('lets an illegal step fail and stays as it was', () => {
    const client = start();
    const before = client.getState().G;
    expect(() => client.moves.step?.(0, 99)).toThrow(IllegalMove);
    expect(client.getState().G).toEqual(before);
    expect(wrapped.stateOf(client.getState().G)).toEqual(acorns.restore(before.state));
  });
});
