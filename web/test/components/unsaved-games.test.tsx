import { sampleModule } from '@grove/game-kit/sample/module';
import { describe, expect, test, vi } from 'vitest';
import { useErrorNote } from '../../errors/note.ts';
import { logError } from '../../errors/report.ts';
import { LocalGame } from '../../local-game/local-game.ts';
import { PERSON } from '../../local-game/seating.ts';
import { gamesToContinue, removeRunning, saveRunning, takeRunning } from '../../local-game/running-games.ts';
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
import { MOST_UNSAVED } from '../../local-game/without-database.ts';
import { withoutDatabase } from './no-database.ts';

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

describe('in a browser that has no database', () => {
  withoutDatabase();

  /** A game in which somebody has played, as the page saves it. */
  const save = async (at: number): Promise<SavedGame> => {
    const game: SavedGame = { ...saveGame(begin(), at), steps: [[0, 1]] };
    keepUnsaved(game);
    await saveRunning(game);
    return game;
  };

  test('games are found again, at their address and on the first page, and that only a few can be is said once', async () => {
    const [first, second] = [await save(1), await save(2)];
    expect(useErrorNote.getState().shown).toBe('no-database');
    expect((await takeRunning(first.id))?.id).toBe(first.id);
    expect((await gamesToContinue(3)).map(({ id }) => id)).toEqual([second.id, first.id]);
    await removeRunning(first.id);
    expect((await gamesToContinue(3)).map(({ id }) => id)).toEqual([second.id]);
    useErrorNote.setState({ shown: undefined });
    await save(4);
    expect(useErrorNote.getState().shown).toBeUndefined();
  });

  test('they do not gather for ever: what is over goes first, and when a game has to go, that is said', async () => {
    const over = { ...(await save(1)), turn: null };
    keepUnsaved(over);
    const others: SavedGame[] = [];
    for (let at = 2; at <= MOST_UNSAVED + 1; at++) others.push(await save(at));
    expect(await takeRunning(over.id)).toBeUndefined();
    expect(useErrorNote.getState().shown).not.toBe('game-dropped');
    const last = await save(MOST_UNSAVED + 2);
    expect(useErrorNote.getState().shown).toBe('game-dropped');
    await saveRunning(last);
    expect(useErrorNote.getState().shown).toBe('game-dropped');
    const kept = (await gamesToContinue(0)).map(({ id }) => id);
    expect(kept).toEqual([last, ...others.slice(1).toReversed()].map(({ id }) => id));
  });

  test('a game that there is no room for is not lost without a word', async () => {
    const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await save(1);
    setItem.mockRestore();
    expect(useErrorNote.getState().shown).toBe('not-kept');
  });
});
