import type { Heard } from '@grove/game-kit/board';
import { linesOfStep, type LogLine } from '@grove/game-kit/board/log';
import { eventsSinceOwn } from '@grove/game-kit/board/since-own';
import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import { ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import type { Seen } from '../../rules/events.ts';
import { beginsTurn, GAIA, seatOf } from '../../words/story/tell-story.ts';
import type { Speech } from './speech.ts';
import { explained, tellTurn } from './story.ts';

/** What one player did in a turn: a sentence, and the lines of the log that it sums up. */
export interface LoggedPart {
  /** Undefined for what nobody did, such as the end of the game. */
  readonly seat: Seat | undefined;
  /** Empty where the lines say all. */
  readonly text: string;
  readonly lines: readonly LogLine<Seen>[];
  /** Whether something of it happened after the viewer's last own step. */
  readonly isFresh: boolean;
}

export interface LoggedTurn {
  readonly key: string;
  /** Undefined for what was heard before the first turn began. */
  readonly number: number | undefined;
  readonly active: Seat | undefined;
  readonly color: ActionColor | undefined;
  /** In the order in which the players were first heard of. */
  readonly parts: readonly LoggedPart[];
}

/** More than anybody scrolls back for. */
const TURNS_SHOWN = 12;

/** The log by turns of the table, newest first, and in each by player. */
export function turnsOfLog(heard: readonly Heard<Seen>[], viewer: Viewer, speech: Speech): LoggedTurn[] {
  const begins = heard.flatMap(({ seen }, at) => (seen.some(beginsTurn) ? [at] : []));
  const shown = heard.slice(begins.at(-TURNS_SHOWN) ?? 0);
  const turns: LogLine<Seen>[][] = [];
  for (const line of shown.flatMap((step) => linesOfStep(step, (event) => explained(event, speech)))) {
    if (turns.length === 0 || beginsTurn(line.event)) turns.push([]);
    turns.at(-1)?.push(line);
  }
  const news = new Set(eventsSinceOwn(heard, viewer));
  // The step that begins a turn may also have ended the one before.
  return turns
    .slice(-TURNS_SHOWN)
    .map((lines) => logTurn(lines, news, speech))
    .toReversed();
}

function logTurn(lines: readonly LogLine<Seen>[], news: ReadonlySet<Seen>, speech: Speech): LoggedTurn {
  const events = lines.map(({ event }) => event);
  const begin = events.find(beginsTurn);
  const color = events.find((event) => event.kind === 'color');
  const texts = new Map(tellTurn(events, 'public', speech).map(({ seat, text }) => [seat, text]));
  // The heading says whose turn it is and which colour was chosen.
  const told = Map.groupBy(
    lines.filter(({ event }) => !beginsTurn(event) && event.kind !== 'color'),
    ({ event }) => placeAtTable(event, speech),
  );
  return {
    key: lines[0]?.key ?? '',
    number: begin !== undefined && 'turn' in begin ? begin.turn : undefined,
    active: begin === undefined ? color?.seat : 'active' in begin ? begin.active : speech.gaia,
    color: color && itemAt(ACTION_COLORS, color.color),
    parts: Array.from(told, ([seat, own]) => ({
      seat,
      text: seat === undefined ? '' : (texts.get(seat) ?? ''),
      lines: own,
      isFresh: own.some(({ event }) => news.has(event)),
    })),
  };
}

const placeAtTable = (event: Seen, { gaia }: Speech): Seat | undefined => {
  const seat = seatOf(event);
  return seat === GAIA ? gaia : seat;
};
