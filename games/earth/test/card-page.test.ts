import { LANGUAGES } from '@grove/game-kit';
import { pairingOf, playPairing } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { botFigures } from '../board/card-page/bot-figures.ts';
import { ANYTHING, searchCards } from '../board/cards/criteria.ts';
import { CARD_EFFECTS, hasEffect } from '../board/cards/effects.ts';
import { earthBots } from '../bot/levels.ts';
import { cardById, cards } from '../material/cards.ts';
import { earthRulebook } from '../rulebook/index.ts';
import { relatedRules } from '../board/card-page/related-rules.ts';
import { earth } from '../rules/index.ts';
import { partsOf } from '../rules/result.ts';
import { usedCards } from '../rules/score/used-cards.ts';

describe('filters by effect and set', () => {
  test.each(CARD_EFFECTS)('%s finds some cards and not all', (effect) => {
    const found = searchCards({ ...ANYTHING, effect }, 'en');
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThan(cards.length / 2);
  });

  test('go by what is printed', () => {
    const effectsOf = (id: string) => CARD_EFFECTS.filter((effect) => hasEffect(cardById(id), effect));
    expect(effectsOf('E001')).toEqual(['sprout', 'growth']);
    expect(effectsOf('E002')).toEqual(['draw', 'direction', 'score']);
    expect(effectsOf('E007')).toEqual(expect.arrayContaining(['soil', 'sprout', 'exchange']));
  });

  test('find each card in exactly one set', () => {
    const [base, abundance] = (['base', 'abundance'] as const).map((set) => searchCards({ ...ANYTHING, set }, 'en'));
    expect((base?.length ?? 0) + (abundance?.length ?? 0)).toBe(cards.length);
  });
});

describe('the rules that touch a card', () => {
  test('are there for every card, each once, and have words in every language', () => {
    for (const card of cards) {
      const rules = relatedRules(card);
      expect(rules.length, card.id).toBeGreaterThan(1);
      expect(new Set(rules).size, card.id).toBe(rules.length);
      for (const language of LANGUAGES) {
        for (const rule of rules) expect(earthRulebook.words[language].rules[rule], rule).toBeTruthy();
      }
    }
  });

  test('follow from what is printed on it', () => {
    expect(relatedRules(cardById('E001'))).toEqual(expect.arrayContaining(['E6.1', 'E9.2', 'E10.2']));
    expect(relatedRules(cardById('E002'))).toEqual(expect.arrayContaining(['E19.8', 'E20.2', 'E21.1']));
    expect(relatedRules(cardById('E300'))).toEqual(expect.arrayContaining(['E11.6', 'E11.7', 'E10.4']));
    expect(relatedRules(cardById('E300'))).not.toContain('E11.2');
  });
});

describe('what a card scored', () => {
  test('adds up to the lines of the score pad that cards bring', () => {
    const bot = earthBots.tree(earth);
    playPairing(earth, [bot, bot, bot], pairingOf('used cards', 3, 0), {}, (state) => {
      state.players.forEach(({ island, climate }, seat) => {
        const lines = partsOf(state, seat);
        const sides = itemAt(cards, island).points + itemAt(cards, climate).points;
        const used = usedCards(state, seat).reduce((sum, { points }) => sum + points, 0);
        expect(used).toBe(lines.cards - sides + lines.events + lines.sprouts + lines.growth + lines.terrain);
      });
    });
    expect.assertions(3);
  });

  test('was counted in games of bots, for cards that there are, and never more often than games were played', () => {
    expect(botFigures.games).toBeGreaterThanOrEqual(1000);
    const uses = Object.entries(botFigures.cards);
    expect(uses.length).toBeGreaterThan(330);
    for (const [card, { used }] of uses) {
      expect(['flora', 'terrain', 'event']).toContain(cardById(card).kind);
      expect(used).toBeLessThanOrEqual(botFigures.games);
    }
  });
});
