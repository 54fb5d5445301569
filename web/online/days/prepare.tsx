import { historyOf } from '@grove/table/core';
import { useState } from 'react';
import { isPlaying, type TableProps } from '../table/table-props.ts';
import { useDaysWords } from './words/index.ts';

/** Own steps of before that are offered to be prepared again. */
const OFFERED = 6;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Steps for the own next turn, while others are waited for. */
export function Prepare(props: TableProps) {
  const { view, client } = props;
  const days = useDaysWords();
  const saved = view.prepared.join('\n');
  const [text, setText] = useState(saved);
  const isMyTurn = view.me.seat !== null && view.seats[view.me.seat]?.waited === true;
  if (view.phase !== 'playing' || !isPlaying(view) || (isMyTurn && view.dropped === null)) return null;
  const prepare = (steps: string[]) => {
    setText(steps.join('\n'));
    client.send({ kind: 'prepare', steps });
  };
  return (
    <section className="note" aria-label={days.prepare}>
      <h2>{days.prepare}</h2>
      <p role="status">{view.dropped !== null && days.dropped(view.dropped)}</p>
      {!isMyTurn && (
        <>
          <p className="second">{days.prepareNote}</p>
          <textarea value={text} rows={3} aria-label={days.steps} onChange={({ target }) => setText(target.value)} />
          <OwnSteps {...props} add={(step) => setText([...linesOf(text), step].join('\n'))} />
          <div className="note-foot">
            <button
              type="button"
              className="button"
              disabled={linesOf(text).join('\n') === saved}
              onClick={() => prepare(linesOf(text))}
            >
              {days.keepSteps}
            </button>
            <button type="button" className="button" disabled={saved === ''} onClick={() => prepare([])}>
              {days.withdraw}
            </button>
            <span role="status" className="second">
              {saved !== '' && linesOf(text).join('\n') === saved && days.kept}
            </span>
          </div>
        </>
      )}
    </section>
  );
}

/** The steps that one has made last, as examples and to be added by one tap. */
function OwnSteps({ view, state, add }: TableProps & { readonly add: (step: string) => void }) {
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
