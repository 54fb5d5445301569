import { sampleModule } from '@grove/game-kit/sample/module';
import { expect, test } from 'vitest';
import { forgetJustBegun, justBegun, keepJustBegun } from '../../local-game/just-begun.ts';
import { LocalGame, PERSON } from '../../local-game/local-game.ts';
import { resumeGame, saveGame } from '../../local-game/saved-game.ts';

/** A game that has just begun; its id. */
function begin(): string {
  const game = new LocalGame(sampleModule, [PERSON, 'greedy'], crypto.randomUUID(), {}, undefined, ['Ada', '']);
  keepJustBegun(saveGame(game, 0));
  return game.id;
}

test('a game that has just begun is found when the page is loaded anew before it is saved', () => {
  const id = begin();
  const saved = justBegun(id);
  expect(saved).toMatchObject({ id, seating: [PERSON, 'greedy'], names: ['Ada', ''], steps: [] });
  expect(saved === undefined ? undefined : resumeGame(sampleModule, saved)?.id).toBe(id);
  expect(justBegun('another')).toBeUndefined();
});

test('it is kept until it is saved, and another that has begun meanwhile is not forgotten with it', () => {
  const [first, second] = [begin(), begin()];
  forgetJustBegun(first);
  expect(justBegun(second)?.id).toBe(second);
  forgetJustBegun(second);
  expect(justBegun(second)).toBeUndefined();
});
