import type { ReactNode } from 'react';
import { AdviceButton, BackButton, Choice, Choices, Question, Side } from '../../../board/parts/question.tsx';
import { cards } from '../../material/cards.ts';
import { moveOf } from '../../rules/move.ts';
import type { Decision } from '../../rules/tasks/task.ts';
import { panelFor } from '../decisions/registry.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { waitedFor } from '../model/status.ts';
import { Latest } from '../panels/story.tsx';
import { ColorTabs } from './color-tabs.tsx';
import styles from './turn-panel.module.css';

interface TurnPanelProps {
  readonly screen: Screen;
  /** What the page has no room for. */
  readonly more: ReactNode;
}

/** What is asked now, always in the same corner: the colours, one sentence, one more, the choices, and the way back. */
export function TurnPanel({ screen, more }: TurnPanelProps) {
  const { turn, speech, view, board } = screen;
  const { task } = turn.model;
  const hasColors = view.turn > 0;
  return (
    <div
      className={styles.panel}
      data-kind={task?.kind ?? 'waiting'}
      data-busy={turn.isBusy || undefined}
      data-steps={board.heard.length}
    >
      {hasColors && <ColorTabs turn={turn} speech={speech} />}
      {board.controls ??
        (task === undefined ? (
          <Waiting screen={screen} more={more} />
        ) : (
          <Pending screen={screen} task={task} more={more} />
        ))}
    </div>
  );
}

function Pending({ screen, task, more }: TurnPanelProps & { readonly task: Decision }) {
  const { turn, speech } = screen;
  const ui = panelFor(task.kind);
  const asked = { turn, speech };
  return (
    <Question
      plain
      title={ui.title(task, asked)}
      note={ui.note(task, asked)}
      refusal={turn.refused}
      hint={screen.board.advice?.text}
    >
      <EventChoice screen={screen} />
      <ui.Choices key={JSON.stringify(task)} task={task} {...asked} />
      <Back screen={screen} more={more} />
    </Question>
  );
}

/** An event of the hand that is chosen at a checkpoint can be played, whatever else is asked (E11.2). */
function EventChoice({ screen: { turn, speech } }: { readonly screen: Screen }) {
  const { chosen, model } = turn;
  if (chosen === undefined || cards[chosen].kind !== 'event' || !model.isCheckpoint) return null;
  const move = moveOf('event', chosen);
  return (
    <div className={styles.event}>
      <Choices label={speech.table.playEvent}>
        <Choice kind="primary" refused={!model.moves.includes(move)} act={() => turn.act(move)}>
          {speech.table.choose.play(speech.card(chosen))}
        </Choice>
      </Choices>
    </div>
  );
}

function Back({ screen, more }: TurnPanelProps) {
  const { turn, speech, board } = screen;
  const { choose } = speech.table;
  return (
    <Side>
      <BackButton label={choose.undo} act={turn.takeBack?.one} />
      {turn.plannedSteps > 1 && turn.takeBack && <Choice act={turn.takeBack.all}>{choose.undoPlan}</Choice>}
      <AdviceButton advice={board.advice} />
      {board.redo && <BackButton label={choose.redo} act={board.redo} forward />}
      {more}
    </Side>
  );
}

/** Others are asked: who, and what just happened. */
function Waiting({ screen, more }: TurnPanelProps) {
  const { view, speech, board } = screen;
  const names = waitedFor(view).map(speech.nameOf).join(', ');
  return (
    <Question plain title={speech.table.ask.waitFor(names)} note={phaseNote(screen)} refusal={screen.turn.refused}>
      <Latest heard={board.heard} speech={speech} />
      <Back screen={screen} more={more} />
    </Question>
  );
}

const phaseNote = ({ view, speech }: Screen): string =>
  view.phase === 'sides' || view.phase === 'hands' ? speech.table.ask.setUpNote : '';
