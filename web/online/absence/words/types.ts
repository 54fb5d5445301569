import type { Settings } from '@grove/protocol';

/** What is said about time that runs out, and about people who are not there. */
export interface AbsenceWords {
  readonly whenOut: string;
  readonly whenOuts: Readonly<Record<Settings['whenOut'], string>>;
  readonly absentAfter: string;
  readonly whenAbsent: (turns: number) => string;
  readonly whenAbsents: Readonly<Record<Settings['whenAbsent'], string>>;
  /** In place of the bot that takes the seat, at rated tables. */
  readonly absentLoses: string;

  /** At a seat: what keeps its person from playing. */
  readonly seats: {
    readonly sitsIn: (name: string) => string;
    readonly covered: string;
    readonly waits: string;
    readonly 'last-call': string;
    readonly missed: (turns: number) => string;
    readonly droppedFor: (minutes: number) => string;
  };

  /** To the person. */
  readonly almostOut: string;
  readonly lastCall: Readonly<Record<'covered' | 'ends' | 'lost' | 'seat' | 'waits', string>>;
  readonly playedForYou: (turns: number) => string;
  readonly notCounted: string;
  readonly losesAfter: (turns: number) => string;
  readonly waitsForYou: string;
  readonly iAmBack: string;
  readonly endedByAbsence: string;
}
