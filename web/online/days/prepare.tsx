import { LONGEST_STEP, MOST_PREPARED_STEPS } from '@grove/protocol/limits';
import { useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { isPlaying, type TableProps } from '../table/table-props.ts';
import { type Ahead, chosenInWords, inWords } from './next-steps.ts';
import { ChooseStep } from './choose-step.tsx';
import { TypedSteps } from './typed-steps.tsx';
import { useDaysWords } from './words/index.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Steps for the own next turn, while others are waited for. */
export function Prepare(props: TableProps) {
  const { view } = props;
  const days = useDaysWords();
  const ahead = useAhead(props);
  const isMyTurn = view.me.seat !== null && view.seats[view.me.seat]?.waited === true;
  if (view.phase !== 'playing' || !isPlaying(view) || (isMyTurn && view.dropped === null)) return null;
  const dropped = view.dropped !== null && ahead !== undefined ? inWords(ahead, view.dropped) : view.dropped;
  return (
    <section className="note" aria-label={days.prepare}>
      <h2>{days.prepare}</h2>
      <p role="status">{dropped !== null && days.dropped(dropped)}</p>
      {!isMyTurn && <Steps {...props} ahead={ahead} />}
    </section>
  );
}

/** The position from which the own next turn can be foreseen; undefined while the table is seen from another seat. */
function useAhead({ view, module, nameOf }: TableProps): Omit<Ahead, 'chosen'> | undefined {
  const words = module.words[useLanguage()];
  const { seat } = view.me;
  if (seat === null || view.playing?.viewer !== seat) return undefined;
  const say: Ahead['say'] = (seen, step, text) => words.turn?.(seen, [step], nameOf) ?? text;
  return { game: module.game, view: view.playing.view, seat, say };
}

/** What is written here becomes what is prepared only when its person says so. */
function Steps(props: TableProps & { readonly ahead: Omit<Ahead, 'chosen'> | undefined }) {
  const { view, client, ahead } = props;
  const days = useDaysWords();
  const saved = view.prepared.join('\n');
  const [before, setBefore] = useState(saved);
  const [text, setText] = useState(saved);
  // Steps that were played, or dropped by an undo, are not offered to be prepared again.
  if (saved !== before) {
    setBefore(saved);
    setText(saved);
  }
  const steps = linesOf(text);
  const isSaved = steps.join('\n') === saved;
  const write = (next: readonly string[]) => setText(next.join('\n'));
  const prepare = (next: string[]) => {
    write(next);
    client.send({ kind: 'prepare', steps: next });
  };
  const add = (step: string) => write([...steps, step]);
  const room = MOST_PREPARED_STEPS - steps.length;
  const refusal = useRefusal(steps);
  return (
    <>
      <p className="second">{days.prepareNote}</p>
      {ahead !== undefined && steps.length > 0 && room >= 0 && (
        <ChosenSteps {...ahead} chosen={steps} remove={(place) => write(steps.filter((_, i) => i !== place))} />
      )}
      {ahead !== undefined && room > 0 && <ChooseStep {...ahead} chosen={steps} add={add} />}
      <TypedSteps {...props} text={text} write={setText} add={add} />
      <p role="alert" className="refusal">
        {refusal}
      </p>
      <div className="note-foot">
        <button
          type="button"
          className="button"
          disabled={isSaved || refusal !== undefined}
          onClick={() => prepare(steps)}
        >
          {days.keepSteps}
        </button>
        <button type="button" className="button" disabled={saved === ''} onClick={() => prepare([])}>
          {days.withdraw}
        </button>
        <span role="status" className="second">
          {saved !== '' && isSaved && days.kept}
        </span>
      </div>
    </>
  );
}

/** Why the server would not take these steps; undefined where it would. */
function useRefusal(steps: readonly string[]): string | undefined {
  const days = useDaysWords();
  if (steps.length > MOST_PREPARED_STEPS) return days.tooManySteps(MOST_PREPARED_STEPS, steps.length);
  const long = steps.findIndex((step) => step.length > LONGEST_STEP);
  return long < 0 ? undefined : days.stepTooLong(long + 1);
}

/** In the order in which they will be played. */
function ChosenSteps({ remove, ...ahead }: Ahead & { readonly remove: (place: number) => void }) {
  const days = useDaysWords();
  const steps = chosenInWords(ahead);
  return (
    <ol className="chosen-steps" aria-label={days.steps}>
      {steps.map(({ text, said }, place) => (
        <li key={`${place} ${text}`}>
          <span>{said}</span>
          <button type="button" className="small" aria-label={days.removeStep(said)} onClick={() => remove(place)}>
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}
