import { levelOf } from '@grove/bots';
import { catchRefusal, isRefusal, refuse, type Refusal, RefusedError } from '@grove/kernel';
import type { NewTournament, Person, PersonId, SeasonBefore, TournamentCommand } from '@grove/protocol';
import { type Actor, decide, type EntrantData, type TournamentCommand as CoreCommand } from '@grove/tournaments';
import type { ClubRights } from '../clubs/club-rights.ts';
import { newSeed, newTournamentId } from '../ids.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import { shownRating } from '../ratings/shown.ts';
import { NEW_RATING } from '../ratings/rate.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { newBotId } from './bot-entrants.ts';
import { demand, newTournament } from './new-tournament.ts';
import type { OpenTournament } from './open-tournament.ts';
import { isDirector } from './rights.ts';
import type { Change, Tournaments } from './tournaments.ts';

interface TournamentCommandServices {
  readonly store: Pick<Store, 'tournaments' | 'people' | 'results'>;
  readonly tournaments: Tournaments;
  readonly rooms: Rooms;
  readonly clubs: ClubRights;
  readonly limits: PersonLimits;
  readonly now: () => number;
}

/** How many commands of a table one counts for. */
const COST = 5;
/** Tournaments of one maker that are not over. */
const MOST_OF_ONE_MAKER = 10;
/** Of somebody's tournaments, the last changed ones. */
const LISTED = 100;

/** All that people can ask of tournaments. */
export class TournamentCommands {
  readonly #services: TournamentCommandServices;

  constructor(services: TournamentCommandServices) {
    this.#services = services;
  }

  async create(maker: Person, wanted: NewTournament): Promise<OpenTournament | Refusal> {
    const { tournaments, rooms, limits, now } = this.#services;
    limits.take(maker.id, COST);
    const refusal = await refusalIn(() => this.#demandMaker(maker.id, wanted.club));
    if (refusal !== undefined) return refusal;
    const directors = await this.#directorsOf(wanted.directors ?? [], maker);
    if (isRefusal(directors)) return directors;
    const after = await this.#seasonBefore(wanted, maker.id);
    if (after !== null && isRefusal(after)) return after;
    const made = newTournament(wanted, rooms.game(wanted.game), { maker, directors, after }, now());
    return isRefusal(made) ? made : tournaments.create(newTournamentId(), made.details, made.first);
  }

  /** Undefined if there is no such tournament. */
  async run(person: Person, id: string, command: TournamentCommand): Promise<OpenTournament | Refusal | undefined> {
    const { tournaments, limits } = this.#services;
    limits.take(person.id, COST);
    const open = await tournaments.fresh(id);
    if (open === undefined) return undefined;
    const change = await this.#changeFor(open, person, command);
    return isRefusal(change) ? change : tournaments.change(id, person.id, change);
  }

  /** For somebody who is about to be deleted. */
  async withdrawEverywhere(person: PersonId): Promise<void> {
    const { store, tournaments } = this.#services;
    for (const { tournament, phase } of await store.tournaments.tournamentsOf(person, LISTED)) {
      if (phase !== 'registration' && phase !== 'running') continue;
      const command = { kind: 'withdraw', entrant: person } as const;
      // Refused where they only lead it, or have withdrawn before; that is fine.
      await tournaments.change(tournament, person, (state, now) =>
        decide(state, command, { kind: 'person', id: person }, now),
      );
    }
  }

  mayDirect({ details }: OpenTournament, person: PersonId): Promise<boolean> {
    return isDirector(details, person, this.#services.clubs);
  }

  /** Why somebody cannot enter beside what the core says; undefined if nothing is against it. */
  async refusalToEnter({ details }: OpenTournament, person: PersonId): Promise<Refusal | undefined> {
    const { club, membersOnly } = details;
    return refusalIn(async () => {
      const isWelcome = !membersOnly || (club !== null && (await this.#services.clubs.isMember(club, person)));
      demand(isWelcome, 'members-only');
    });
  }

  /** A person as the core knows an entrant. */
  async entrantOf({ details }: OpenTournament, id: PersonId): Promise<EntrantData> {
    return { id, rating: await this.#ratingOf(details.game, id), isBot: false };
  }

  async #demandMaker(maker: PersonId, club: string | null): Promise<void> {
    const { store, clubs } = this.#services;
    const person = await store.people.person(maker);
    demand((person?.login ?? null) !== null, 'account-only');
    demand(club === null || (await clubs.mayDirect(club, maker)), 'not-for-club');
    const own = await store.tournaments.tournamentsOf(maker, LISTED);
    const unfinished = own.filter(({ phase }) => phase === 'registration' || phase === 'running');
    const made = await Promise.all(unfinished.map(({ tournament }) => this.#services.tournaments.fresh(tournament)));
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
  async #seasonBefore({ after, settings }: NewTournament, maker: PersonId): Promise<SeasonBefore | Refusal | null> {
    if (after === undefined) return null;
    const open = await this.#services.tournaments.fresh(after);
    const mayFollow = open !== undefined && (await this.mayDirect(open, maker));
    return catchRefusal(() => {
      demand(mayFollow && open.state.phase === 'ended', 'no-such-season');
      demand(open.state.settings.format.kind === 'league' && settings.format.kind === 'league', 'no-such-season');
      return { tournament: open.id, name: open.details.name };
    });
  }

  async #changeFor(open: OpenTournament, person: Person, command: TournamentCommand): Promise<Change | Refusal> {
    const isLeader = await this.mayDirect(open, person.id);
    if (command.kind === 'register') return this.#registration(open, person);
    if (command.kind === 'add-bot') return this.#botRegistration(open, person, command.bot, isLeader);
    const core = coreCommand(command, person.id);
    const speaksForSelf = core.kind !== 'give-bye' && 'entrant' in core && core.entrant === person.id;
    const by: Actor = isLeader && !speaksForSelf ? { kind: 'director' } : { kind: 'person', id: person.id };
    return (state, now) => decide(state, core, by, now);
  }

  async #registration(open: OpenTournament, { id, name }: Person): Promise<Change | Refusal> {
    const refusal = await this.refusalToEnter(open, id);
    if (refusal !== undefined) return refusal;
    const entrant = await this.entrantOf(open, id);
    return (state, now) => named(decide(state, { kind: 'register', entrant }, { kind: 'person', id }, now), name);
  }

  /** A bot that is added to an arena or a duplicate in progress fills tables from then on. */
  async #botRegistration(
    { details }: OpenTournament,
    person: Person,
    bot: string,
    isLeader: boolean,
  ): Promise<Change | Refusal> {
    const { rooms, limits } = this.#services;
    const unknown = catchRefusal(() => demand(rooms.game(details.game)?.bots.includes(bot) === true, 'no-such-bot'));
    if (unknown !== undefined) return unknown;
    const rating = await this.#ratingOf(details.game, `bot:${levelOf(bot)}`);
    const by: Actor = isLeader ? { kind: 'director' } : { kind: 'person', id: person.id };
    const most = limits.limits.tournamentBots;
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

/** A person's command as the core knows it, with what the client must not choose. */
function coreCommand(
  command: Exclude<TournamentCommand, { kind: 'register' | 'add-bot' }>,
  person: PersonId,
): CoreCommand {
  switch (command.kind) {
    case 'withdraw':
    case 'check-in':
    case 'wait':
    case 'rest':
      return { kind: command.kind, entrant: command.entrant ?? person };
    case 'announce-absence':
      return { ...command, entrant: command.entrant ?? person };
    case 'start':
      return { kind: 'start', seed: newSeed() };
    case 'set-result': {
      const { kind, table, totals, places, reason } = command;
      return { kind, table, result: { totals, places }, reason };
    }
    default:
      return command;
  }
}

async function refusalIn(check: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}
