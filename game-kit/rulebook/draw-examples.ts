import { type Game, type GameTypes, itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { ByLanguage, Language } from '../language.ts';
import { say } from '../sentence.ts';
import { typeset } from '../typeset.ts';
import { type ExamplePosition, type Examples, type ExampleWords, playExample } from './example.ts';
import type { DrawnStage } from './illustrated.ts';

/** What a game's board is given to draw one stage. */
export interface ExampleScene<T extends GameTypes, Look> extends ExamplePosition<T> {
  readonly look: Look;
  readonly language: Language;
  readonly motion: boolean;
}

interface DrawnExamples<T extends GameTypes, Look> {
  readonly game: Game<T>;
  readonly examples: Examples<T, Look>;
  readonly words: ByLanguage<ExampleWords>;
  readonly draw: (scene: ExampleScene<T, Look>) => ReactNode;
}

/** `IllustratedRulebook.example` of a game. Examples are played when somebody first looks at them. */
export function drawExamples<T extends GameTypes, Look>(drawn: DrawnExamples<T, Look>) {
  const { game, examples, words, draw } = drawn;
  const played = new Map<string, readonly ExamplePosition<T>[]>();
  const positionsOf = (rule: string): readonly ExamplePosition<T>[] => {
    const positions = played.get(rule) ?? playExample(game, itemAt(examples, rule));
    played.set(rule, positions);
    return positions;
  };
  return (rule: string, language: Language): readonly DrawnStage[] | undefined =>
    examples[rule]?.stages.map(({ look, facts }, i) => {
      const position = itemAt(positionsOf(rule), i);
      const sentence = itemAt(itemAt(words[language], rule), i);
      return {
        text: typeset(language, say(sentence, facts?.(position) ?? {})),
        draw: (motion) => draw({ ...position, look, language, motion }),
      };
    });
}
