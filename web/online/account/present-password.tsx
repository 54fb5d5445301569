import { TextField } from '../lobby/fields.tsx';
import { useAccountWords } from './words/index.ts';

interface PresentPasswordProps {
  readonly value: string;
  readonly set: (value: string) => void;
}

/** The password that an account has now, asked for before something about signing in is changed. */
export function PresentPassword({ value, set }: PresentPasswordProps) {
  return (
    <TextField
      label={useAccountWords().present}
      value={value}
      set={set}
      type="password"
      autoComplete="current-password"
      isRequired
    />
  );
}
