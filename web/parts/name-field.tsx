import { useId } from 'react';
import { useWords } from '../language.tsx';
import './name-field.css';

/** As many letters as boards and the server have room for. */
const LONGEST_NAME = 20;

/** How many letters a name has too many; what stands around it does not count. */
export const lettersOver = (name: string): number => Math.max(0, name.trim().length - LONGEST_NAME);

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (name: string) => void;
  readonly isRequired?: boolean;
}

/** A name. One that is too long stays as it was typed; by how much is said, and its form waits for a shorter one. */
export function NameField({ label, value, set, isRequired = false }: NameFieldProps) {
  const words = useWords();
  const note = useId();
  const over = lettersOver(value);
  const trouble = over === 0 ? '' : words.nameTooLong(over, LONGEST_NAME);
  return (
    <div className="name-field">
      <label>
        <span>{label}</span>
        <input
          ref={(input) => input?.setCustomValidity(trouble)}
          value={value}
          placeholder={words.guest}
          autoComplete="nickname"
          required={isRequired}
          aria-invalid={over > 0}
          aria-describedby={note}
          onChange={({ target }) => set(target.value)}
        />
      </label>
      <p id={note} role="status">
        {trouble}
      </p>
    </div>
  );
}
