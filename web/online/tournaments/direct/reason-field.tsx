import { useId } from 'react';
import { useDirectWords } from './words/index.ts';

interface ReasonFieldProps {
  readonly reason: string;
  readonly set: (reason: string) => void;
}

const LONGEST = 200;

/** Why a director does something: everybody reads it, so it cannot be left out. */
export function ReasonField({ reason, set }: ReasonFieldProps) {
  const words = useDirectWords();
  const note = useId();
  return (
    <label className="tool-field">
      <span>{words.reason}</span>
      <input
        value={reason}
        required
        maxLength={LONGEST}
        aria-describedby={note}
        onChange={({ target }) => set(target.value)}
      />
      <span id={note} className="second">
        {words.reasonNote}
      </span>
    </label>
  );
}
