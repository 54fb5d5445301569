import { type GameModule, LANGUAGES } from '@grove/game-kit';
import { games } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { itemAt, type GameRecord, newestRules, playersNear, UnknownRules } from '@grove/kernel';
import { NEXT_RULES, withNextRules } from '@grove/kernel/sample';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomRecord } from '@grove/game-kit/random-records';
import { dailyGame, scoredGame } from '../daily/daily-game.ts';
import { useTries } from '../daily/tries.ts';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { resumeGame, type SavedGame, saveGame } from '../local-game/saved-game.ts';
import { readGames, writeGames } from '../me/kept.ts';
import { ApiError } from '../online/api.ts';
import { continueGame } from '../replay/continue-game.ts';
import { packRecord, unpackRecord } from '../replay/link.ts';
import { playRecord } from '../replay/play-record.ts';
import { openPlayed, troubleOf, troubleText } from '../replay/use-record.ts';
import { replayWords } from '../replay/words/index.ts';
import { words } from '../words/index.ts';

const updated = (module: GameModule): GameModule => ({ ...module, game: withNextRules(module.game) });
const seatsOf = ({ game }: GameModule): number => playersNear(game.players, 2);

describe.each(gameModules.map((module) => [module.game.id, module] as const))(
  'when the rules of %s change',
  (_id, module) => {
    const next = updated(module);
    const seating = Array.from({ length: seatsOf(module) }, () => PERSON);
    const record = randomRecord(module, seatsOf(module), 'before');

    test('a game in a link is watched and played on as it was', async () => {
      const linked = await unpackRecord(await packRecord(record));
      const [before, after] = [playRecord(module, record), playRecord(next, linked)];
      expect(after).toEqual(before);
      const spot = { step: Math.floor(before.steps.length / 2), seating, href: '/replay' };
      const game = continueGame(next, linked, after, spot);
      expect(game.match.rules).toBe(newestRules(module.game));
      expect(game.moves).toEqual(continueGame(module, record, before, spot).moves);
      expect(game.record.rules).toBe(record.rules);
    });

    test('a game of this tab goes on by the rules it began with, also one that an earlier page saved', () => {
      // What an earlier page saved is of the first rules, so that both can be compared.
      const begun = { rules: itemAt(module.game.rulesVersions, 0), steps: [] };
      const game = new LocalGame(module, seating, 'tab', {}, begun);
      game.play(game.moves[0]);
      const saved = JSON.parse(JSON.stringify(saveGame(game, 5))) as SavedGame;
      const { rules: _, ...early } = saved;
      for (const kept of [saved, early]) {
        const again = resumeGame(next, kept);
        expect(again?.match.state).toEqual(game.match.state);
        expect(again?.moves).toEqual(game.moves);
      }
      expect(new LocalGame(next, seating, 'tab').match.rules).toBe(NEXT_RULES);
    });

    test('kept games are taken along and brought back; of a page that is older it is said what it lacks', () => {
      const kept = (played: GameRecord) => {
        const result = { finished: true, totals: [], winners: [], parts: [] };
        const facts = { id: 'g', at: 1, seat: 0, seating, daily: null, hints: 0, result };
        return JSON.parse(JSON.stringify(writeGames([{ ...facts, record: played }]))) as object;
      };
      expect(itemAt(readGames(kept(record), [next]), 0).record).toEqual(record);
      expect(() => readGames(kept({ ...record, rules: NEXT_RULES }), [module])).toThrow(UnknownRules);
    });

    test('a record of newer rules is told from one that is wrong', async () => {
      const newer = { ...record, rules: '99.0' };
      const trouble = await openPlayed(games, newer).then(() => undefined, troubleOf);
      expect(trouble).toEqual({ kind: 'newer-rules' });
    });
  },
);

describe('the game of the day', () => {
  const DAY = '2026-11-15';
  beforeEach(() => useTries.setState({ tries: {} }));

  test.each(gameModules.filter(({ daily }) => daily !== undefined))('of $game.id goes on by its rules', (module) => {
    const first = scoredGame(module, DAY, () => undefined);
    for (let i = 0; i < 5; i++) first.play(first.moves[0]);
    const second = scoredGame(updated(module), DAY, () => undefined);
    expect(second.match.state).toEqual(first.match.state);
    expect(dailyGame(updated(module), DAY).match.rules).toBe(NEXT_RULES);
  });
});

test('what cannot be opened because it is newer is said in every language, whoever finds out', () => {
  const troubles = [troubleOf(new ApiError('newer-rules')), troubleOf(new UnknownRules('earth', '9.0', ''))];
  for (const language of LANGUAGES) {
    for (const trouble of troubles) {
      expect(troubleText(trouble, words[language], replayWords[language])).toBe(words[language].newerRules);
    }
  }
  expect(new Set(LANGUAGES.map((language) => words[language].newerRules)).size).toBe(LANGUAGES.length);
});
