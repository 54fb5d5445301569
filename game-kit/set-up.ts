import type { JsonObject } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Language } from './language.ts';

export interface SetUpFactProps {
  readonly language: Language;
  /** The table's options; those that nobody has chosen may be missing. */
  readonly options: JsonObject;
}

export interface SetUpFieldProps extends SetUpFactProps {
  /** Sets some options and leaves the others. */
  readonly change: (options: JsonObject) => void;
}

/** How a game lets people choose an option that is better shown than listed, or that is data. */
export interface SetUpField {
  readonly Field: (props: SetUpFieldProps) => ReactNode;
  /** What was chosen, for those who sit down at the table; undefined where the option is as usual. */
  readonly fact: (table: SetUpFactProps) => string | undefined;
}
