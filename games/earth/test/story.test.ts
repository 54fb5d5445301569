import { LANGUAGES } from '@grove/game-kit';
import { describe, expect, test } from 'vitest';
import { cardById } from '../material/cards.ts';
import type { Seen } from '../rules/events.ts';
import { words } from '../words/index.ts';
import { loadNames } from '../words/names/index.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';
const card = (id: string): number => cardById(id).index;
const activated = (seat: number): Seen => ({ kind: 'activated', seat, card: card('E005'), copied: -1 });

const TURN: readonly Seen[] = [
  { kind: 'turn', active: 1, turn: 4 },
  { kind: 'color', seat: 1, color: 2 },
  ...Array.from({ length: 6 }, (): Seen => ({ kind: 'got', seat: 1, what: 'sprout', n: 1 })),
  { kind: 'got', seat: 1, what: 'soil', n: 2 },
  { kind: 'got', seat: 2, what: 'soil', n: 2 },
  { kind: 'got', seat: 0, what: 'soil', n: 2 },
  activated(1),
  { kind: 'got', seat: 1, what: 'soil', n: 3 },
  activated(2),
  { kind: 'drew', seat: 2, n: 1 },
  activated(1),
  { kind: 'paid', seat: 1, what: 'sprout', n: 1 },
  { kind: 'got', seat: 1, what: 'soil', n: 2 },
];

const told = (events: readonly Seen[], language: (typeof LANGUAGES)[number] = 'en') =>
  words[language]
    .story?.(events, 0, nameOf)
    .map(({ sentences }) => sentences.map(({ lead, clauses }) => `${lead}: ${clauses.join('; ')}`));

describe('the story of a turn', () => {
  test('is one sentence for each of the others', () => {
    expect(told(TURN)).toEqual([
      ['Ben watered: 6 sprouts, 2 soil; then 5 soil from 2 cards; paid 1 sprout'],
      ['Cleo on others’ turns: 2 soil, 1 card'],
    ]);
  });

  test('puts turns of others together and tells own turns by themselves', () => {
    const own: readonly Seen[] = [
      { kind: 'turn', active: 2, turn: 5 },
      { kind: 'color', seat: 2, color: 0 },
      { kind: 'planted', seat: 2, card: card('E005'), cell: 0, over: -1 },
      { kind: 'claimed', seat: 1, fauna: card('F339A'), rank: 1 },
    ];
    const [ben, cleo] = told([...TURN, ...own]) ?? [];
    expect(ben?.[1]).toMatch(/^Ben on others’ turns: claimed /);
    expect(cleo).toEqual(['Cleo planted: Cat Grass', 'Cleo on others’ turns: 2 soil, 1 card']);
  });

  test('tells of Gaia, who has no seat', () => {
    const gaia: readonly Seen[] = [
      { kind: 'gaia-turn', turn: 2 },
      { kind: 'gaia-card', card: cardById('E005').index },
      { kind: 'gaia-got', what: 'sprout', n: 7 },
    ];
    expect(told(gaia)).toEqual([['Gaia: 7 sprouts; revealed Cat Grass']]);
    const mine: readonly Seen[] = [
      { kind: 'turn', active: 0, turn: 3 },
      { kind: 'gaia-got', what: 'sprout', n: 2 },
    ];
    expect(told(mine)).toEqual([['Gaia on your turns: 2 sprouts']]);
    const underName = [...gaia, ...mine];
    expect(words.en.story?.(underName, 0, nameOf)[0]?.sentences.map((one) => one.underName)).toEqual([
      '',
      'On your turns',
    ]);
  });

  test.each(LANGUAGES)('is told in %s', async (language) => {
    await loadNames(language);
    expect(told(TURN, language)?.flat().join(' ')).toMatch(/Ben.*6.*2.*5.*Cleo/);
  });
});
