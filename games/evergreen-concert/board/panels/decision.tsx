import type { ReactNode } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { AdviceButton, BackButton, Choices, Question, Side } from '@grove/game-kit/board/question';
import type { LogLine } from '@grove/game-kit/board/log';
import type { Seen } from '../../rules/index.ts';
import { BackToResult, type ResultSwitch } from '@grove/game-kit/board/use-result';
import type { ConcertTypes } from '../../rules/types.ts';
import { outcomeOf, verdictOf } from '../final/outcome.ts';
import { questionFor } from '../model/question.ts';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import { Clock } from './clock.tsx';
import { News } from './story.tsx';
import { PickChoice, TurnChoices } from './turn-choices.tsx';

type Board = BoardProps<ConcertTypes>;

interface DecisionProps extends Pick<Board, 'view' | 'mayAct' | 'advice' | 'redo' | 'clock'> {
  readonly turn: Turn;
  readonly result: ResultSwitch;
  readonly speech: Speech;
  readonly lines: readonly LogLine<Seen>[];
  /** Stands with taking back. */
  readonly children: ReactNode;
}

/** What is asked now, with its choices; at the end, who has won. */
export function Decision(props: DecisionProps) {
  const { view, speech, result } = props;
  if (view.stage !== 'over') return <Pending {...props} />;
  const verdict = verdictOf(outcomeOf(view, speech), speech);
  return <BackToResult plain language={speech.language} verdict={verdict} result={result} />;
}

function Pending({ view, mayAct, lines, advice, redo, clock, turn, speech, children }: DecisionProps) {
  const { choose, glass } = speech.board;
  const { title, note, worth } = questionFor(view, turn, mayAct, speech);
  return (
    <Question
      plain
      title={title}
      note={
        <>
          {clock !== undefined && <Clock clock={clock} glass={glass} />}
          {note}
          {worth !== undefined && <span data-worth> {worth}</span>}
        </>
      }
      refusal={turn.refused}
      advice={advice}
    >
      <Choices label={choose.choices}>
        {mayAct && view.stage === 'opening' && <PickChoice turn={turn} speech={speech} />}
        {mayAct && view.stage === 'turns' && <TurnChoices view={view} turn={turn} speech={speech} />}
        <News view={view} lines={lines} speech={speech} hidden={mayAct} />
      </Choices>
      <Side>
        {view.viewer !== 'public' && (
          <>
            <BackButton label={choose.undo} act={turn.takeBack} sayWhy={turn.sayNoUndo} />
            <BackButton label={choose.redo} act={redo} forward />
          </>
        )}
        {mayAct && <AdviceButton advice={advice} />}
        {children}
      </Side>
    </Question>
  );
}
