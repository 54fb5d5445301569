import { levelOf } from '@grove/bots';
import { catchRefusal, isRefusal, refuse, type Refusal } from '@grove/kernel';
import type { Person, PersonId } from '@grove/protocol';
import { type Actor, decide, type EntrantData } from '@grove/tournaments';
import type { Visibility } from '../clubs/visibility.ts';
import { NEW_RATING } from '../ratings/rate.ts';
import { shownRating } from '../ratings/shown.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { newBotId } from './bot-entrants.ts';
import type { OpenTournament } from './open-tournament.ts';
import { demand, refusalIn } from './refusal.ts';
import type { Change } from './tournaments.ts';

interface EntryServices {
  readonly store: Pick<Store, 'results'>;
  readonly rooms: Rooms;
  readonly visibility: Visibility;
  /** Bots in one tournament at most. */
  readonly mostBots: number;
}

/** How people and bots enter tournaments. */
export class TournamentEntry {
  readonly #services: EntryServices;

  constructor(services: EntryServices) {
    this.#services = services;
  }

  /** Why somebody cannot enter beside what the core says; undefined if nothing is against it. */
  async refusal({ details }: OpenTournament, person: Person): Promise<Refusal | undefined> {
    const { club, membersOnly } = details;
    return refusalIn(async () => {
      const isWelcome = !membersOnly || (club !== null && (await this.#services.visibility.isMember(club, person)));
      demand(isWelcome, 'members-only');
    });
  }

  /** A person as the core knows an entrant. */
  async entrantOf({ details }: OpenTournament, id: PersonId): Promise<EntrantData> {
    return { id, rating: await this.#ratingOf(details.game, id), isBot: false };
  }

  async ofPerson(open: OpenTournament, person: Person): Promise<Change | Refusal> {
    const refusal = await this.refusal(open, person);
    if (refusal !== undefined) return refusal;
    const { id, name } = person;
    const entrant = await this.entrantOf(open, id);
    return (state, now) => named(decide(state, { kind: 'register', entrant }, { kind: 'person', id }, now), name);
  }

  /** A bot that is added to an arena or a duplicate in progress fills tables from then on. */
  async ofBot({ details }: OpenTournament, bot: string, by: Actor): Promise<Change | Refusal> {
    const { rooms, mostBots: most } = this.#services;
    const unknown = catchRefusal(() => demand(rooms.game(details.game)?.bots.includes(bot) === true, 'no-such-bot'));
    if (unknown !== undefined) return unknown;
    const rating = await this.#ratingOf(details.game, `bot:${levelOf(bot)}`);
    return (state, now) => {
      const present = state.entrants.filter(({ isBot, isWithdrawn }) => isBot && !isWithdrawn).length;
      if (present >= most) return refuse('tournament', 'full', { most });
      const entrant = { id: newBotId(state, bot), rating, isBot: true };
      return named(decide(state, { kind: 'register', entrant }, by, now), bot);
    };
  }

  async #ratingOf(game: string, player: string): Promise<number> {
    const known = await this.#services.store.results.ratingsOf(game, [player]);
    return shownRating(known.get(player) ?? NEW_RATING).rating;
  }
}

/** Who registers is remembered by the name of then. */
const named = (events: ReturnType<typeof decide>, name: string): ReturnType<Change> =>
  isRefusal(events) ? events : events.map((event) => ({ ...event, name }));
