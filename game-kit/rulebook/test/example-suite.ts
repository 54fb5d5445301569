import { type Game, type GameTypes, itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { type ByLanguage, type Language, LANGUAGES } from '../../language.ts';
import { say } from '../../sentence.ts';
import { factsIn, templateOf } from '../../test/told.ts';
import { type ExamplePosition, type Examples, type ExampleWords, playExample } from '../example.ts';
import type { Rulebook } from '../rulebook.ts';

interface ExampleTrial<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly book: Rulebook;
  readonly examples: Examples<T, unknown>;
  readonly words: ByLanguage<ExampleWords>;
}

/** Figures that are typed instead of read from the position, as digits or as words. */
const TYPED_FIGURES: ByLanguage<RegExp> = {
  en: /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i,
  fr: /\d|\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b/i,
  de: /\d|\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b/i,
  es: /\d|\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b/i,
};

/** All that can be seen of a stage; what is pointed at is asked for. */
const shown = (position: ExamplePosition, look: unknown): string =>
  JSON.stringify([position.view, look], (_, part: unknown) =>
    typeof part === 'function' ? (part as (at: ExamplePosition) => unknown)(position) : part,
  );

/** What all examples promise: the rules play them, and every language tells them with figures from the position. */
export function exampleSuite<T extends GameTypes>({ name, game, book, examples, words }: ExampleTrial<T>): void {
  const rules = Object.keys(examples);

  test(`${name}: every example belongs to a rule of the book`, () => {
    const numbers = new Set(book.sections.flatMap((section) => section.rules));
    expect(rules.filter((rule) => !numbers.has(rule))).toEqual([]);
    for (const language of LANGUAGES) expect(Object.keys(words[language]).toSorted()).toEqual(rules.toSorted());
  });

  describe.each(rules)(`${name}: the example of %s`, (rule) => {
    const example = itemAt(examples, rule);
    const { stages } = example;

    test('is played by the rules and goes on from stage to stage', () => {
      const positions = playExample(game, example);
      expect(positions.length).toBeGreaterThan(1);
      const seen = positions.map((position, i) => shown(position, itemAt(stages, i).look));
      expect(new Set(seen).size).toBe(positions.length);
    });

    test.each(LANGUAGES)(
      'has a sentence for each stage in %s, with figures from the position',
      (language: Language) => {
        const sentences = itemAt(words[language], rule);
        expect(sentences.length).toBe(stages.length);
        playExample(game, example).forEach((position, i) => {
          const facts = itemAt(stages, i).facts?.(position) ?? {};
          const sentence = itemAt(sentences, i);
          expect(templateOf(sentence).replaceAll(/\{\w+\}/g, '')).not.toMatch(TYPED_FIGURES[language]);
          expect([...new Set(factsIn(sentence))]).toEqual(
            Object.keys(facts)
              .map((name) => `{${name}}`)
              .toSorted(),
          );
          expect(say(sentence, facts)).toMatch(/^[^!{}]+\.$/);
        });
      },
    );
  });
}
