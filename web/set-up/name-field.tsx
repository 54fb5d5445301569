import { useId } from 'react';
import { useSetUpWords } from './words/index.ts';
import { useWords } from '../language.tsx';

/** As many letters as boards and the server have room for. */
const LONGEST_NAME = 20;

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (name: string) => void;
}

/** A name; one that is too long is cut, and that is said. */
export function NameField({ label, value, set }: NameFieldProps) {
  const words = useWords();
  const { longestName } = useSetUpWords();
  const note = useId();
  const isFull = value.length >= LONGEST_NAME;
  return (
    <div className="name-field">
      <label>
        <span>{label}</span>
        <input
          value={value}
          placeholder={words.guest}
          autoComplete="nickname"
          aria-describedby={note}
          onChange={({ target }) => set(target.value.slice(0, LONGEST_NAME))}
        />
      </label>
      <p id={note} className="second" role="status">
        {isFull && longestName(LONGEST_NAME)}
      </p>
    </div>
  );
}
