import { type Game, type GameTypes, SeededChance } from '../../index.ts';
import type { Check } from '../context.ts';
import { randomGame, playOn } from '../random-game.ts';
import { must, mustEqual } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** Every so many positions the copy is looked through and played on for so many steps; the first one to the end. */
const LOOKED_AT = 8;
const PLAYED_ON = 40;

/** What is played on a copy never shows in the original, and what a copy shares never changes. */
export const copiesDoNotShare: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    const shared = new Map<object, { path: string; text: string }>();
    for (const { index, state, chance } of randomGame(game, seeded)) {
      if (index % LOOKED_AT > 0) continue;
      const before = textOf(game, state);
      const copy = game.copy(state);
      mustEqual(textOf(game, copy), before, 'the copy differs from the original');
      noteShared(state, copy, 'state', shared);
      const most = index === 0 ? Infinity : PLAYED_ON;
      playOn(game, copy, chance.copy(), SeededChance.from(seeded.seed, `copy ${index}`), most);
      mustEqual(textOf(game, state), before, 'playing on the copy changed the original');
    }
    for (const [part, { path, text }] of shared) {
      must(JSON.stringify(part) === text, `${path} is shared by the copy, and play changes it`);
    }
  });
};

const textOf = <T extends GameTypes>(game: Game<T>, state: T['State']): string => JSON.stringify(game.save(state));

/** Collects the objects that both values hold, as they are now. Sharing what never changes is fine. */
function noteShared(
  original: unknown,
  copy: unknown,
  path: string,
  shared: Map<object, { path: string; text: string }>,
): void {
  if (typeof original !== 'object' || original === null || typeof copy !== 'object' || copy === null) return;
  if (shared.has(original)) return;
  if (original === copy || shareMemory(original, copy)) {
    shared.set(original, { path, text: JSON.stringify(original) });
  } else if (!ArrayBuffer.isView(original)) {
    for (const [key, part] of Object.entries(original)) {
      noteShared(part, (copy as Record<string, unknown>)[key], `${path}.${key}`, shared);
    }
  }
}

const shareMemory = (one: object, other: object): boolean =>
  ArrayBuffer.isView(one) && ArrayBuffer.isView(other) && one.buffer === other.buffer;
