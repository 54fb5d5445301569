import { type Seat, seatNumber, type Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';

interface ControlsProps {
  readonly step: number;
  readonly last: number;
  readonly go: (step: number) => void;
  /** Whether it walks by itself. */
  readonly runs: boolean;
  readonly toggle: () => void;
  readonly players: number;
  readonly nameOf: (seat: Seat) => string;
  readonly viewer: Viewer;
  readonly setViewer: (viewer: Viewer) => void;
  readonly more: ReactNode;
}

/** Which step is shown, and as which seat sees it. */
export function Controls(props: ControlsProps) {
  const { step, last, go, runs, toggle, more } = props;
  const words = useWords();
  const replay = useReplayWords();
  return (
    <section className="panel replay" aria-label={words.replay}>
      <div className="replay-row">
        <StepButton label={replay.first} sign="M6 6v12M18 6l-6 6 6 6" to={0} {...props} />
        <StepButton label={replay.previous} sign="M15 6l-6 6 6 6" to={step - 1} {...props} />
        <button type="button" className="button" aria-label={runs ? replay.pause : replay.runOn} onClick={toggle}>
          <Sign path={runs ? 'M9 6v12M15 6v12' : 'M8 5.5l10.5 6.5L8 18.5z'} isFilled />
        </button>
        <StepButton label={words.next} sign="M9 6l6 6-6 6" to={step + 1} {...props} />
        <StepButton label={replay.last} sign="M18 6v12M6 6l6 6-6 6" to={last} {...props} />
        <output>{replay.stepOf(step, last)}</output>
        <ViewerField {...props} />
        {more}
      </div>
      <StepSlider step={step} last={last} go={go} />
    </section>
  );
}

/** Goes to any step of the game; the review lays its curve over it. */
export function StepSlider({ step, last, go }: Pick<ControlsProps, 'step' | 'last' | 'go'>) {
  const replay = useReplayWords();
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={step}
      aria-label={replay.position}
      aria-valuetext={replay.stepOf(step, last)}
      onChange={({ target }) => go(Number(target.value))}
    />
  );
}

interface StepButtonProps extends Pick<ControlsProps, 'step' | 'last' | 'go'> {
  readonly label: string;
  readonly sign: string;
  readonly to: number;
}

export function StepButton({ label, sign, to, step, last, go }: StepButtonProps) {
  return (
    <button
      type="button"
      className="button"
      aria-label={label}
      disabled={to < 0 || to > last || to === step}
      onClick={() => go(to)}
    >
      <Sign path={sign} />
    </button>
  );
}

/** Arrows are lines; what lets it run or holds it is filled. */
const Sign = ({ path, isFilled = false }: { readonly path: string; readonly isFilled?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={path}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

function ViewerField({ players, nameOf, viewer, setViewer }: Omit<ControlsProps, keyof StepButtonProps>) {
  const words = useWords();
  return (
    <label className="field">
      <span>{words.seenBy}</span>
      <select
        value={String(viewer)}
        onChange={({ target }) => setViewer(target.value === 'public' ? 'public' : Number(target.value))}
      >
        {Array.from({ length: players }, (_, seat) => (
          <option key={seatNumber(seat)} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
        <option value="public">{words.spectator}</option>
      </select>
    </label>
  );
}
