import { itemAt } from '@grove/kernel';
import type { Card } from '../material/card.ts';
import type { Ability, Direction, Effect, Gain, GainWord, PayWord, Score } from '../material/vocabulary.ts';
import { cardsText, counterText, testText } from './counting.ts';
import { counted, filled, listed, sentence, upper } from './sentence.ts';
import type { Named, Vocabulary } from './vocabulary.ts';

/** What a card does, put together from its data word by word; no card has a text of its own. */
export const reminderOf = (words: Vocabulary, card: Card): string[] =>
  sentencesOf(words, card).map((text, i) => {
    const { color } = itemAt(card.abilities, i);
    return color === null ? text : `[${itemAt(words.colors, color)}] ${text}`;
  });

/** The same without the colours, for where the colour is seen. */
export const sentencesOf = (words: Vocabulary, card: Card): string[] =>
  card.abilities.map((ability) => {
    const text = upper(abilityText(words, ability));
    const isBetweenTurns = card.timing === 'between_turns'; // E11.7
    return words.typeset(
      isBetweenTurns ? sentence('{timing}. {text}', { timing: words.forms.betweenTurns, text }) : text,
    );
  });

function abilityText(words: Vocabulary, ability: Ability): string {
  const { chose, pay, effect, score, need, start, when, direction } = ability;
  if (score) return scoreText(words, score, direction);
  if (need) return filled(words.forms.need, { n: need.n, what: counterText(words, need.counter, 'many', direction) });
  if (start) return filled(words.forms.start, start);
  if (effect) return effectText(words, effect);
  const pays = pay.map(({ what, n }) => filled(words.pays[what], amountOf(words, what, n))).join(', ');
  const gains = gainText(words, ability);
  const result = pays === '' ? gains : filled(words.forms.exchange, { pays, gains });
  if (chose)
    return filled(words.forms.condition, { when: filled(words.forms.chose, { color: words.colors[chose] }), result });
  return when === 'event_played' ? filled(words.forms.condition, { when: words.forms.eventPlayed, result }) : result;
}

/** The goods that a cost or a gain is about; cards where it is none of the others. */
function amountOf(words: Vocabulary, what: PayWord | GainWord, n: number) {
  const goods = { soil: 'soil', growth: 'growth', seed: 'seed', sprout: 'sprout' } as const;
  const kind = what.startsWith('sprout') ? 'sprout' : what in goods ? goods[what as keyof typeof goods] : 'card';
  return { n, goods: counted(n, words.goods[kind]) };
}

function gainText(words: Vocabulary, { gain, per, place, direction = 'row' }: Ability): string {
  if (place) {
    const facts = {
      ...amountOf(words, itemAt(gain, 0).what, itemAt(gain, 0).n),
      direction: words.directions[direction],
    };
    if (place.mode === 'spread') return filled(words.forms.spread, facts);
    return filled(words.forms.each, { ...facts, type: words.nouns[place.type][0] });
  }
  const gains = gainsText(words, gain);
  if (!per) return gains;
  const what = counterText(words, per.counter, per.every === 1 ? 'one' : 'many');
  const times = filled(per.every === 1 ? words.forms.times : words.forms.every, { every: per.every, what });
  return `${gains} ${times}`;
}

/** What is simply gained goes into one phrase: `gain 1 growth and 1 sprout, draw 1 card`. What others get stands apart. */
function gainsText(words: Vocabulary, gains: readonly Gain[]): string {
  const phrases: { template: string; goods: string[]; facts: Named }[] = [];
  const forOthers: string[] = [];
  for (const { what, n, keep = 0 } of gains) {
    const template = words.gains[what];
    const facts = { ...amountOf(words, what, n), keep };
    const last = phrases.at(-1);
    if (what === 'sprout_others' || what === 'sprout_one_other') forOthers.push(filled(template, facts));
    else if (last?.template === template && template.includes('{goods}')) last.goods.push(facts.goods);
    else phrases.push({ template, goods: [facts.goods], facts });
  }
  const own = phrases.map(({ template, goods, facts }) =>
    filled(template, { ...facts, goods: listed(goods, words.forms.and) }),
  );
  return forOthers.reduce((text, others) => filled(words.forms.others, { own: text, others }), own.join(', '));
}

function scoreText(words: Vocabulary, score: Score, direction?: Direction): string {
  const { counter, maxVp, maxCount } = score;
  const points = counted(score.vp, words.points);
  if (counter.count === 'this_line') {
    const line = words.lines[direction === 'column' ? 'column' : 'row'];
    return filled(words.forms.thisLine, { points, line, test: testText(words, counter) });
  }
  const limits = [
    ...(maxVp === undefined ? [] : [filled(words.forms.atMost, { points: counted(maxVp, words.points) })]),
    ...(maxCount === undefined
      ? []
      : [filled(words.forms.atMostCards, { cards: counted(maxCount, words.goods.card) })]),
  ];
  return [rateText(words, score, direction), ...limits].join(', ');
}

/** So many points for so many of something (E21.1, E21.2). */
function rateText(words: Vocabulary, { counter, vp, per, table }: Score, direction?: Direction): string {
  const what = counterText(words, counter, per === 1 && !table ? 'one' : 'many', direction);
  if (table) {
    return filled(words.forms.table, { table: listed(table.map(String), words.forms.or), most: table.length, what });
  }
  return filled(per === 1 ? words.forms.score : words.forms.scorePer, { points: counted(vp, words.points), per, what });
}

function effectText(words: Vocabulary, effect: Effect): string {
  const template = words.effects[effect.kind];
  switch (effect.kind) {
    case 'discount': {
      const { kind: _kind, n, ...filter } = effect;
      return filled(template, { n, what: cardsText(words, filter, 'many') });
    }
    case 'forbid_choice':
      return filled(template, { color: words.colors[effect.color] });
    case 'copy':
      return filled(template, { ability: words.abilities[effect.color] });
    case 'plant_over':
      return filled(template, { ability: words.abilities[effect.color], n: effect.draw });
    case 'pay_planting_with': {
      const good = effect.what === 'hand_card' ? 'card' : effect.what;
      return filled(template, { what: words.goods[good][1] });
    }
    case 'keep_after_planting':
    case 'extra_planting_for_all':
      return filled(template, { n: effect.n });
    default:
      return template;
  }
}
