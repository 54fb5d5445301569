import { useId, useState } from 'react';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly choose: (value: string) => void;
  /** What it means. */
  readonly note?: string | undefined;
}

/** One of a few values. */
export function Field({ label, value, options, choose, note }: FieldProps) {
  const id = useId();
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        aria-label={note && label}
        aria-describedby={note && id}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <span id={id} className="option-note">
          {note}
        </span>
      )}
    </label>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** Yes or no. */
export function Tick({ label, isOn, set }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number) => void;
}

/** A whole number. What is no number within the limits, for instance half typed, changes nothing yet. */
export function NumberField({ label, value, min, max, set }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) set(number);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={typed ?? String(value)}
        inputMode="numeric"
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly autoComplete: string;
  readonly type?: 'text' | 'password' | 'email';
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly isRequired?: boolean;
}

export function TextField({ label, value, set, type = 'text', isRequired = false, ...rest }: TextFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type={type} value={value} required={isRequired} onChange={({ target }) => set(target.value)} {...rest} />
    </label>
  );
}
