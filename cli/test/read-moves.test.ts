import { gameModules } from '@grove/games/loaded';
import type { GameModule } from '@grove/game-kit';
import { itemAt, Match, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { readMoves } from '../play/read-moves.ts';

test('C5 time runs out by itself: nobody can type it, alone or at the end of a turn', () => {
  const { game } = gameModules.find((module) => module.game.id === 'evergreen-concert') as GameModule;
  const match = new Match(game, 2, {}, SeededChance.from('late'));
  while (game.waitingFor(match.state).length > 1 || game.interruptions?.(match.state, 0).length === 0) {
    const seat = itemAt(game.waitingFor(match.state), 0);
    match.play(seat, game.moves(match.state, seat)[0]);
  }
  const seat = itemAt(game.waitingFor(match.state), 0);
  const card = game.notation.writeStep(match.state, game.moves(match.state, seat)[0]);
  const refusal = '"timeout" is not for players: only the table does that';
  expect(() => readMoves(match, seat, 'timeout')).toThrow(refusal);
  expect(() => readMoves(match, seat, `play ${card} timeout`)).toThrow(refusal);
  expect(readMoves(match, seat, card)).toHaveLength(1);
});
