import { fileURLToPath } from 'node:url';
import {
  itemAt,
  canonical,
  type GameTypes,
  Match,
  newestRules,
  playersNear,
  recordOf,
  replay,
  SeededChance,
  UnknownRules,
  viewersOf,
} from '@grove/kernel';
import { checks, contextFor } from '@grove/kernel/contract';
import { checkGolden, readGoldens } from '@grove/kernel/golden';
import { NEXT_RULES, withNextRules } from '@grove/kernel/sample';
import { describe, expect, test } from 'vitest';
import { gameModules } from '../loaded.ts';

/** What a game is asked again when its rules have changed. */
const ASKED = [
  'games keep their rules',
  'moves are exactly what play accepts',
  'saves and restores at every step',
  'copies do not share',
  'records replay to the same end',
  'imagine varies what is hidden',
] as const;

/** Steps before the rules change in the middle of a game, and steps after it. */
const BEFORE = 20;
const AFTER = 60;

describe.each(gameModules.map(({ game }) => [game.id, game] as const))('when the rules of %s change', (id, game) => {
  const next = withNextRules(game);
  const golden = fileURLToPath(new URL(`../${id}/test/golden`, import.meta.url));
  const players = playersNear(game.players, 2);

  test('every game that was played before is played the same', () => {
    for (const record of readGoldens(golden).values()) checkGolden(next, record);
  });

  test('a game that began before goes on as if nothing had changed', () => {
    const before = new Match(game, players, {}, SeededChance.from('change'));
    playSome(before, BEFORE);
    const after = Match.resume(next, before.save());
    expect(after.rules).toBe(newestRules(game));
    for (const match of [before, after]) playSome(match, AFTER);
    const shown = (match: Match<GameTypes>) => viewersOf(players).map((viewer) => match.view(viewer));
    expect(canonical(shown(after))).toBe(canonical(shown(before)));
    expect(recordOf(after, { seed: 'change' })).toEqual(recordOf(before, { seed: 'change' }));
  });

  test('a new game is played by the new rules, and a program that does not know them says so', () => {
    const match = new Match(next, players, {}, SeededChance.from('change'));
    const seat = itemAt(game.waitingFor(match.state), 0);
    expect(next.why(match.state, seat, game.moves(match.state, seat).at(-1))).toMatchObject({
      reason: 'forbidden-now',
    });
    playSome(match, AFTER);
    const record = recordOf(match, { seed: 'change' });
    expect(record.rules).toBe(NEXT_RULES);
    expect(replay(next, record).rules).toBe(NEXT_RULES);
    expect(() => replay(game, record)).toThrow(UnknownRules);
    expect(() => replay(game, record)).toThrow(`${id} was played with newer rules (${NEXT_RULES})`);
  });

  test('the changed game keeps what every game must', { timeout: 300_000 }, () => {
    const context = contextFor(next, { games: 1, runs: 8, golden, module: '' });
    for (const name of ASKED) checks[name](next, { ...context, randomGames: context.randomGames.slice(0, 1) });
  });
});

function playSome(match: Match<GameTypes>, steps: number): void {
  const choice = SeededChance.from(`step ${match.steps.length}`);
  for (let i = 0; i < steps && !match.over; i++) {
    const seat = itemAt(match.game.waitingFor(match.state), 0);
    const moves = match.game.moves(match.state, seat);
    match.play(seat, moves[choice.pick(moves.length)]);
  }
}
