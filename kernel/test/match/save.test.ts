import { itemAt } from '../../item-at.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acorns } from '../../contract/sample/index.ts';
import { canonical, Match, type SavedMatch, SeededChance, viewersOf } from '../../index.ts';

/** Everything that can be asked of a match. */
const lookAt = (match: Match<never>): string =>
  canonical({
    state: match.game.save(match.state),
    chance: match.chance.save(),
    steps: match.steps,
    undo: [0, 1, 2].map((seat) => match.canUndo(seat)),
    views: viewersOf(3).map((viewer) => match.view(viewer)),
  });

test('a match that was saved, sent as JSON and resumed goes on like the one that was not', () => {
  const doings = fc.array(fc.record({ seat: fc.nat(2), place: fc.nat(2), undo: fc.boolean() }), { maxLength: 25 });
  fc.assert(
    fc.property(fc.string(), doings, fc.nat(25), (seed, doings, pause) => {
      const whole = new Match(acorns, 3, {}, SeededChance.from(seed));
      let resumed: typeof whole | undefined;
      doings.forEach(({ seat, place, undo }, i) => {
        if (i === pause) resumed = Match.resume(acorns, JSON.parse(JSON.stringify(whole.save())) as SavedMatch);
        for (const match of [whole, resumed]) {
          if (match === undefined) continue;
          const moves = acorns.moves(match.state, seat);
          if (undo && match.canUndo(seat)) match.undo(seat);
          else if (moves.length > 0) match.play(seat, itemAt(moves, place % moves.length));
        }
        if (resumed !== undefined) expect(lookAt(resumed as never)).toBe(lookAt(whole as never));
      });
    }),
    { seed: 3, numRuns: 200 },
  );
});
