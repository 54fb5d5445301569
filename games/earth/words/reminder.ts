import { say, type Sentence, type Told, typeset, upper } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { Card } from '../material/card.ts';
import type { Ability, Direction, Effect, Gain, GainWord, PayWord, Score } from '../material/vocabulary.ts';
import { cardsText, counterText, testText } from './counting.ts';
import { counted, listed } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

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
    return typeset(words.language, isBetweenTurns ? `${upper(words.forms.betweenTurns)}. ${text}` : text);
  });

/** All that a card says as running text, where more sentences may follow. */
export const runningText = (words: Vocabulary, card: Card): string =>
  sentencesOf(words, card)
    .map((text) => `${text}.`)
    .join(' ');

function abilityText(words: Vocabulary, ability: Ability): string {
  const { chose, pay, effect, score, need, start, when, direction } = ability;
  if (score) return scoreText(words, score, direction);
  if (need) return say(words.forms.need, { n: need.n, what: counterText(words, need.counter, 'many', direction) });
  if (start) return say(words.forms.start, start);
  if (effect) return effectText(words, effect);
  const pays = pay.map(({ what, n }) => say(words.pays[what], amountOf(words, what, n))).join(', ');
  const gains = gainText(words, ability);
  const result = pays === '' ? gains : say(words.forms.exchange, { pays, gains });
  if (chose)
    return say(words.forms.condition, { when: say(words.forms.chose, { color: words.colors[chose] }), result });
  return when === 'event_played' ? say(words.forms.condition, { when: words.forms.eventPlayed, result }) : result;
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
    if (place.mode === 'spread') return say(words.forms.spread, facts);
    return say(words.forms.each, { ...facts, type: words.nouns[place.type][0] });
  }
  const gains = gainsText(words, gain);
  if (!per) return gains;
  const what = counterText(words, per.counter, per.every === 1 ? 'one' : 'many');
  const times = say(per.every === 1 ? words.forms.times : words.forms.every, { every: per.every, what });
  return `${gains} ${times}`;
}

/** What is simply gained goes into one phrase: `gain 1 growth and 1 sprout, draw 1 card`. What others get stands apart. */
function gainsText(words: Vocabulary, gains: readonly Gain[]): string {
  const phrases: { sentence: GainSentence; goods: string[]; facts: Told<'n' | 'keep'> }[] = [];
  const forOthers: string[] = [];
  for (const { what, n, keep = 0 } of gains) {
    const sentence = words.gains[what];
    const facts = { ...amountOf(words, what, n), keep };
    const last = phrases.at(-1);
    if (what === 'sprout_others' || what === 'sprout_one_other') forOthers.push(say(sentence, facts));
    else if (last !== undefined && tellAlike(last.sentence, sentence)) last.goods.push(facts.goods);
    else phrases.push({ sentence, goods: [facts.goods], facts });
  }
  const own = phrases.map(({ sentence, goods, facts }) =>
    say(sentence, { ...facts, goods: listed(goods, words.forms.and) }),
  );
  return forOthers.reduce((text, others) => say(words.forms.others, { own: text, others }), own.join(', '));
}

type GainSentence = Sentence<'n' | 'goods' | 'keep'>;

/** Whether two gains are told in the same words around their goods, and so can be one phrase. */
function tellAlike(one: GainSentence, other: GainSentence): boolean {
  const about = (goods: string) => ({ n: 0, goods, keep: 0 });
  const text = say(one, about('goods'));
  return text === say(other, about('goods')) && text !== say(one, about(''));
}

function scoreText(words: Vocabulary, score: Score, direction?: Direction): string {
  const { counter, maxVp, maxCount } = score;
  const points = counted(score.vp, words.points);
  if (counter.count === 'this_line') {
    const line = words.lines[direction === 'column' ? 'column' : 'row'];
    return say(words.forms.thisLine, { points, line, test: testText(words, counter) });
  }
  const limits = [
    ...(maxVp === undefined ? [] : [say(words.forms.atMost, { points: counted(maxVp, words.points) })]),
    ...(maxCount === undefined ? [] : [say(words.forms.atMostCards, { cards: counted(maxCount, words.goods.card) })]),
  ];
  return [rateText(words, score, direction), ...limits].join(', ');
}

/** So many points for so many of something (E21.1, E21.2). */
function rateText(words: Vocabulary, { counter, vp, per, table }: Score, direction?: Direction): string {
  const what = counterText(words, counter, per === 1 && !table ? 'one' : 'many', direction);
  if (table) {
    return say(words.forms.table, { table: listed(table.map(String), words.forms.or), most: table.length, what });
  }
  return say(per === 1 ? words.forms.score : words.forms.scorePer, { points: counted(vp, words.points), per, what });
}

function effectText(words: Vocabulary, effect: Effect): string {
  const { effects } = words;
  switch (effect.kind) {
    case 'discount': {
      const { kind: _kind, n, ...filter } = effect;
      return say(effects.discount, { n, what: cardsText(words, filter, 'many') });
    }
    case 'forbid_choice':
      return say(effects.forbid_choice, { color: words.colors[effect.color] });
    case 'copy':
      return say(effects.copy, { ability: words.abilities[effect.color] });
    case 'plant_over':
      return say(effects.plant_over, { ability: words.abilities[effect.color], n: effect.draw });
    case 'pay_planting_with': {
      const good = effect.what === 'hand_card' ? 'card' : effect.what;
      return say(effects.pay_planting_with, { what: words.goods[good][1] });
    }
    case 'keep_after_planting':
    case 'extra_planting_for_all':
      return say(effects[effect.kind], { n: effect.n });
    default:
      return effects[effect.kind];
  }
}
