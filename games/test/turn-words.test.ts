import { LANGUAGES } from '@grove/game-kit';
import { itemAt, Match, playersNear, SeededChance, type Viewer } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { gameModule, gameModules } from '../loaded.ts';

const nameOf = (seat: number): string => itemAt(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'], seat);

/** What a text looks like when something went missing on the way into it. */
const BROKEN = /undefined|NaN|\[object|[{}]|^\s*$/;

describe.each(gameModules.filter(({ words }) => 'turn' in words.en))(
  'the hints of $game.id in words',
  ({ game, words }) => {
    test.each(LANGUAGES)('every turn of a game can be said in %s', (language) => {
      const match = new Match(game, playersNear(game.players, 2), {}, SeededChance.from('words'));
      const choice = SeededChance.from('words', 'choices');
      const open: unknown[][] = Array.from({ length: match.players }, () => []);
      const texts: string[] = [];
      while (!match.over) {
        const seat = itemAt(game.waitingFor(match.state), 0);
        const moves = game.moves(match.state, seat);
        const move = moves[choice.pick(moves.length)];
        itemAt(open, seat).push(move);
        if (game.notation.closes(match.state, move)) {
          texts.push(words[language].turn?.(match.view(seat), itemAt(open, seat), nameOf) ?? '');
          open[seat] = [];
        }
        match.play(seat, move);
      }
      // Small games are short; in long ones turns are alike.
      expect(new Set(texts).size).toBeGreaterThan(Math.min(10, texts.length / 2));
      for (const text of texts) expect(text).not.toMatch(BROKEN);
    });
  },
);

const textOf = (id: string, text: string, reader?: Viewer): string | undefined => {
  const { game, words } = gameModule(id);
  const match = new Match(game, 2, {}, SeededChance.from('text'));
  return words.en.turn?.(match.view(0), game.notation.readTurn(match.state, 0, text), nameOf, reader);
};

test('a turn of the planet is told part by part', () => {
  expect(textOf('evergreen-planet', 'take snow-lake')).toBe('Take snow, lake');
  expect(textOf('evergreen-planet', 'A +b2 +c2 | sprout +d3')).toBe('Plant on b2, c2; plant on d3');
  expect(textOf('evergreen-planet', 'lake ~d3 ^d2 | B ^a1 ^a2')).toBe('A lake on d3; grow d2; grow a1, a2');
  expect(textOf('evergreen-planet', 'D | bud')).toBe('Score the buds');
  expect(textOf('evergreen-planet', 'D')).toBe('Nothing more, finish');
});

test('a turn of the concert names piles and their owners', () => {
  expect(textOf('evergreen-concert', 'open green1 blue2 blue3')).toBe(
    'Green 1 for your left pile, blue 2 for your middle pile, blue 3 for your right pile',
  );
  expect(textOf('evergreen-concert', 'play brown1>1.1 lilac2>2.2 concert')).toBe(
    'Brown 1 on your left pile, lilac 2 on the middle pile of Ben, hold a concert',
  );
});

test('a turn of the concert that somebody else looks back at names its own piles too', () => {
  expect(textOf('evergreen-concert', 'open green1 blue2 blue3', 'public')).toBe(
    'Green 1 for the left pile of Ada, blue 2 for the middle pile of Ada, blue 3 for the right pile of Ada',
  );
  expect(textOf('evergreen-concert', 'play brown1>1.1 concert', 'public')).toBe(
    'Brown 1 on the left pile of Ada, hold a concert',
  );
});
