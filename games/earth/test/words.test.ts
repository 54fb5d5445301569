import { LANGUAGES } from '@grove/game-kit';
import { factsIn } from '@grove/game-kit/told';
import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cardById, cards } from '../material/cards.ts';
import { CRITERIA } from '../rules/germination.ts';
import { earth } from '../rules/index.ts';
import { moveOf } from '../rules/move.ts';
import { en } from '../words/en/game.ts';
import { vocabularies, words } from '../words/index.ts';
import { criterionText } from '../words/counting.ts';
import { reminderOf, runningText } from '../words/reminder.ts';
import { table } from './kit.ts';

/** What every sentence tells, by where it stands. */
function factsByPath(value: unknown, path = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return { [path]: factsIn(value).join(' ') };
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => factsByPath(part, `${path}.${key}`)));
}

describe('words in four languages', () => {
  it('name the same facts in every language', () => {
    for (const language of LANGUAGES) expect(factsByPath(vocabularies[language]), language).toEqual(factsByPath(en));
  });

  it('tell readers of their own deeds as you, and of everything else by name', () => {
    const card = cardById('E001').index;
    const planted = { kind: 'planted', seat: 1, card, cell: 0, over: -1 } as const;
    const toldTo = (reader: number) => words.en.event(planted, (seat) => itemAt(['Ana', 'Ben'], seat), reader);
    expect([toldTo(0), toldTo(1)]).toEqual(['Ben planted Japanese Maple.', 'You planted Japanese Maple.']);
    expect(words.fr.event({ kind: 'gaia-bonus' }, String, 0)).toBe('Gaïa gagne le bonus du tableau terminé.');
  });

  it('E5.1: say in a hint which of the two benefits it takes', () => {
    const sitting = table({ players: [{}, {}], phase: 'color' }).does(0, 'choose red');
    const view = earth.view(sitting.state, 1);
    const said = (['en', 'de'] as const).map((language) =>
      [0, 1].map((which) => words[language].turn?.(view, [moveOf('either', which)], String).replaceAll('\u00A0', ' ')),
    );
    expect(said).toEqual([
      ['Take 2 soil', 'Compost 2 from the deck'],
      ['2 Erde nehmen', '2 vom Stapel kompostieren'],
    ]);
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

  it('end every ability with one full stop where more text follows it', () => {
    for (const language of LANGUAGES) {
      for (const card of cards) {
        const stops = runningText(vocabularies[language], card).match(/[.!?]+( |$)/g) ?? [];
        const isBetweenTurns = card.timing === 'between_turns';
        expect(
          stops.map((stop) => stop.trim()),
          `${card.id} ${language}`,
        ).toEqual(Array.from({ length: card.abilities.length * (isBetweenTurns ? 2 : 1) }, () => '.'));
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
      reminderOf(en, itemAt(cards, i)).filter((_, at) => itemAt(abilities, at).place?.mode === 'each'),
    );
    expect(each).toHaveLength(20);
    for (const line of each) expect(line).toContain('on this card and on every other');
  });

  it('E11.6, E11.7: say of the four events between turns that they are, and of no other card', () => {
    const timed = cards.filter((card) => reminderOf(en, card).some((line) => line.includes('Between turns')));
    expect(timed.map(({ id }) => id)).toEqual(['E294', 'E297', 'E298', 'E300']);
    expect(reminderOf(en, itemAt(timed, 0))).toEqual([
      '[black] Between turns, and the others may take part. Remove 2 sprouts: draw 3 cards',
    ]);
  });

  it('say one point, two points and so on in every language', () => {
    const one = {
      en: /\b1 points/,
      de: /\b1\s(Siegpunkte|Sprossen|Karten)/,
      fr: /\b1\s(cartes|jetons|germes)/,
      es: /\b1\s(puntos|cartas|brotes)/,
    };
    for (const language of LANGUAGES) {
      for (const card of cards) {
        for (const line of reminderOf(vocabularies[language], card)) expect(line, card.id).not.toMatch(one[language]);
      }
    }
  });

  it('read as sentences: what is counted stands in the number that it is counted by', () => {
    const lineOf = (id: string) => reminderOf(en, cardById(id)).at(-1);
    expect(lineOf('E126')).toBe('[brown] 1 point for each card in your area with a cost of at most 3');
    expect(lineOf('S307A')).toBe('3 points for every 2 rocky cards in your area');
    expect(lineOf('S321B')).toBe('4 points for every 2 cards in your area with at most 1 habitat');
    expect(lineOf('F343A')).toBe('At least 4 trees in your tableau');
    expect(lineOf('E090')).toBe('[brown] Trees cost 2 soil less');
    expect(lineOf('S305A')).toBe('0, 4, 8, 13, 23, 28 or 30 points for 1 to 7 or more trees in your tableau');
  });

  it('E20.9: tell a line of cards from the neighbours of a card', () => {
    expect(reminderOf(en, cardById('S305B'))).toEqual([
      '4 points for each card in the longest diagonal line of trees, at most 7 cards',
    ]);
    expect(reminderOf(en, cardById('E027')).at(-1)).toContain('for each tree diagonally adjacent to this card');
  });

  it('tell cards apart that do different things', () => {
    const meanings = new Map<string, string>();
    for (const { abilities, id } of cards) {
      abilities.forEach((ability, i) => {
        const line = itemAt(reminderOf(en, cards.find((card) => card.id === id) ?? itemAt(cards, 0)), i);
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

  it('tell of a germination that finds nothing (E12.4)', () => {
    const criterion = CRITERIA.indexOf('event');
    const nothing = { kind: 'germinated', seat: 0, card: -1, criterion, revealed: [] } as const;
    const said = (['en', 'de'] as const).map((language) => words[language].event(nothing, () => 'Ana'));
    expect(said).toEqual([
      'Ana looked for a card and found none (event).',
      'Ana hat eine Karte gesucht und keine gefunden (Ereignis).',
    ]);
  });

  it('put refusals, questions and events into sentences', () => {
    const sitting = table({ players: [{ hand: ['E004'] }, {}], phase: 'plant', color: 'green' });
    const refusal = sitting.refuses(0, 'plant E004 a1');
    expect(refusal && words.en.refusal(refusal as never)).toBe('African Baobab costs 6; you have 0 soil.');
    expect(words.de.question?.(earth.view(sitting.state, 0), 0)).toBe('Pflanze eine Karte oder hör auf');
    const line = words.fr.event({ kind: 'got', seat: 0, what: 'sprout', n: 2 }, () => 'Ana');
    expect(line).toBe('Ana a gagné 2\u00A0germes.');
  });
});
