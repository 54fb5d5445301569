import { LANGUAGES } from '@grove/game-kit';
import { factsIn, templateOf } from '@grove/game-kit/told';
import { itemAt, Match, refuse, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet } from '../rules/index.ts';
import { cardName, eventText, vocabularies, words } from '../words/index.ts';
import { drawText } from '../board/text.ts';
import { playTurns, scriptedGame } from './helpers.ts';
import type { Event } from '../rules/events.ts';

/** Everything that can happen, from a few random games. */
function manyEvents(): Event[] {
  return [1, 2, 3].flatMap((players) => {
    const match = new Match(planet, players, {}, SeededChance.from(`events ${players}`));
    const choice = SeededChance.from('events', 'choice');
    const events: Event[] = [];
    while (!match.over) {
      const seat = itemAt(planet.waitingFor(match.state), 0);
      const moves = planet.moves(match.state, seat);
      events.push(...match.play(seat, itemAt(moves, choice.pick(moves.length))));
    }
    return events;
  });
}

test.each(LANGUAGES)('in %s no refusal begins with the name of a space or a card', (language) => {
  const { refusals } = vocabularies[language];
  expect(Object.values(refusals).filter((sentence) => templateOf(sentence).startsWith('{'))).toEqual([]);
});

test('the events of a turn tell what happened, in order', () => {
  const match = scriptedGame({ deck: ['snow-lake', 'wild-bud', 'wheat-bud'] });
  const drafted = playTurns(match, [
    [1, 'take snow-lake'],
    [2, 'take wild-bud'],
  ]);
  expect(drafted).toEqual([
    { kind: 'taken', picker: 0, card: 'snow-lake', withToken: false },
    { kind: 'token', card: 'wild-bud' },
    { kind: 'taken', picker: 1, card: 'wild-bud', withToken: true },
    { kind: 'left-over', card: 'wheat-bud', biome: 'wheat', goes: 'fertility', turned: null },
  ]);
  expect(
    playTurns(match, [
      [1, 'A +b1 | lake ~c1 ^b1'],
      [2, 'bud | D'],
    ]).slice(0, 10),
  ).toEqual([
    { kind: 'action', seat: 0, action: 'A' },
    { kind: 'planted', seat: 0, space: 'b1' },
    { kind: 'marker', seat: 0, power: 'lake', step: 1, strength: 1 },
    { kind: 'lake', seat: 0, space: 'c1' },
    { kind: 'grown', seat: 0, space: 'b1', to: 'small' },
    { kind: 'done', seat: 0 },
    { kind: 'marker', seat: 1, power: 'bud', step: 1, strength: 3 },
    { kind: 'buds', seat: 1, points: 3 },
    { kind: 'action', seat: 1, action: 'D' },
    { kind: 'done', seat: 1 },
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const vocabulary = vocabularies[language];

  test('every event is told without a gap, and all lines are used', () => {
    const used = new Set<string>();
    for (const event of manyEvents()) {
      const line = words[language].event(event, (seat) => `<${seat}>`);
      if (line === undefined) continue;
      expect(line).not.toMatch(/undefined|null|[{}]/);
      used.add(event.kind);
    }
    expect(used.size).toBe(15);
  });

  test('every refusal is a sentence with its facts', () => {
    const facts = { space: 'b2', card: 'snow-lake', biome: 'snow', power: 'bud', lake: 'c3', seat: 2 };
    for (const reason of Object.keys(vocabulary.refusals) as (keyof typeof vocabulary.refusals)[]) {
      const text = words[language].refusal(refuse('P1', reason, facts));
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|null|[{}]/);
    }
  });

  test('sentences name the same facts as in English', () => {
    for (const group of ['refusals', 'events', 'ownEvents', 'doing'] as const) {
      const english: Readonly<Record<string, unknown>> = vocabularies.en[group];
      for (const [key, line] of Object.entries(vocabulary[group])) {
        expect([key, factsIn(line)]).toEqual([key, factsIn(english[key])]);
      }
    }
  });
});

test('what I did is told to me as mine, and to others with my name', () => {
  const nameOf = (seat: number) => itemAt(['Rowan', 'Hazel'], seat);
  const planted = { kind: 'planted', seat: 0, space: 'b3' } as const;
  expect(eventText(vocabularies.en, planted, nameOf, 0)).toBe('You planted a sprout on b3.');
  expect(eventText(vocabularies.en, planted, nameOf, 1)).toBe('Rowan planted a sprout on b3.');
  expect(eventText(vocabularies.en, planted, nameOf)).toBe('Rowan planted a sprout on b3.');
  const end = { kind: 'end', totals: [7, 7], winners: [0, 1] } as const;
  expect(eventText(vocabularies.en, end, nameOf, 0)).toBe('Rowan, Hazel wins.');
});

test('cards have names, and cards of other material keep their id', () => {
  expect(cardName(vocabularies.de, 'snow-lake')).toBe('Schnee, See');
  expect(cardName(vocabularies.fr, 'snow-blossom')).toBe('snow-blossom');
});

test('the text board shows the planet, the river and the zone', () => {
  const match = scriptedGame({ deck: ['snow-lake', 'wild-bud', 'wheat-bud'] });
  playTurns(match, [[1, 'take snow-lake']]);
  const text = drawText(match.view(1), 1, 'en');
  expect(text).toContain('Round 1 of 14, spring, sun at the top');
  expect(text).toContain('Seat 2 (you): 1');
  expect(text).toContain('River: (snow-lake)  wild-bud*  wheat-bud');
  expect(text).toContain('Fertility: snow 3  meadow 3  flowers 0  wheat 0  mountain 0  swamp 0');
  expect(text).toContain('2  m.  ##  n.  n.  ##  f.');
});
