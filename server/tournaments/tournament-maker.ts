import { catchRefusal, isRefusal, type Refusal } from '@grove/kernel';
import type { NewTournament, Person, PersonId } from '@grove/protocol';
import type { ClubRights } from '../clubs/club-rights.ts';
import { newTournamentId } from '../ids.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { COMMAND_COST, LISTED } from './limits.ts';
import { type Made, newTournament } from './new-tournament.ts';
import type { OpenTournament } from './open-tournament.ts';
import { demand, refusalIn } from './refusal.ts';
import { isDirector } from './rights.ts';
import { claimNextSeason, hasNextSeason } from './seasons.ts';
import type { Tournaments } from './tournaments.ts';

interface TournamentMakerServices {
  readonly store: Pick<Store, 'tournaments' | 'people'>;
  readonly tournaments: Tournaments;
  readonly rooms: Rooms;
  readonly clubs: ClubRights;
  readonly limits: PersonLimits;
  readonly now: () => number;
}

/** Tournaments of one maker that are not over. */
const MOST_OF_ONE_MAKER = 10;

/** Makes tournaments for those who may. */
export class TournamentMaker {
  readonly #services: TournamentMakerServices;

  constructor(services: TournamentMakerServices) {
    this.#services = services;
  }

  async make(maker: Person, wanted: NewTournament): Promise<OpenTournament | Refusal> {
    const { rooms, limits, now } = this.#services;
    limits.take(maker.id, COMMAND_COST);
    const refusal = await refusalIn(() => this.#demandMaker(maker.id, wanted.club));
    if (refusal !== undefined) return refusal;
    const directors = await this.#directorsOf(wanted.directors ?? [], maker);
    if (isRefusal(directors)) return directors;
    const last = await this.#seasonBefore(wanted, maker.id);
    if (last !== null && isRefusal(last)) return last;
    const after = last && { tournament: last.id, name: last.details.name };
    const made = newTournament(wanted, rooms.game(wanted.game), { maker, directors, after }, now());
    return isRefusal(made) ? made : this.#save(made, last);
  }

  async #save({ details, first }: Made, last: OpenTournament | null): Promise<OpenTournament | Refusal> {
    const { tournaments } = this.#services;
    const id = last === null ? newTournamentId() : await claimNextSeason(tournaments, last);
    if (typeof id !== 'string') return id;
    // Where there is one already, another director was quicker with the same season.
    return (await tournaments.create(id, details, first)) ?? hasNextSeason(id);
  }

  async #demandMaker(maker: PersonId, club: string | null): Promise<void> {
    const { store, clubs, tournaments } = this.#services;
    const person = await store.people.person(maker);
    demand((person?.login ?? null) !== null, 'account-only');
    demand(club === null || (await clubs.mayDirect(club, maker)), 'not-for-club');
    const own = await store.tournaments.tournamentsOf(maker, LISTED);
    const unfinished = own.filter(({ phase }) => phase === 'registration' || phase === 'running');
    const made = await Promise.all(unfinished.map(({ tournament }) => tournaments.fresh(tournament)));
    const count = made.filter((open) => open?.details.maker.id === maker).length;
    demand(count < MOST_OF_ONE_MAKER, 'too-many-tournaments', { most: MOST_OF_ONE_MAKER });
  }

  async #directorsOf(ids: readonly PersonId[], maker: Person): Promise<Person[] | Refusal> {
    const others = [...new Set(ids)].filter((id) => id !== maker.id);
    const people = await Promise.all(others.map((id) => this.#services.store.people.person(id)));
    return catchRefusal(() =>
      people.map((person, i) => {
        demand(person !== undefined, 'no-such-person', { person: others[i] ?? '' });
        return { id: person.id, name: person.name };
      }),
    );
  }

  /** Only those who directed a season may say that another one follows it; null for a tournament that follows none. */
  async #seasonBefore(wanted: NewTournament, maker: PersonId): Promise<OpenTournament | Refusal | null> {
    const { tournaments, clubs } = this.#services;
    if (wanted.after === undefined) return null;
    const last = await tournaments.fresh(wanted.after);
    const mayFollow = last !== undefined && (await isDirector(last.details, maker, clubs));
    return catchRefusal(() => {
      demand(mayFollow && last.state.phase === 'ended', 'no-such-season');
      const kinds = [last.state.settings.format.kind, wanted.settings.format.kind];
      demand(
        kinds.every((kind) => kind === 'league'),
        'no-such-season',
      );
      // Each season links to the other, so that those who may know one must be allowed to know both.
      demand(last.details.club === wanted.club, 'season-of-other-club');
      return last;
    });
  }
}
