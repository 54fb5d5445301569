import type { Heard } from '@grove/game-kit/board';
import { eventsSinceOwn } from '@grove/game-kit/board/since-own';
import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import type { Seen } from '../../rules/events.ts';
import { sentencesOf } from '../../words/reminder.ts';
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
  return `${line} ${sentencesOf(words, itemAt(cards, event.card)).join(' ')}`;
}

interface TurnStory {
  /** Undefined for Gaia. */
  readonly seat: Seat | undefined;
  /** Who, and in an own turn what was chosen: `Anna watered`. */
  readonly name: string;
  readonly text: string;
}

/** What each of the others has done in the present turn. */
export function storiesOfTurn(heard: readonly Heard<Seen>[], viewer: Viewer, { game, nameOf }: Speech): TurnStory[] {
  const isBegin = ({ kind }: Seen) => kind === 'turn' || kind === 'gaia-turn';
  const events = heard.flatMap(({ seen }) => seen);
  const present = events.slice(Math.max(0, events.findLastIndex(isBegin)));
  return (game.story?.(present, viewer, nameOf) ?? []).flatMap(({ seat, name, sentences }) =>
    sentences.map(({ lead, clauses, isOwnTurn }) => ({
      seat,
      name: isOwnTurn ? lead : name,
      text: clauses.join('; '),
    })),
  );
}

/** How many lines of the log tell what others did since the viewer's last own step. */
export const linesSinceOwn = (heard: readonly Heard<Seen>[], viewer: Viewer, speech: Speech): number =>
  eventsSinceOwn(heard, viewer).filter((event) => explained(event, speech) !== undefined).length;
