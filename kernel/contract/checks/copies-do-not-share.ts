import { canonical, playout, SeededChance } from '../../index.ts';
import type { Check } from '../context.ts';
import { journey } from '../journey.ts';
import { eachTrial, must, mustEqual } from '../trial.ts';

/** Every so many moments the copy is played on to the end. */
const PLAYED_ON = 8;

/** What is played on a copy never shows in the original, and nothing that could change is shared. */
export const copiesDoNotShare: Check = (game, { trials }) => {
  eachTrial(trials, (trial) => {
    for (const { index, state, chance } of journey(game, trial)) {
      const before = canonical(game.save(state));
      const copy = game.copy(state);
      mustEqual(canonical(game.save(copy)), before, 'the copy differs from the original');
      const shared = sharedPart(state, copy, 'state');
      must(shared === undefined, () => `${shared} is shared by the copy and is not frozen`);
      if (index % PLAYED_ON > 0) continue;
      playout(game, copy, chance.copy(), SeededChance.from(trial.seed, `copy ${index}`));
      mustEqual(canonical(game.save(state)), before, 'playing on the copy changed the original');
    }
  });
};

/** The path of an object that both values hold and that is not frozen. */
function sharedPart(original: unknown, copy: unknown, path: string): string | undefined {
  if (typeof original !== 'object' || original === null || typeof copy !== 'object' || copy === null) return undefined;
  if (original === copy && !Object.isFrozen(original)) return path;
  if (ArrayBuffer.isView(original)) return sharedBuffer(original, copy, path);
  for (const [key, part] of Object.entries(original)) {
    const shared = sharedPart(part, (copy as Record<string, unknown>)[key], `${path}.${key}`);
    if (shared !== undefined) return shared;
  }
  return undefined;
}

const sharedBuffer = (original: ArrayBufferView, copy: object, path: string): string | undefined =>
  ArrayBuffer.isView(copy) && original.buffer === copy.buffer ? `${path}.buffer` : undefined;
