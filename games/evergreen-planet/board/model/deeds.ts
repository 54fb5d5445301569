import type { Heard } from '@grove/game-kit/board';
import { clausesText, labelled, type Language, say, upper } from '@grove/game-kit';
import type { Seat } from '@grove/kernel';
import { spaceNamed } from '../../material/facts.ts';
import type { Event } from '../../rules/events.ts';
import { cardName } from '../../words/index.ts';
import type { Doing, Vocabulary } from '../../words/vocabulary.ts';

const DOING: Readonly<Partial<Record<Event['kind'], Doing>>> = {
  planted: 'plant',
  grown: 'grow',
  bush: 'bush',
  lake: 'lake',
  buds: 'buds',
};

/** What a seat did with the last card that it took. */
export interface Deeds {
  readonly card: string | undefined;
  readonly events: readonly Event[];
  /** Where something of it stands. */
  readonly spaces: ReadonlySet<number>;
}

export function deedsOf(heard: readonly Pick<Heard<Event>, 'seen'>[], seat: Seat): Deeds {
  const all = heard.flatMap(({ seen }) => seen);
  const last = all.findLastIndex((event) => event.kind === 'taken' && event.picker === seat);
  const taken = all[last];
  const events = all.slice(last + 1).filter((event) => event.kind in DOING && 'seat' in event && event.seat === seat);
  return {
    card: taken?.kind === 'taken' ? taken.card : undefined,
    events,
    spaces: new Set(events.flatMap((event) => ('space' in event ? [spaceNamed(event.space)] : []))),
  };
}

/** `Snow, lake: plant on b2, c2; a lake on d3`. */
export function deedsText({ card, events }: Deeds, words: Vocabulary, language: Language): string {
  const kinds = Map.groupBy(events, ({ kind }) => DOING[kind]);
  const parts = [...kinds].map(([doing, done]) => {
    const spaces = done.flatMap((event) => ('space' in event ? [event.space] : []));
    return doing === undefined ? '' : say(words.doing[doing], { spaces: spaces.join(', ') });
  });
  const deeds = clausesText(language, parts);
  if (card === undefined) return upper(deeds);
  const name = upper(cardName(words, card));
  return deeds === '' ? name : labelled(language, name, deeds);
}
