import type { Settings } from '@grove/protocol';

/** What is said about time that runs out, and about people who are not there. */
export interface AbsenceWords {
  readonly whenOut: string;
  readonly whenOuts: Readonly<Record<Settings['whenOut'], string>>;
  readonly absentAfter: string;
  readonly whenAbsent: (turns: number) => string;
  readonly whenAbsents: Readonly<Record<Settings['whenAbsent'], string>>;
}
