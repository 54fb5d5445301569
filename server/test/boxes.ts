import { type Advisor, plainEvaluator, randomBot } from '@grove/bots';
import { type Box, type GameWords, LANGUAGES } from '@grove/kernel';
import { acorns, type AcornsTypes } from '@grove/kernel/sample';

const words: GameWords<AcornsTypes> = {
  title: 'Acorns',
  summary: 'A sample.',
  refusal: ({ reason }) => reason,
  event: ({ kind }) => kind,
};

/** The sample game in a box, with bots that behave and bots that do not. */
export const boxes: readonly Box[] = [
  {
    game: acorns,
    bots: {
      random: randomBot,
      greedy: randomBot,
      crashing: () => ({
        choose: () => {
          throw new Error('this bot always crashes');
        },
      }),
      illegal: () => ({ choose: () => -1 }),
      endless: () => ({
        choose: () => {
          for (;;);
        },
      }),
    },
    words: Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Box<AcornsTypes>['words'],
    drawText: () => '',
  } satisfies Box<AcornsTypes>,
];

export const advisors: Readonly<Record<string, Advisor>> = {
  acorns: { evaluator: plainEvaluator(acorns), settings: { width: 4, priorError: 5, playouts: 20 } },
};
