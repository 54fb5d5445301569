import { useMemo, useState } from 'react';
import type { Language } from '../../language.ts';
import { Choice, Choices, Question } from '../parts/question.tsx';
import { endingWords } from './words/index.ts';

/** Whether the result stands in the board's place after the end, and the way from one to the other. */
export interface ResultSwitch {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

export function useResult(isOver: boolean): ResultSwitch {
  const [isHidden, setIsHidden] = useState(false);
  return useMemo(
    () => ({ isShown: isOver && !isHidden, show: () => setIsHidden(false), hide: () => setIsHidden(true) }),
    [isOver, isHidden],
  );
}

interface BackToResultProps {
  readonly language: Language;
  readonly verdict: string;
  readonly result: ResultSwitch;
  /** See `Question`. */
  readonly plain?: boolean;
}

/** In the question's place, while the board is looked at after the end. */
export function BackToResult({ language, verdict, result, plain = false }: BackToResultProps) {
  const words = endingWords[language];
  return (
    <Question plain={plain} title={verdict} note="" refusal={undefined}>
      <Choices label={words.choices}>
        <Choice kind="primary" act={result.show}>
          {words.toResult}
        </Choice>
      </Choices>
    </Question>
  );
}
