import { itemAt, Match, playersNear, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { gameModules } from '../loaded.ts';

const STEPS = 250;
const COMPARED_EVERY = 5;

test.each(gameModules.map(({ game }) => [game.id, game] as const))(
  'at a table of %s that is watched, the same steps can be taken back as at one that was just loaded',
  (id, game) => {
    const players = playersNear(game.players, 4);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const match = new Match(game, players, {}, SeededChance.from(id));
    const choice = SeededChance.from(id, 'choice');
    for (let step = 0; step < STEPS && !match.over; step++) {
      const waiting = [...game.waitingFor(match.state)];
      const seat = itemAt(waiting, choice.pick(waiting.length));
      const moves = game.moves(match.state, seat);
      match.adopt(match.preview(seat, itemAt(moves, choice.pick(moves.length))));
      const answers = seats.map((one) => match.canUndo(one));
      if (step % COMPARED_EVERY > 0) continue;
      const loaded = Match.resume(game, match.save());
      expect(answers).toEqual(seats.map((one) => loaded.canUndo(one)));
    }
  },
);
