import { useId } from 'react';

interface SegmentsProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly choose: (value: string) => void;
}

/** One of a few values, all of them in sight: a tap is enough to change it. */
export function Segments({ label, value, options, choose }: SegmentsProps) {
  const name = useId();
  return (
    <div className="field segments" role="radiogroup" aria-labelledby={name}>
      <span id={name}>{label}</span>
      <div>
        {options.map(([key, text]) => (
          <label key={key}>
            <input type="radio" name={name} checked={key === value} onChange={() => choose(key)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
