import { isRefusal, type Refusal } from '@grove/kernel';
import type { Person, PersonId, TournamentCommand } from '@grove/protocol';
import { type Actor, decide, type TournamentCommand as CoreCommand } from '@grove/tournaments';
import type { ClubRights } from '../clubs/club-rights.ts';
import type { Visibility } from '../clubs/visibility.ts';
import { newSeed } from '../ids.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { ClubNotices } from '../notifications/club-notices.ts';
import type { Store } from '../store/store.ts';
import type { TournamentEntry } from './entry.ts';
import { COMMAND_COST, LISTED } from './limits.ts';
import type { OpenTournament } from './open-tournament.ts';
import { isDirector } from './rights.ts';
import type { Change, Tournaments } from './tournaments.ts';

interface TournamentCommandServices {
  readonly store: Pick<Store, 'tournaments'>;
  readonly tournaments: Tournaments;
  readonly entry: TournamentEntry;
  readonly clubs: ClubRights;
  readonly visibility: Visibility;
  readonly clubNotices: Pick<ClubNotices, 'entered'>;
  readonly limits: PersonLimits;
}

/** All that people can ask of a tournament that is there. */
export class TournamentCommands {
  readonly #services: TournamentCommandServices;

  constructor(services: TournamentCommandServices) {
    this.#services = services;
  }

  /** Undefined if there is no such tournament that the person may know of. */
  async run(
    person: Person,
    id: string,
    command: TournamentCommand,
    key?: string,
  ): Promise<OpenTournament | Refusal | undefined> {
    const { tournaments, visibility, clubNotices, limits } = this.#services;
    limits.take(person.id, COMMAND_COST);
    const open = await tournaments.fresh(id);
    if (open === undefined || !(await visibility.mayKnowTournament(open, person, key))) return undefined;
    const change = await this.#changeFor(open, person, command);
    if (isRefusal(change)) return change;
    const done = await tournaments.change(id, person.id, change);
    if (command.kind === 'register' && done !== undefined && !isRefusal(done))
      await clubNotices.entered(done, person.id);
    return done;
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

  async #changeFor(open: OpenTournament, person: Person, command: TournamentCommand): Promise<Change | Refusal> {
    const { entry } = this.#services;
    if (command.kind === 'register') return entry.ofPerson(open, person);
    const asPerson: Actor = { kind: 'person', id: person.id };
    const asLeader: Actor = (await this.mayDirect(open, person.id)) ? { kind: 'director' } : asPerson;
    if (command.kind === 'add-bot') return entry.ofBot(open, command.bot, asLeader);
    const core = coreCommand(command, person.id);
    const speaksForSelf = core.kind !== 'give-bye' && 'entrant' in core && core.entrant === person.id;
    return (state, now) => decide(state, core, speaksForSelf ? asPerson : asLeader, now);
  }
}

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
