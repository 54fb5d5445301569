import { historyOf } from '@grove/table/core';
import type { TableProps } from '../table/table-props.ts';
import { useDaysWords } from './words/index.ts';

/** Own steps of before that are offered to be prepared again. */
const OFFERED = 6;

interface TypedStepsProps extends TableProps {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly add: (step: string) => void;
}

/** The same steps in the game's notation, for those who know it: also steps that cannot be foreseen. */
export function TypedSteps({ text, write, ...props }: TypedStepsProps) {
  const days = useDaysWords();
  return (
    <details className="typed-steps">
      <summary>{days.typeSteps}</summary>
      <p className="second">{days.typeNote}</p>
      <textarea value={text} rows={3} aria-label={days.steps} onChange={({ target }) => write(target.value)} />
      <OwnSteps {...props} />
    </details>
  );
}

/** The steps that one has made last, as examples and to be added by one tap. */
function OwnSteps({ view, state, add }: Pick<TypedStepsProps, 'view' | 'state' | 'add'>) {
  const days = useDaysWords();
  const own = historyOf(state.shownLog).standing.flatMap(({ seat, step }) =>
    seat === view.me.seat ? (step ?? []) : [],
  );
  const offered = [...new Set(own.toReversed())].slice(0, OFFERED);
  return (
    <div className="acts">
      {offered.map((step) => (
        <button key={step} type="button" className="small" aria-label={days.addStep(step)} onClick={() => add(step)}>
          {step}
        </button>
      ))}
    </div>
  );
}
