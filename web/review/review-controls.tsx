import type { Decision } from '@grove/bots';
import type { SeatSign } from '@grove/game-kit';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { type Seat, seatNumber } from '@grove/kernel';
import type { PointerEvent, ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { StepButton, StepSlider } from '../replay/controls.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import { Chart } from './chart.tsx';
import { decisionNear, mistakesIn } from './mistakes.ts';

interface ReviewControlsProps {
  readonly decisions: readonly Decision<unknown>[];
  readonly step: number;
  readonly last: number;
  readonly go: (step: number) => void;
  readonly players: number;
  readonly nameOf: (seat: Seat) => string;
  readonly seat: Seat;
  /** Of the seat, as the board shows it. */
  readonly sign?: SeatSign | undefined;
  readonly setSeat: (seat: Seat) => void;
  /** Opens and closes the list of mistakes. */
  readonly toggleList: () => void;
  readonly isListOpen: boolean;
  readonly verdict: ReactNode | undefined;
  /** Lights on the board what a decision is about; what the board shows again, without one. */
  readonly look: (decision: Decision<unknown> | undefined) => void;
}

/** How many pixels beside a point of the curve count as on it. */
const REACH = 10;

/** The curve is the scrubber: it leads to every step, and from mistake to mistake. */
export function ReviewControls(props: ReviewControlsProps) {
  const { decisions, step, last, go, players, sign, verdict, toggleList, isListOpen, look } = props;
  const words = useWords();
  const replay = useReplayWords();
  const mistakes = mistakesIn(decisions);
  const before = mistakes.findLast(({ at }) => at < step)?.at ?? step;
  const after = mistakes.find(({ at }) => at > step)?.at ?? step;
  const buttons = { step, last, go };
  const lookAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const steps = last / Math.max(1, width);
    look(decisionNear(decisions, Math.round((clientX - left) * steps), REACH * steps));
  };
  return (
    <section className="panel replay review" aria-label={words.review}>
      <div className="replay-row">
        <StepButton label={replay.previousMistake} sign="M12 6l-6 6 6 6M19 6l-6 6 6 6" to={before} {...buttons} />
        <StepButton label={replay.previous} sign="M15 6l-6 6 6 6" to={step - 1} {...buttons} />
        <StepButton label={words.next} sign="M9 6l6 6-6 6" to={step + 1} {...buttons} />
        <StepButton label={replay.nextMistake} sign="M5 6l6 6-6 6M12 6l6 6-6 6" to={after} {...buttons} />
        {sign && <SeatMark sign={sign} />}
        {players > 1 && <WhoseDecisions {...props} />}
        <button type="button" className="button" aria-expanded={isListOpen} onClick={toggleList}>
          {replay.mistakes}
        </button>
      </div>
      <div className="curve-row">
        <div
          className="curve-box"
          title={players > 1 ? replay.expectedLead : replay.expectedTotal}
          onPointerMove={lookAt}
          onPointerLeave={() => look(undefined)}
        >
          <Chart decisions={decisions} step={step} last={last} isCompared={players > 1} />
          <StepSlider step={step} last={last} go={go} />
        </div>
        <output>{replay.stepOf(step, last)}</output>
      </div>
      {verdict}
    </section>
  );
}

function WhoseDecisions({ players, nameOf, seat, setSeat }: ReviewControlsProps) {
  const replay = useReplayWords();
  return (
    <label className="field">
      <span>{replay.decisionsOf}</span>
      <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
        {Array.from({ length: players }, (_, one) => (
          <option key={seatNumber(one)} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
