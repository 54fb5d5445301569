import { LANGUAGES } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cards } from '../material/cards.ts';
import { CRITERIA } from '../rules/germination.ts';
import { earth } from '../rules/index.ts';
import { en } from '../words/en.ts';
import { vocabularies, words } from '../words/index.ts';
import { criterionText, reminderOf } from '../words/reminder.ts';
import { table } from './kit.ts';

/** The names in braces, by the path of the text they stand in. */
function braces(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: [...value.matchAll(/\{\w+\}/g)].map(String).sort().join(' ') };
  return Object.assign({}, ...Object.entries(value as object).map(([key, part]) => braces(part, `${path}.${key}`)));
}

describe('words in four languages', () => {
  it('name the same facts in every language', () => {
    for (const language of LANGUAGES) expect(braces(vocabularies[language]), language).toEqual(braces(en));
  });

  it('remind of every ability of every card, with nothing left out', () => {
    for (const language of LANGUAGES) {
      for (const card of cards) {
        const lines = reminderOf(vocabularies[language], card);
        expect(lines).toHaveLength(card.abilities.length);
        for (const line of lines) expect(line, `${card.id} ${language}`).not.toMatch(/[{}]|undefined|\[\]|^$/);
      }
    }
  });

  it('say the same as the data: the numbers of an ability stand in its reminder', () => {
    for (const card of cards) {
      card.abilities.forEach((ability, i) => {
        const line = reminderOf(en, card)[i];
        for (const { n } of [...ability.pay, ...ability.gain]) expect(line, card.id).toContain(String(n));
      });
    }
  });

  it('E19.6: a piece on each card of a kind is one on the card itself too, and the reminder says so', () => {
    const each = cards.flatMap(({ abilities }, i) =>
      reminderOf(en, cards[i]).filter((_, at) => abilities[at].place?.mode === 'each'),
    );
    expect(each).toHaveLength(20);
    for (const line of each) expect(line).toContain('this card included');
  });

  it('E11.6, E11.7: say of the four events between turns that they are, and of no other card', () => {
    const timed = cards.filter((card) => reminderOf(en, card).some((line) => line.includes('Between turns')));
    expect(timed.map(({ id }) => id)).toEqual(['E294', 'E297', 'E298', 'E300']);
    expect(reminderOf(en, timed[0])).toEqual([
      '[black] Between turns, and the others may take part: remove 2 sprouts: draw 3 cards',
    ]);
  });

  it('tell cards apart that do different things', () => {
    const meanings = new Map<string, string>();
    for (const { abilities, id } of cards) {
      abilities.forEach((ability, i) => {
        const line = reminderOf(en, cards.find((card) => card.id === id) ?? cards[0])[i];
        const meaning = JSON.stringify({ ...ability, when: '', color: ability.color });
        expect(meanings.get(line) ?? meaning, `${id}: ${line}`).toBe(meaning);
        meanings.set(line, meaning);
      });
    }
  });

  it('name every criterion of germination differently (E12.6)', () => {
    for (const language of LANGUAGES) {
      const names = CRITERIA.map((_, criterion) => criterionText(vocabularies[language], criterion));
      expect(new Set(names).size, language).toBe(CRITERIA.length);
    }
  });

  it('put refusals, questions and events into sentences', () => {
    const sitting = table({ players: [{ hand: ['E004'] }, {}], phase: 'plant', color: 'green' });
    const refusal = sitting.refuses(0, 'plant E004 a1');
    expect(refusal && words.en.refusal(refusal as never)).toBe('African Baobab costs 6; you have 0 soil.');
    expect(words.de.question?.(earth.view(sitting.state, 0), 0)).toBe('Pflanze eine Karte oder beende');
    const line = words.fr.event({ kind: 'got', seat: 0, what: 'sprout', n: 2 }, () => 'Ana');
    expect(line).toBe('Ana a gagné 2 pousses.');
  });
});
