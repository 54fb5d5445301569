import type { ReactNode } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { AdviceButton, BackButton, Choices, Question, Side } from '@grove/game-kit/board/question';
import type { ConcertTypes } from '../../rules/types.ts';
import { questionFor } from '../model/question.ts';
import type { Speech } from '../model/speech.ts';
import { winnersOf } from '../model/totals.ts';
import type { Turn } from '../model/use-turn.tsx';
import { Clock } from './clock.tsx';
import { News } from './story.tsx';
import { PickChoice, TurnChoices } from './turn-choices.tsx';
import styles from './turn-choices.module.css';

type Board = BoardProps<ConcertTypes>;

interface DecisionProps extends Pick<
  Board,
  'view' | 'viewer' | 'mayAct' | 'heard' | 'advice' | 'redo' | 'clock' | 'after'
> {
  readonly turn: Turn;
  readonly speech: Speech;
  /** Stands with taking back. */
  readonly children: ReactNode;
}

/** What is asked now, with its choices; at the end, who has won. */
export function Decision(props: DecisionProps) {
  const { view, viewer, after, speech, children } = props;
  if (view.stage !== 'over') return <Pending {...props} />;
  return (
    <GameOver view={view} viewer={viewer} after={after} speech={speech}>
      {children}
    </GameOver>
  );
}

function Pending({ view, viewer, mayAct, heard, advice, redo, clock, turn, speech, children }: DecisionProps) {
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
      hint={advice?.text}
    >
      <Choices label={choose.choices}>
        {mayAct && view.stage === 'opening' && <PickChoice turn={turn} speech={speech} />}
        {mayAct && view.stage === 'turns' && <TurnChoices view={view} turn={turn} speech={speech} />}
        <News heard={heard} viewer={viewer} speech={speech} hidden={mayAct} />
      </Choices>
      <Side>
        <BackButton label={choose.undo} act={turn.takeBack} sayWhy={turn.sayNoUndo} />
        <BackButton label={choose.redo} act={redo} forward />
        {mayAct && <AdviceButton advice={advice} />}
        {children}
      </Side>
    </Question>
  );
}

type GameOverProps = Pick<DecisionProps, 'view' | 'viewer' | 'after' | 'speech' | 'children'>;

function GameOver({ view, viewer, after, speech, children }: GameOverProps) {
  const { end, choose } = speech.board;
  const winners = winnersOf(view);
  const names = winners.map(speech.nameOf).join(', ');
  const title = winners.length > 1 ? end.share(names) : winners[0] === viewer ? end.youWin : end.wins(names);
  return (
    <Question plain title={title} note={end.title} refusal={undefined}>
      <Choices label={choose.choices}>
        <div className={styles.after}>
          {after?.actions}
          {after?.files}
        </div>
      </Choices>
      <Side>{children}</Side>
    </Question>
  );
}
