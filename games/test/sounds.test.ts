import { itemAt, Match, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { SOUNDS, soundsSince, type Sound } from '@grove/game-kit/board/sounds';
import { soundOf as concertSound } from '../evergreen-concert/board/sounds.ts';
import { soundOf as earthSound } from '../earth/board/sounds.ts';
import { soundOf as planetSound } from '../evergreen-planet/board/sounds.ts';
import { gameModule } from '../loaded.ts';

const letters = (text: string) => text.split('').map((letter) => ({ seen: letter.split('') }));
const soundOf = (letter: string): Sound | undefined =>
  ({ c: 'card', p: 'piece', g: 'growth', s: 'sun' } as const)[letter];

describe('what is heard', () => {
  test('is the step that came last; nothing when a step was taken back or nothing happened', () => {
    expect(soundsSince(letters('ccp'), 2, soundOf)).toEqual(['piece']);
    expect(soundsSince(letters('cc'), 2, soundOf)).toEqual([]);
    expect(soundsSince(letters('c'), 2, soundOf)).toEqual([]);
    expect(soundsSince([], 0, soundOf)).toEqual([]);
  });

  test('of a long walk through a replay is the last step alone', () => {
    expect(soundsSince(letters('cpgs'), 0, soundOf)).toEqual(['sun']);
  });

  test('has each sound once, and three at most', () => {
    const step = { seen: ['c', 'x', 'c', 'p', 'p', 'g', 's'] };
    expect(soundsSince([step], 0, soundOf)).toEqual(['card', 'piece', 'growth']);
  });
});

test('sounds are short and soft, and begin and end in silence', () => {
  for (const voices of Object.values(SOUNDS)) {
    for (const { at, length, gain, rise, from, to } of voices) {
      expect(at + length).toBeLessThanOrEqual(1);
      expect(gain).toBeLessThanOrEqual(0.5);
      expect(rise).toBeLessThan(length);
      expect(Math.min(from, to)).toBeGreaterThan(0);
    }
  }
});

test.each([
  ['evergreen-planet', planetSound, ['card', 'growth', 'piece']],
  ['evergreen-concert', concertSound, ['card', 'record', 'ticket']],
  ['earth', earthSound, ['card', 'growth', 'piece', 'ticket']],
])('a whole game of %s is heard with all its sounds', (id, soundOf, expected) => {
  const { game, bots } = gameModule(id);
  const heard = new Set<Sound | undefined>();
  const match = new Match(game, 2, {}, SeededChance.from('sounds'));
  const bot = bots.greedy(game);
  const chance = SeededChance.from('sounds', 'moves');
  while (!match.over) {
    const seat = itemAt(game.waitingFor(match.state), 0);
    for (const event of match.play(seat, bot.choose(match.view(seat), seat, chance))) {
      const seen = game.seen(event, 0);
      if (seen !== undefined) heard.add((soundOf as (seen: unknown) => Sound | undefined)(seen));
    }
  }
  expect([...heard].filter((sound) => sound !== undefined).toSorted()).toEqual(expected);
});
