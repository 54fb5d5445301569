import type { MistakeKind } from '../../review/mistakes.ts';

/** What is said where games are watched again, looked back at and played on. */
export interface ReplayWords {
  readonly openRecord: string;
  readonly replayNote: string;
  readonly reviewNote: string;
  readonly first: string;
  readonly previous: string;
  readonly last: string;
  readonly position: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly more: string;
  readonly pause: string;
  readonly runOn: string;
  readonly shareMove: string;
  readonly linkCopied: string;
  readonly against: string;
  readonly continueHere: string;
  readonly noTableRecord: string;
  readonly badRecord: (message: string) => string;
  readonly ownGames: string;
  readonly noOwnGames: string;
  readonly forget: string;
  readonly tableGames: string;
  readonly expectedTotal: string;
  readonly expectedLead: string;
  readonly wasPlayed: (turn: string) => string;
  readonly wasBetter: (turn: string) => string;
  readonly reviewDone: (count: number) => string;
  readonly reviewFailed: string;
  readonly reviewed: (count: number, all: number) => string;
  readonly stopReview: string;
  readonly startReview: string;
  readonly you: string;
  readonly decisionsOf: string;
  /** How bad a decision was. */
  readonly kinds: Readonly<Record<MistakeKind, string>>;
  readonly mistakes: string;
  /** Decisions that were only glanced at. */
  readonly stillToCheck: string;
  readonly noMistakes: string;
  readonly previousMistake: string;
  readonly nextMistake: string;
  readonly noDecision: string;
  /** Before the first step, where there is nothing to judge yet. */
  readonly whereToBegin: string;
  readonly wasGood: (turn: string) => string;
  readonly showBetter: string;
  readonly showGame: string;
  readonly playBetter: string;
  readonly backToReview: string;
  readonly backToReplay: string;
  /** What a mistake is called by what it overlooked, and in which terms the better way is ahead. */
  readonly overlooked: (kind: string, reasons: string) => string;
  /** The better way is ahead in none of them. */
  readonly seenLater: string;
  readonly costOf: (kind: string, points: string) => string;
}
