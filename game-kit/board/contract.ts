import type { Heard } from '@grove/table/core';
import type { GameTypes, Json, Seat, Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Spot } from '../guide/lesson.ts';
import type { Place } from '../spots.ts';
import type { Language } from '../language.ts';

/** What the person has chosen for all games. */
export interface BoardSettings {
  /** Whether things may move. */
  readonly motion: boolean;
  /** Whether a card that is chosen must be confirmed. */
  readonly confirm: boolean;
  /** Whether a turn with nothing left to do ends by itself. */
  readonly autoFinish?: boolean;
  /** Whether spaces show the names that texts call them by. */
  readonly coordinates: boolean;
  /** How loud it may be, from 0, which is silence, to 1. */
  readonly volume: number;
}

/** The time of a turn that the rules limit (see `TurnLimit`), in seconds; whoever runs the table measures it. */
export interface BoardClock {
  readonly left: number;
  readonly period: number;
  readonly runs: boolean;
}

/** Advice on request, in games against bots alone. */
export interface Advice<Move = unknown> {
  /** What the button does now: asks, stops the thinking, shows the next hint. */
  readonly label: string;
  readonly act: () => void;
  /** What stands in the note's place; undefined while nothing was asked. */
  readonly text: string | undefined;
  /** The steps that the text speaks of, for the board to show. */
  readonly steps: readonly Move[];
  /** The parts of the board that the text speaks of. */
  readonly places?: readonly Place[];
  /** Plays these steps. */
  readonly playIt?: { readonly label: string; readonly act: () => void };
}

export { type Heard, seenBy } from '@grove/table/core';
export type { GameSpots, Place } from '../spots.ts';

/** A lesson under way: the parts of the board that it is about. The lesson itself is shown by the page. */
export interface BoardGuide {
  readonly about: ReadonlySet<Spot>;
  /** The name of the lesson that is due. Until it is read or followed, the board does nothing by itself. */
  readonly lesson: string | undefined;
}

/** The way to the rules: refusals name a rule by its number, `P5.4`. */
export interface BoardRules {
  open(this: void, rule: string): void;
  label(this: void, rule: string): string;
}

/** The way to the page of a card, which opens over the game. */
export interface BoardCards {
  open(this: void, card: string): void;
  readonly label: string;
}

/** What a board wants to find again when the page is loaded anew: kept in this browser, for this table alone. */
export interface BoardNotes {
  /** What was written last; undefined if nothing was, or nothing readable. */
  read(this: void): Json | undefined;
  write(this: void, note: Json): void;
}

/** What the page adds when the game is over; undefined where a game is only watched. */
export interface BoardAfter {
  /** What to do next, the proposed first. */
  readonly actions: ReactNode;
  /** What can be kept of the game, under More. */
  readonly files?: ReactNode;
  /** What this game was among one's own: a best score, what was reached with it. */
  readonly notes?: ReactNode;
  /** The day on which it ended, as people write it. */
  readonly date: string;
}

/** A step of somebody else that is being shown, the newest of `heard`, before the next one comes or the person may act. */
export interface ShownStep {
  readonly seat: Seat;
  /** What it did, in sentences. */
  readonly lines: readonly string[];
  /** How many steps wait behind it. */
  readonly left: number;
  /** Shows all that is still to come at once. */
  readonly skip: () => void;
  readonly skipLabel: string;
}

/**
 * What a game's board gets from the page around it: a view and ways to act on it, never a state. So the same board serves a
 * game in this browser, a game at a server and a replay.
 */
export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  /** Through whose eyes; 'public' for spectators. */
  readonly viewer: Viewer;
  /** Whether the person may decide for the viewer's seat now. */
  readonly mayAct: boolean;
  readonly language: Language;
  readonly nameOf: (seat: Seat) => string;
  /** Whether nobody is simply `you`: several people share this screen, or somebody else looks back at the game from this seat. */
  readonly isShared?: boolean | undefined;
  /** Others look at this screen too: what the viewer alone knows is not shown until the viewer takes the screen with this. */
  readonly uncover?: (() => void) | undefined;
  readonly heard: readonly Heard<T['Seen']>[];
  readonly settings: BoardSettings;
  /** Undefined when everything was shown. While it is there, `mayAct` is false. */
  readonly showing?: ShownStep | undefined;
  /** Lets what others do wait while the board shows something of its own, such as the end of a season. */
  readonly hold?: ((isHeld: boolean) => void) | undefined;
  play(this: void, move: T['Move']): void;
  /** Whether a step is on its way to a table far away, which takes no other one meanwhile. */
  readonly isSending?: boolean | undefined;
  /** Why the table refused the last step; until the person has read it or does something else, the board does nothing by itself. */
  readonly refusal?: string | undefined;
  /** Undefined while nothing can be taken back. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Whether own steps can be taken back until something is revealed to the viewer: nobody else at the table is a person. */
  readonly isUndoFree?: boolean;
  /** Undefined where nobody may be asked. */
  readonly advice?: Advice<T['Move']> | undefined;
  /** Undefined where no turn is limited. */
  readonly clock?: BoardClock | undefined;
  /** Undefined but in guided games. */
  readonly guide?: BoardGuide | undefined;
  /** Undefined where no rules can be opened. */
  readonly rules?: BoardRules | undefined;
  /** Undefined for games whose cards have no pages. */
  readonly cards?: BoardCards | undefined;
  /** Undefined where nothing is kept: in replays. */
  readonly notes?: BoardNotes | undefined;
  /** The page's own corner: name and menu. */
  readonly header: ReactNode;
  /** Stands in the question's place, for replays. */
  readonly controls?: ReactNode;
  /** What the page speaks of, what matters most first: a decision that is looked back at. A board that shows one thing large shows that. */
  readonly spokenOf?: readonly Place[] | undefined;
  readonly after?: BoardAfter | undefined;
}

interface DrawsBoards<T extends GameTypes> {
  draw(props: BoardProps<T>): ReactNode;
}

/** A game's board. Typed as a method, which the compiler compares less strictly: so the board of any one game is a `Board`. */
export type Board<T extends GameTypes = GameTypes> = DrawsBoards<T>['draw'];
