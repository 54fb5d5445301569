import { clausesText } from '@grove/game-kit';
import type { Heard } from '@grove/game-kit/board';
import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import type { Seen } from '../../rules/events.ts';
import { runningText } from '../../words/reminder.ts';
import { beginsTurn } from '../../words/story/tell-story.ts';
import type { Speech } from './speech.ts';

/** What an event is about, where it is about goods. */
export type GoodName = 'soil' | 'seed' | 'sprout' | 'growth' | 'compost' | 'draw' | 'leaf' | 'event';

export function goodOf(event: Seen): GoodName | undefined {
  switch (event.kind) {
    case 'got':
      return event.what;
    case 'paid':
      return event.what === 'card' ? 'draw' : event.what;
    case 'stored':
      return 'sprout';
    case 'drew':
    case 'looked':
    case 'kept':
      return 'draw';
    case 'composted':
    case 'uncomposted':
      return 'compost';
    case 'event':
    case 'joined':
      return 'event';
    case 'claimed':
    case 'bonus':
    case 'gaia-claimed':
      return 'leaf';
    default:
      return undefined;
  }
}

/** A line of the log; an event card that somebody played is explained, for nobody knows them all. */
export function explained(event: Seen, { game, words, nameOf, reader }: Speech): string | undefined {
  const line = game.event(event, nameOf, reader);
  if (event.kind !== 'event' || line === undefined) return line;
  return `${line} ${runningText(words, itemAt(cards, event.card))}`;
}

/** What a player did in a turn, as one sentence. */
interface TurnStory {
  /** Gaia's is behind the last. */
  readonly seat: Seat;
  /** Who, and in an own turn what was chosen: `Anna watered`. */
  readonly name: string;
  readonly text: string;
}

/** The sentences of one turn, without those of `reader`. */
export const tellTurn = (
  turn: readonly Seen[],
  reader: Viewer,
  { game, nameOf, gaia, language }: Speech,
): TurnStory[] =>
  (game.story?.(turn, reader, nameOf) ?? []).flatMap(({ seat = gaia, name, sentences }) =>
    sentences.map(({ lead, clauses, isOwnTurn }) => ({
      seat,
      name: isOwnTurn ? lead : name,
      text: clausesText(language, clauses),
    })),
  );

/** What each of the others has done in the present turn. */
export function storiesOfTurn(heard: readonly Heard<Seen>[], viewer: Viewer, speech: Speech): TurnStory[] {
  const events = heard.flatMap(({ seen }) => seen);
  return tellTurn(events.slice(Math.max(0, events.findLastIndex(beginsTurn))), viewer, speech);
}
