import { itemAt } from '@grove/kernel';
import { type GameWords, type Language, say, type Told, typesetWords, upper } from '@grove/game-kit';
import { cardById } from '../material/cards.ts';
import type { AbilityColor } from '../material/vocabulary.ts';
import type { EarthTypes } from '../rules/types.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { de } from './de/game.ts';
import { en } from './en/game.ts';
import { es } from './es/game.ts';
import { fr } from './fr/game.ts';
import { logLine } from './log.ts';
import { cardName } from './names/index.ts';
import { mistakeText, reasonText, reasonWords } from './reasons/index.ts';
import { tellStory } from './story/tell-story.ts';
import { turnText } from './turn.ts';
import { whyText } from './why.ts';
import type { Named, RefusalFact, Vocabulary } from './vocabulary.ts';

export { reminderOf } from './reminder.ts';

export const vocabularies: Readonly<Record<Language, Vocabulary>> = typesetWords({ en, fr, de, es });

/** Facts of a refusal are ids; people want names. */
function named(words: Vocabulary, facts: Named): Named {
  const translate = (fact: string, value: string | number): string | number => {
    if (fact === 'card' && /^[A-Z]\d{3}[AB]?$/.test(String(value)))
      return cardName(cardById(String(value)).index, words.language);
    if (fact === 'color') return words.colors[value as AbilityColor] ?? value;
    return value;
  };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, translate(fact, value)]));
}

const wordsFor = (language: Language, words = vocabularies[language]): GameWords<EarthTypes> => ({
  refusal: ({ reason, facts }) => upper(say(words.refusals[reason], named(words, facts) as Told<RefusalFact>)),
  event: (seen, nameOf, reader) => logLine(words, seen, nameOf, reader),
  story: (seen, reader, nameOf) => tellStory(words, seen, reader, nameOf),
  turn: (view, steps, nameOf) =>
    turnText({ words, view, seat: view.viewer === 'public' ? 0 : view.viewer, nameOf }, steps),
  why: (view, seat, steps) => whyText(words, view, seat, steps),
  reason: (term, about) => reasonText(reasonWords[language], language, term, about),
  mistake: (kind) => mistakeText(reasonWords[language], kind),
  question: ({ players }, seat) => {
    const task = itemAt(players, seat).tasks.at(-1);
    return task === undefined ? '' : words.questions[task.kind as Decision['kind']];
  },
});

export const words: Readonly<Record<Language, GameWords<EarthTypes>>> = {
  en: wordsFor('en'),
  fr: wordsFor('fr'),
  de: wordsFor('de'),
  es: wordsFor('es'),
};
