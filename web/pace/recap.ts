import {
  type GameModule,
  clausesText,
  labelled,
  type Language,
  type SeatSign,
  type StoryOfSeat,
  type StorySentence,
  typeset,
  upper,
} from '@grove/game-kit';
import type { Place } from '@grove/game-kit/board';
import type { Seat, Viewer } from '@grove/kernel';
import type { Heard } from '@grove/table/core';
import { beatsOf } from './hold.ts';

interface RecapLine {
  readonly key: string;
  readonly text: string;
  /** The same under the player's name, where that need not be said again. */
  readonly underName?: string;
  readonly places: readonly Place[];
}

/** What one player did, or got, in the order in which it happened. */
export interface RecapOfPlayer {
  /** Undefined for somebody without a seat. */
  readonly seat: Seat | undefined;
  readonly name: string;
  /** Colour and letter, as the board shows them; undefined in games that have none. */
  readonly sign: SeatSign | undefined;
  readonly lines: readonly RecapLine[];
}

interface Telling {
  readonly module: GameModule;
  readonly language: Language;
  readonly nameOf: (seat: Seat) => string;
  /** By seat, and behind the last that of somebody without a seat (`GameModule.signs`). */
  readonly signs?: readonly SeatSign[] | undefined;
}

/** Whom an event is about: some events of a step tell what others got of it. */
const seatOf = (event: unknown, step: Heard): Seat =>
  typeof event === 'object' && event !== null && 'seat' in event && typeof event.seat === 'number'
    ? event.seat
    : step.seat;

/** Where the last step of the viewer's own ends: what is new to somebody who comes to the table. */
export const afterOwn = (heard: readonly Heard[], viewer: Viewer): number =>
  heard.findLastIndex(({ seat }) => seat === viewer) + 1;

/** Whole sentences, where the game tells them. */
const storyOf = ({ seat, name, sentences }: StoryOfSeat, { language, signs }: Telling): RecapOfPlayer => ({
  seat,
  name,
  sign: signs?.at(seat ?? -1),
  lines: sentences.map((sentence, i) => ({
    key: String(i),
    text: sentenceText(sentence, language),
    underName: sentenceText({ ...sentence, lead: sentence.underName ?? sentence.lead }, language),
    places: [],
  })),
});

function sentenceText({ lead, clauses }: StorySentence, language: Language): string {
  const told = clausesText(language, clauses);
  const sentence = lead === '' ? upper(told) : clauses.length === 0 ? lead : labelled(language, lead, told);
  return typeset(language, `${sentence}.`);
}

/** Where the viewer's last turn began, in games that say what opens a turn; 0 before the first. */
export function lastTurnOf(heard: readonly Heard[], viewer: Viewer, opens: (seen: unknown) => boolean): number {
  const isOwn = (event: unknown, step: Heard) => seatOf(event, step) === viewer && opens(event);
  return heard.findLastIndex((step) => step.seen.some((event) => isOwn(event, step))) + 1;
}

/** Steps of the others, told by player; players in the order in which they were first heard of. */
export function recapOf(steps: readonly Heard[], viewer: Viewer, telling: Telling): RecapOfPlayer[] {
  const { module, language, nameOf, signs } = telling;
  const seen = steps.flatMap((step) => step.seen);
  const story = module.words[language].story?.(seen, viewer, nameOf);
  if (story !== undefined) return story.map((one) => storyOf(one, telling));
  const lines = new Map<Seat, RecapLine[]>();
  for (const step of steps.filter(({ seat }) => seat !== viewer)) {
    for (const [i, event] of step.seen.entries()) {
      const text = module.words[language].event(event, nameOf, viewer === 'public' ? undefined : viewer);
      // What shows nothing is not worth a line here; the log has it.
      if (text === undefined || beatsOf(module, event) === 0) continue;
      const seat = seatOf(event, step);
      const line = { key: `${step.id}.${i}`, text, places: module.spots?.event(event) ?? [] };
      lines.set(seat, [...(lines.get(seat) ?? []), line]);
    }
  }
  return Array.from(lines, ([seat, told]) => ({ seat, name: nameOf(seat), sign: signs?.[seat], lines: told }));
}
