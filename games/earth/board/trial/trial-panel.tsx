import { labelled } from '@grove/game-kit';
import choice from '@grove/game-kit/board/choice.module.css';
import { BackButton, Choice, Choices, Question, Side } from '@grove/game-kit/board/question';
import { More } from '@grove/game-kit/board/more';
import { trialWords } from '../../words/trial/index.ts';
import type { Speech } from '../model/speech.ts';
import type { Changes } from './changes.ts';
import { TrialChanges } from './trial-changes.tsx';
import type { Trial } from './trial.ts';
import type { TrialControls } from './use-trial.tsx';
import styles from './trial.module.css';

interface TrialPanelProps {
  readonly controls: TrialControls;
  readonly trial: Trial;
  readonly changes: Changes;
  readonly speech: Speech;
}

/** What stands above the question while a turn is tried out, and why a plan stopped when it was played. */
export function TrialNotice({ controls, speech }: Pick<TrialPanelProps, 'controls' | 'speech'>) {
  const { trial, changes, ended } = controls;
  if (ended !== undefined) {
    return (
      <p className={styles.ended} role="status">
        {trialWords[speech.language].stopped[ended.why]}
        {ended.reason !== undefined && <span className={styles.reason}>{ended.reason}</span>}
      </p>
    );
  }
  if (trial === undefined || changes === undefined || trial.stop !== undefined) return null;
  return <TrialStrip controls={controls} trial={trial} changes={changes} speech={speech} />;
}

/** Above the question while a turn is tried out: that nothing is played, the points now and then, and the two ways out. */
function TrialStrip({ controls, trial, changes, speech }: TrialPanelProps) {
  const words = trialWords[speech.language];
  const total = words.becomes(String(changes.total.before), String(changes.total.after));
  return (
    <aside className={styles.strip} aria-label={words.title}>
      <p className={styles.title}>{words.title}</p>
      <p className="visually-hidden" role="status">
        {labelled(speech.language, words.points, total)}
      </p>
      <div className={styles.ways}>
        <More
          label={words.changes}
          closeLabel={speech.table.choose.close}
          icon={<b aria-hidden="true">{total}</b>}
          className={styles.more}
        >
          <TrialChanges trial={trial} changes={changes} speech={speech} />
        </More>
        <Choice act={controls.drop}>{words.drop}</Choice>
        {trial.moves.length > 0 && <Choice act={controls.play}>{words.play}</Choice>}
      </div>
    </aside>
  );
}

interface TrialEndProps extends Pick<TrialPanelProps, 'controls' | 'speech'> {
  /** As everywhere on the board: what is taken back is not done by itself again. */
  readonly takeBack: (() => void) | undefined;
}

/** In the question's place where a trial can go no further. */
export function TrialEnd({ controls, speech, takeBack }: TrialEndProps) {
  const { trial, changes } = controls;
  if (trial?.stop === undefined || changes === undefined) return null;
  const words = trialWords[speech.language];
  const { stop } = trial;
  return (
    <Question plain who={words.title} title={words.stops[stop]} note={words.stopNotes[stop]} refusal={undefined}>
      <div className={styles.body}>
        <TrialChanges trial={trial} changes={changes} speech={speech} />
      </div>
      <Choices label={words.title}>
        <Choice act={controls.drop}>{words.drop}</Choice>
        {trial.moves.length > 0 && (
          <Choice kind="primary" act={controls.play}>
            {words.play}
          </Choice>
        )}
      </Choices>
      <Side>
        <BackButton label={speech.table.choose.undo} act={takeBack} />
      </Side>
    </Question>
  );
}

interface PlayingProps extends Pick<TrialPanelProps, 'controls' | 'speech'> {
  readonly left: number;
}

/** In the question's place while the steps of a plan are played. */
export function TrialPlaying({ controls, left, speech }: PlayingProps) {
  const words = trialWords[speech.language];
  return (
    <Question plain title={words.playing(left)} note="" refusal={undefined}>
      <Choices label={speech.table.choices}>
        <Choice act={controls.drop}>{speech.table.choose.stop}</Choice>
      </Choices>
    </Question>
  );
}

/** Begins a trial; beside the question, as quiet as the way back. */
export function TrialButton({ begin, speech }: { readonly begin: (() => void) | undefined; readonly speech: Speech }) {
  if (begin === undefined) return null;
  const words = trialWords[speech.language];
  return (
    <button
      type="button"
      className={`${choice.button} ${choice.back}`}
      aria-label={words.begin}
      title={words.begin}
      onClick={begin}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
          <rect x="3.5" y="3.5" width="17" height="17" rx="3" strokeDasharray="3.2 3.6" />
          <path d="M10 8.5v7l5.5-3.5z" />
        </g>
      </svg>
      <span className={choice.word}>{words.begin}</span>
    </button>
  );
}
