import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import choice from '@grove/game-kit/board/choice.module.css';
import { AdviceButton, BackButton, Choice, Choices, Question, Side } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { moveOf } from '../../rules/move.ts';
import { eventsBetween } from '../../rules/routine.ts';
import { TakeFewer } from '../decisions/take-fewer.tsx';
import { panelFor } from '../decisions/registry.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { waitedFor } from '../model/status.ts';
import { TrialButton, TrialEnd, TrialNotice } from '../trial/trial-panel.tsx';
import type { TrialControls } from '../trial/use-trial.tsx';
import { News } from '../panels/story.tsx';
import { ColorTabs } from './color-tabs.tsx';
import styles from './turn-panel.module.css';

type PanelScreen = Pick<Screen, 'board' | 'view' | 'speech' | 'turn'> & { readonly trial: TrialControls };

interface TurnPanelProps {
  readonly screen: PanelScreen;
  /** What the page has no room for. */
  readonly more: ReactNode;
}

/** What is asked now, always in the same corner: the colours, one sentence, one more, the choices, and the way back. */
export function TurnPanel({ screen, more }: TurnPanelProps) {
  const { turn, speech, view, board } = screen;
  const { task } = turn.model;
  const hasColors = view.turn > 0;
  const controls = screen.trial;
  const hasEnded = controls.trial?.stop !== undefined;
  const takeBack = turn.takeBack?.one;
  return (
    <div
      className={styles.panel}
      data-kind={task?.kind ?? 'waiting'}
      data-busy={turn.isBusy || undefined}
      data-steps={board.heard.length}
    >
      {hasColors && <ColorTabs turn={turn} speech={speech} />}
      {board.controls ??
        (hasEnded ? <TrialEnd {...{ controls, speech, takeBack }} /> : <Asked screen={screen} more={more} />)}
      <TrialNotice controls={screen.trial} speech={speech} />
    </div>
  );
}

/** The question, or who else is asked. One part for both, so that an open sheet stays open while the table goes on. */
function Asked({ screen, more }: TurnPanelProps) {
  const { turn, speech, board } = screen;
  const { task } = turn.model;
  const ui = task && panelFor(task.kind);
  const asked = { turn, speech, isCovered: board.uncover !== undefined };
  return (
    <Question
      plain
      title={task && ui ? ui.title(task, asked) : waitText(screen)}
      who={task && board.isShared ? speech.nameOf(turn.seat) : undefined}
      note={task && ui ? ui.note(task, asked) : phaseNote(screen)}
      refusal={turn.refused}
      advice={board.advice}
    >
      {task && <EventChoice screen={screen} />}
      {task && ui ? (
        <ui.Choices key={JSON.stringify(task)} task={task} {...asked} />
      ) : (
        <>
          <News heard={board.heard} viewer={board.viewer} speech={speech} />
          <ComeBack screen={screen} />
        </>
      )}
      <Back screen={screen} more={more} />
    </Question>
  );
}

const waitText = ({ view, speech }: PanelScreen): string =>
  speech.table.ask.waitFor(waitedFor(view).map(speech.nameOf).join(', '));

/** E2.8: appears late, so that it does not flicker while bots act. */
function ComeBack({ screen: { turn, speech } }: { readonly screen: PanelScreen }) {
  if (turn.comeBack === undefined) return null;
  return (
    <div className={styles.late}>
      <Choices label={speech.table.choices}>
        <Choice act={turn.comeBack}>{speech.table.choose.comeBack}</Choice>
      </Choices>
    </div>
  );
}

/** An event of the hand that is chosen at a checkpoint can be played, whatever else is asked (E11.2). */
function EventChoice({ screen: { turn, speech } }: { readonly screen: PanelScreen }) {
  const { chosen, model } = turn;
  if (chosen === undefined || itemAt(cards, chosen).kind !== 'event' || !model.isCheckpoint) return null;
  // Between turns every event that can be played has its button already.
  if (model.task?.kind === 'between' && eventsBetween(model.state, model.seat).includes(chosen)) return null;
  const move = moveOf('event', chosen);
  return (
    <div className={styles.event}>
      <Choices label={speech.table.playEvent}>
        <Choice kind="primary" refused={!model.moves.includes(move)} act={() => turn.act(move)}>
          {speech.table.choose.play(speech.card(chosen))}
        </Choice>
        <TakeFewer turn={turn} speech={speech} gains={itemAt(cards, chosen).abilities.flatMap(({ gain }) => gain)} />
      </Choices>
    </div>
  );
}

function Back({ screen, more }: TurnPanelProps) {
  const { turn, speech, board, trial } = screen;
  const { choose } = speech.table;
  return (
    <Side>
      {board.viewer !== 'public' && <BackButton label={choose.undo} act={turn.takeBack?.one} />}
      {turn.plannedSteps > 1 && turn.takeBack && <UndoPlan label={choose.undoPlan} act={turn.takeBack.all} />}
      <AdviceButton advice={board.advice} />
      {trial.trial === undefined && <TrialButton begin={trial.begin} speech={speech} />}
      {board.redo && <BackButton label={choose.redo} act={board.redo} forward />}
      {more}
    </Side>
  );
}

/** A sign like the other ways back: the words would not fit beside them. */
const UndoPlan = ({ label, act }: { readonly label: string; readonly act: () => void }) => (
  <button
    type="button"
    className={`${choice.button} ${choice.back}`}
    data-undo-plan
    aria-label={label}
    title={label}
    onClick={act}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M7 5 2 10l5 5M13 5 8 10l5 5M8 10h7a5 5 0 0 1 0 10h-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
);

const phaseNote = ({ board, view, speech }: PanelScreen): string =>
  board.viewer === 'public' ? speech.table.ask.watching : setUpNote(view, speech);

const setUpNote = (view: PanelScreen['view'], speech: PanelScreen['speech']): string =>
  view.phase === 'sides' || view.phase === 'hands' ? speech.table.ask.setUpNote : '';
