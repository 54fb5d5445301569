import type { Person, ServerMessage } from '@grove/protocol';
import type { Visibility } from '../clubs/visibility.ts';
import type { Follower, TournamentFollowers } from '../tournaments/followers.ts';
import type { OpenTournament } from '../tournaments/open-tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';

export interface FollowServices {
  readonly tournaments: Pick<Tournaments, 'fresh'>;
  readonly visibility: Pick<Visibility, 'mayKnowTournament' | 'ruleFor'>;
  readonly followers: TournamentFollowers;
}

interface Follow {
  readonly mayKnow: Follower['mayKnow'];
  readonly stop: () => void;
}

const MOST_FOLLOWED = 20;

/** The tournaments that one connection follows. */
export class Follows {
  readonly #services: FollowServices;
  readonly #person: () => Person | undefined;
  readonly #send: (text: string) => void;
  readonly #follows = new Map<string, Follow>();
  #closed = false;

  constructor(services: FollowServices, person: () => Person | undefined, send: (text: string) => void) {
    this.#services = services;
    this.#person = person;
    this.#send = send;
  }

  async follow(id: string, key: string | undefined): Promise<void> {
    const { tournaments, visibility, followers } = this.#services;
    const open = await tournaments.fresh(id);
    if (open === undefined) return this.#refuse(id);
    const mayKnow = (tournament: OpenTournament) => visibility.mayKnowTournament(tournament, this.#person(), key);
    // Before the check: if the club changes in between it is made again.
    const rule = await visibility.ruleFor(open);
    if (!(await mayKnow(open))) return this.#refuse(id);
    this.unfollow(id);
    if (this.#closed) return undefined;
    if (this.#follows.size >= MOST_FOLLOWED) {
      return this.#say({ type: 'error', tournament: id, kind: 'too-many', message: 'you follow too many tournaments' });
    }
    const lose = () => this.#refuse(id);
    const { number, stop } = followers.follow(open, { rule, mayKnow, tell: this.#send, lose });
    this.#follows.set(id, { mayKnow, stop });
    return this.#say({ type: 'tournament', tournament: id, number });
  }

  unfollow(id: string): void {
    this.#follows.get(id)?.stop();
    this.#follows.delete(id);
  }

  /** The person may have left a club. */
  async recheck(): Promise<void> {
    for (const [id, { mayKnow }] of this.#follows) {
      const open = await this.#services.tournaments.fresh(id);
      if (open !== undefined && !(await mayKnow(open))) this.#refuse(id);
    }
  }

  close(): void {
    this.#closed = true;
    for (const id of this.#follows.keys()) this.unfollow(id);
  }

  /** The same answer, whether there is none or one that they may not know of. */
  #refuse(id: string): void {
    this.unfollow(id);
    this.#say({ type: 'error', tournament: id, kind: 'not-there', message: 'there is no such tournament' });
  }

  #say(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }
}
