import { LANGUAGES } from '@grove/game-kit';
import { itemAt, type Refusal } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { seen } from '../rules/events.ts';
import { concert, type Event, type Reason } from '../rules/index.ts';
import { en } from '../words/en/game.ts';
import { words } from '../words/index.ts';
import { randomGame } from './random-games.ts';
import { enter, matchWith } from './scripted.ts';

const NAMES = ['Anna', 'Joe', 'Carla', 'Ben', 'Dora', 'Emil'];
const nameOf = (seat: number): string => itemAt(NAMES, seat);

describe('words', () => {
  test('C7 in English', () => {
    const match = matchWith({
      dealer: 2,
      hands: ['green9 blue1 blue3 brown1 lilac9 orange7', 'lilac3 blue8 blue2', 'green6 yellow4 blue4'],
    });
    enter(match, [1, 'open green9 blue1 blue3'], [2, 'open lilac3 blue8 blue2'], [3, 'open green6 yellow4 blue4']);
    const events = enter(match, [1, 'play brown1>2.2 hit+ gala']);
    expect(events.map((event) => words.en.event(event, nameOf))).toEqual([
      'Anna plays brown 1 on the middle pile of Joe, over blue 8.',
      'The blue disc goes from Joe to Carla and from 5 to 6.',
      'Joe takes the brown disc from the middle, at 5.',
      'Anna turns the hit disc from orange to blue.',
      'Anna holds the gala concert: 10 points.',
    ]);
  });

  test('speaks to the reader', () => {
    const match = matchWith({
      dealer: 2,
      hands: ['green9 blue1 blue3 brown1 lilac9', 'lilac3 blue8 blue2 green1', 'green6 yellow4 blue4 lilac1'],
    });
    enter(match, [1, 'open green9 blue1 blue3'], [2, 'open lilac3 blue8 blue2'], [3, 'open green6 yellow4 blue4']);
    const events = enter(match, [1, 'play brown1>2.2 hit+ gala']);
    const toldTo = (reader: number) => events.map((event) => words.en.event(event, nameOf, reader));
    expect(toldTo(0)).toEqual([
      'You play brown 1 on the middle pile of Joe, over blue 8.',
      'The blue disc goes from Joe to Carla and from 5 to 6.',
      'Joe takes the brown disc from the middle, at 5.',
      'You turn the hit disc from orange to blue.',
      'You hold the gala concert: 10 points.',
    ]);
    expect(toldTo(1).slice(0, 3)).toEqual([
      'Anna plays brown 1 on your middle pile, over blue 8.',
      'The blue disc goes from you to Carla and from 5 to 6.',
      'You take the brown disc from the middle, at 5.',
    ]);
    expect(toldTo(2)[1]).toBe('The blue disc goes from Joe to you and from 5 to 6.');
  });

  test('C3.2 a pick for the opening says what the piles add up to and what stays of its artist', () => {
    const match = matchWith({
      dealer: 1,
      hands: ['green3 blue1 blue3 blue5 lilac2', 'lilac3 blue4 blue2 green1 green2'],
    });
    const why = (language: 'en' | 'de' | 'fr' | 'es', ...steps: string[]) => {
      const [state, view] = [match.state, match.view(0)];
      const moves = steps.map((step) => concert.notation.readStep(state, 0, step));
      return words[language].why?.(view, 0, moves);
    };
    expect(why('en', 'blue3')).toBe(
      'the piles add up to 3 so far, and the lowest sum begins; other cards of this artist in hand: blue 1, blue 5',
    );
    expect(why('en', 'green3')).toContain('no other card of this artist');
    for (const language of LANGUAGES) expect(why(language, 'blue3')).toMatch(/3.*1.*5/u);
    // In French a semicolon stands apart from its word.
    expect(why('fr', 'blue3')).toContain('\u202F; ');
  });

  test.each(LANGUAGES)('%s says every event and every question of a game in whole sentences', (language) => {
    const events: Event[] = [];
    const lines: (string | undefined)[] = [];
    randomGame(6, 'words', (match, seat, _move, happened) => {
      events.push(...happened);
      const question = words[language].question?.(match.view(seat), seat);
      expect(question).toMatch(/^\p{Lu}.*[^.]$/u);
    });
    for (const event of events) {
      lines.push(words[language].event(seen(event, 0), nameOf), words[language].event(seen(event, 0), nameOf, 0));
    }
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(8);
    for (const line of lines) {
      expect(line).toMatch(/\.$/);
      expect(line).not.toMatch(/undefined|NaN|null/);
    }
  });

  test.each(LANGUAGES)('%s explains every refusal', (language) => {
    const facts = { card: 'green9', onTurn: 2, next: 1, pile: 2, players: 3, allowed: 3 };
    for (const reason of Object.keys(en.refusals) as Reason[]) {
      const refusal: Refusal<Reason> = { rule: 'C4.1', reason, facts };
      expect(words[language].refusal(refusal)).toMatch(/^\p{Lu}[^{}]*\.$/u);
      expect(words[language].refusal(refusal)).not.toMatch(/undefined|NaN/);
    }
  });

  test('a secret pick names no card', () => {
    const picked: Event = { kind: 'picked', seat: 0, card: 47, pile: 1 };
    expect(words.en.event(seen(picked, 0), nameOf)).toBe('Anna places green 9 for the middle pile.');
    expect(words.en.event(seen(picked, 1), nameOf)).toBe('Anna picks a card in secret, 2 of 3.');
  });
});
