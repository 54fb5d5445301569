/** What is said around games that take days: reminders, turns that are due, steps prepared ahead. */
export interface DaysWords {
  readonly offer: string;
  readonly accept: string;
  readonly decline: string;
  readonly nudge: (name: string) => string;
  readonly nudged: string;
  readonly prepare: string;
  readonly prepareNote: string;
  readonly chooseStep: string;
  readonly noneAhead: string;
  readonly removeStep: (step: string) => string;
  readonly typeSteps: string;
  readonly typeNote: string;
  readonly steps: string;
  readonly tooManySteps: (most: number, now: number) => string;
  /** By the number of the line. */
  readonly stepTooLong: (line: number) => string;
  readonly keepSteps: string;
  readonly withdraw: string;
  readonly kept: string;
  readonly dropped: (step: string) => string;
  readonly addStep: (step: string) => string;
  readonly yourTurnUntil: (time: string) => string;
  readonly due: string;
  readonly noneDue: string;
  readonly calendarNote: string;
  readonly address: string;
  readonly makeCalendar: string;
  readonly renew: string;
  readonly end: string;
}
