import { planetGuide } from '@grove/games/evergreen-planet/guide';
import { gameModule } from '@grove/games/loaded';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { GuidedGame } from '../learn/guided-game.ts';
import { positionBeside } from '../learn/card-position.ts';
import type { Area } from '../parts/areas.ts';
import { forgetProgress, hasProgress, loadProgress, NO_PROGRESS, saveProgress } from '../learn/progress.ts';

const GAME = 'evergreen-planet';
const module = gameModule(GAME);

/** A browser's storage, as far as it is needed. */
function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

const covers = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test('a lesson stands inside the window and covers what it is about only where there is no room beside it', () => {
  const card = { width: 320, height: 150 };
  const size = fc.integer({ min: 20, max: 300 });
  const at = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(at, at, size, size, fc.constantFrom([1280, 720], [390, 844]), (left, top, width, height, [w, h]) => {
      const subject = { left: Math.min(left, w - width), top: Math.min(top, h - height), width, height };
      const place = positionBeside(card, { about: [subject], way: [], pressed: [], read: [] }, { width: w, height: h });
      expect(place.left >= 0 && place.top >= 0 && place.left + 320 <= w && place.top + 150 <= h).toBe(true);
      const hasRoom = h - height > 2 * (150 + 30);
      if (hasRoom) expect(covers(place, subject)).toBe(false);
    }),
    { seed: 5 },
  );
});

test('a lesson leaves the buttons free if it can', () => {
  const subject = { left: 500, top: 300, width: 100, height: 100 };
  const buttons = { left: 300, top: 410, width: 500, height: 200 };
  const around = { about: [subject], way: [], pressed: [buttons], read: [] };
  const place = positionBeside({ width: 300, height: 150 }, around, { width: 1280, height: 720 });
  expect([covers(place, subject), covers(place, buttons)]).toEqual([false, false]);
});

test('a lesson never lies over the button or the space that it leads to while there is room elsewhere', () => {
  const window = { width: 390, height: 844 };
  const card = { width: 336, height: 150 };
  const hand = { left: 20, top: 600, width: 350, height: 90 };
  const space = { left: 130, top: 470, width: 90, height: 110 };
  const way = [space, { left: 150, top: 780, width: 230, height: 46 }];
  const place = positionBeside(card, { about: [hand], way, pressed: [], read: [] }, window);
  expect([hand, ...way].filter((area) => covers(place, area))).toEqual([]);
});

test('a lesson covers the question rather than the button that answers it, and neither if it can', () => {
  const window = { width: 1280, height: 720 };
  const card = { width: 300, height: 150 };
  const question = { left: 300, top: 600, width: 330, height: 100 };
  const button = { left: 640, top: 600, width: 300, height: 100 };
  const low = positionBeside(card, { about: [], way: [], pressed: [button], read: [question] }, window);
  expect(covers(low, button)).toBe(false);
  const subject = { left: 500, top: 300, width: 100, height: 100 };
  const below = { left: 300, top: 410, width: 500, height: 200 };
  const place = positionBeside(card, { about: [subject], way: [], pressed: [], read: [below] }, window);
  expect([covers(place, subject), covers(place, below)]).toEqual([false, false]);
});

test('a guided game is continued where it was left, step for step', () => {
  storage();
  const read = new Set(['welcome', 'river', 'card']);
  const guided = GuidedGame.from(module, planetGuide);
  expect(guided.lesson(new Set())?.name).toBe('welcome');
  const { game } = guided;
  const take = (card: string) => planetGuide.game.notation.readStep(game.match.state as never, 0, `take ${card}`);
  expect(guided.objecting(new Set(), take('wild-lake'))?.name).toBe('takeSprout');
  expect(guided.objecting(new Set(), take('flowers-sprout'))).toBeUndefined();
  game.play(take('flowers-sprout'));
  saveProgress(GAME, guided.progress(read));
  expect(hasProgress(GAME)).toBe(true);
  const again = GuidedGame.from(module, planetGuide, loadProgress(GAME));
  expect(again.game.match.view(0)).toEqual(game.match.view(0));
  expect(again.lesson(read)?.name).toBe('plant');
  forgetProgress(GAME);
  expect(hasProgress(GAME)).toBe(false);
});

test('progress that cannot be read, or that the rules no longer allow, counts as none', () => {
  storage();
  for (const text of ['', '{', '[]', '{"steps":1}']) {
    localStorage.setItem(`grove.learn.${GAME}`, text);
    expect(loadProgress(GAME)).toEqual(NO_PROGRESS);
  }
  const guided = GuidedGame.from(module, planetGuide, { steps: [[0, 9999]], read: [] });
  expect(guided.game.match.steps).toEqual([]);
});
