import { Field } from '../../lobby/fields.tsx';
import { isContinuous } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { fromLocalText, toLocalText } from './local-time.ts';
import { useMakeWords } from './words/index.ts';

const ROUND_MINUTES = [0, 20, 30, 45, 60, 90, 120, 1440, 4320, 10_080, 20_160];

/** When it begins, and when a round or the whole of it ends. */
export function TimeFields({ draft, change, trouble }: DraftProps) {
  const make = useMakeWords();
  const textOf = (minutes: number): string => {
    if (minutes === 0) return make.untilDone;
    if (minutes % 1440 === 0) return make.days(minutes / 1440);
    return minutes % 60 === 0 ? make.hours(minutes / 60) : make.minutes(minutes);
  };
  return (
    <>
      <MomentField
        label={make.start}
        at={draft.start}
        set={(start) => change({ start, end: draft.end + start - draft.start })}
      />
      {trouble('start')}
      {isContinuous(draft.kind) ? (
        <>
          <MomentField label={make.end} at={draft.end} set={(end) => change({ end })} />
          {trouble('end')}
        </>
      ) : (
        <Field
          label={make.roundTime}
          value={String(draft.roundMinutes)}
          choose={(minutes) => change({ roundMinutes: Number(minutes) })}
          options={ROUND_MINUTES.map((minutes) => [String(minutes), textOf(minutes)])}
        />
      )}
      {trouble('roundTime')}
    </>
  );
}

interface MomentFieldProps {
  readonly label: string;
  readonly at: number;
  readonly set: (at: number) => void;
}

const MomentField = ({ label, at, set }: MomentFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type="datetime-local"
      required
      value={toLocalText(at)}
      onChange={({ target }) => {
        const moment = fromLocalText(target.value);
        if (moment !== undefined) set(moment);
      }}
    />
  </label>
);
