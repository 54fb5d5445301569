import type { ReactNode } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { AdviceButton, BackButton, Choices, Question, Side } from '@grove/game-kit/board/question';
import type { ConcertTypes } from '../../rules/types.ts';
import { questionFor } from '../model/question.ts';
import type { Speech } from '../model/speech.ts';
import { winnersOf } from '../model/totals.ts';
import type { Turn } from '../model/use-turn.tsx';
import { Clock } from './clock.tsx';
import { Latest } from './story.tsx';
import { PickChoice, TurnChoices } from './turn-choices.tsx';
import styles from './turn-choices.module.css';

interface DecisionProps {
  readonly board: BoardProps<ConcertTypes>;
  readonly turn: Turn;
  readonly speech: Speech;
  /** Stands with taking back. */
  readonly children: ReactNode;
}

/** What is asked now, with its choices. */
export function Decision({ board, turn, speech, children }: DecisionProps) {
  const { view, mayAct } = board;
  const { choose } = speech.board;
  if (view.stage === 'over')
    return (
      <GameOver board={board} turn={turn} speech={speech}>
        {children}
      </GameOver>
    );
  const { title, note } = questionFor(view, turn, mayAct, speech);
  return (
    <Question
      plain
      title={title}
      note={<Note board={board} speech={speech} text={note} />}
      refusal={turn.refused}
      hint={board.advice?.text}
    >
      <Choices label={choose.choices}>
        {mayAct && view.stage === 'opening' && <PickChoice turn={turn} speech={speech} />}
        {mayAct && view.stage === 'turns' && <TurnChoices view={view} turn={turn} speech={speech} />}
        <Latest heard={board.heard} speech={speech} hidden={mayAct} />
      </Choices>
      <Side>
        <BackButton label={choose.undo} act={turn.takeBack} sayWhy={turn.sayNoUndo} />
        <BackButton label={choose.redo} act={board.redo} forward />
        {mayAct && <AdviceButton advice={board.advice} />}
        {children}
      </Side>
    </Question>
  );
}

function Note({ board, speech, text }: Pick<DecisionProps, 'board' | 'speech'> & { readonly text: string }) {
  return (
    <>
      {board.clock !== undefined && <Clock clock={board.clock} glass={speech.board.glass} />}
      {text}
    </>
  );
}

function GameOver({ board, speech, children }: DecisionProps) {
  const { view, viewer } = board;
  const { end, choose } = speech.board;
  const winners = winnersOf(view);
  const names = winners.map(speech.nameOf).join(', ');
  const title = winners.length > 1 ? end.share(names) : winners[0] === viewer ? end.youWin : end.wins(names);
  return (
    <Question plain title={title} note={end.title} refusal={undefined}>
      <Choices label={choose.choices}>
        <div className={styles.rows}>{board.after}</div>
      </Choices>
      <Side>{children}</Side>
    </Question>
  );
}
