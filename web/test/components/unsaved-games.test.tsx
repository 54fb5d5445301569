import { sampleModule } from '@grove/game-kit/sample/module';
import { expect, test, vi } from 'vitest';
import { logError } from '../../errors/report.ts';
import { LocalGame, PERSON } from '../../local-game/local-game.ts';
import { resumeGame, type SavedGame, saveGame } from '../../local-game/saved-game.ts';
import {
  forgetAllUnsaved,
  forgetUnsaved,
  isFurther,
  keepUnsaved,
  type OwnedGame,
  THIS_TAB,
  unsavedGames,
} from '../../local-game/unsaved-games.ts';

vi.mock(import('../../errors/report.ts'), { spy: true });

const begin = (): LocalGame =>
  new LocalGame(sampleModule, [PERSON, 'greedy'], crypto.randomUUID(), {}, undefined, ['Ada', '']);

const owned = (game: SavedGame, tab = THIS_TAB): OwnedGame => ({ ...game, tab });

test('every game whose page was closed before it was saved can be played on', () => {
  const [first, second] = [begin(), begin()];
  keepUnsaved(saveGame(first, 0));
  keepUnsaved(saveGame(second, 0));
  const kept = unsavedGames();
  expect(kept.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  for (const game of kept) {
    expect(game).toMatchObject({ seating: [PERSON, 'greedy'], names: ['Ada', ''], steps: [], tab: THIS_TAB });
    expect(resumeGame(sampleModule, game)?.id).toBe(game.id);
    forgetAllUnsaved(game.id);
  }
  expect(unsavedGames()).toEqual([]);
});

test('a game is kept until the database has it as it is now', () => {
  const game = begin();
  const [before, now] = [saveGame(game, 0), saveGame(game, 1)];
  keepUnsaved(before);
  keepUnsaved(now);
  forgetUnsaved(owned(before));
  expect(unsavedGames()).toEqual([owned(now)].map((one) => JSON.parse(JSON.stringify(one)) as OwnedGame));
  forgetUnsaved(owned(now));
  expect(unsavedGames()).toEqual([]);
});

test('what a page left behind never takes the place of what another tab has played since', () => {
  const [earlier, later] = [saveGame(begin(), 1), saveGame(begin(), 2)];
  expect(isFurther(owned(earlier), undefined)).toBe(true);
  expect(isFurther(owned(later), owned(earlier))).toBe(true);
  expect(isFurther(owned(earlier), owned(later))).toBe(false);
  expect(isFurther(owned(later), owned(earlier, 'another tab'))).toBe(false);
});

test('what cannot be read is thrown away and keeps no game from being found', () => {
  const game = begin();
  keepUnsaved(saveGame(game, 0));
  vi.mocked(logError).mockReturnValueOnce();
  localStorage.setItem('grove.unsaved.broken', '{"id":');
  localStorage.setItem('grove.unsaved.other', 'null');
  expect(unsavedGames().map(({ id }) => id)).toEqual([game.id]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('grove.unsaved.'))).toHaveLength(1);
  expect(logError).toHaveBeenCalledOnce();
  forgetAllUnsaved(game.id);
});
