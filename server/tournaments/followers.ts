import { patchBetween } from '@grove/kernel';
import type { ServerMessage } from '@grove/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Visibility } from '../clubs/visibility.ts';
import { inSlices } from '../presence/in-slices.ts';
import type { OpenTournament } from './open-tournament.ts';
import type { RenderedView, RenderedViews } from './rendered-views.ts';
import type { Tournaments } from './tournaments.ts';

interface FollowersServices {
  readonly tournaments: Pick<Tournaments, 'fresh' | 'onChange'>;
  readonly views: RenderedViews;
  readonly visibility: Pick<Visibility, 'ruleFor'>;
  readonly bus: Bus;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Somebody who is told of every change of a tournament. */
export interface Follower {
  /** By which rule of the club it was found that they may know the tournament (`Visibility.ruleFor`). */
  rule: string;
  readonly mayKnow: (open: OpenTournament) => Promise<boolean>;
  readonly tell: (text: string) => void;
  /** They may not know the tournament any more, and are told nothing from now on. */
  readonly lose: () => void;
}

interface Followed {
  readonly id: string;
  readonly followers: Set<Follower>;
  readonly stopListening: () => void;
  /** What all followers were told last. */
  told: RenderedView;
  /** The last event that is known of. */
  newest: number;
  /** No earlier than this are they told again. */
  pauseUntil: number;
  /** Set while changes are gathered and told. */
  timer: NodeJS.Timeout | undefined;
}

/** Milliseconds for which changes are gathered, and the least between two messages to the same people. */
const GATHER = 100;
const PAUSE = 1000;
/** What all followers of a tournament are sent together, in bytes a millisecond on average. */
const MOST_SENT = 8000;
/** Of characters. With more the change is told without its content: over HTTP the whole view comes packed, and the clients ask one by one. */
const LONGEST_PATCH = 100_000;

/**
 * Tells everybody who has the page of a tournament open what has changed: gathered, as a patch that is made and written once for all, and
 * nothing at all while nothing changes. Whoever missed something sees it by the numbers and asks for the view.
 */
export class TournamentFollowers {
  readonly #services: FollowersServices;
  readonly #followed = new Map<string, Followed>();

  constructor(services: FollowersServices) {
    this.#services = services;
    services.tournaments.onChange(({ id, number }) => {
      services.bus.publish('tournaments', id, { number });
      this.#grown(id, number);
    });
  }

  /** @returns the number of the view that changes are told from, and how to stop */
  follow(open: OpenTournament, follower: Follower): { readonly number: number; readonly stop: () => void } {
    const followed = this.#followed.get(open.id) ?? this.#begin(open);
    followed.followers.add(follower);
    this.#grown(open.id, open.number);
    return { number: followed.told.view.number, stop: () => this.#remove(followed, follower) };
  }

  /** Finds changes of which the bus has lost the message. */
  async reconcile(): Promise<void> {
    if (!this.#services.bus.isShared) return;
    for (const id of this.#followed.keys()) {
      const open = await this.#services.tournaments.fresh(id);
      if (open !== undefined) this.#grown(id, open.number);
    }
  }

  #begin(open: OpenTournament): Followed {
    const { bus, views } = this.#services;
    const { id, number } = open;
    const followed: Followed = {
      id,
      followers: new Set(),
      stopListening: bus.subscribe('tournaments', id, (growth) => this.#grown(id, growth.number)),
      told: views.of(open),
      newest: number,
      pauseUntil: 0,
      timer: undefined,
    };
    this.#followed.set(id, followed);
    return followed;
  }

  #remove(followed: Followed, follower: Follower): void {
    followed.followers.delete(follower);
    if (followed.followers.size > 0 || this.#followed.get(followed.id) !== followed) return;
    followed.stopListening();
    clearTimeout(followed.timer);
    this.#followed.delete(followed.id);
  }

  #grown(id: string, number: number): void {
    const followed = this.#followed.get(id);
    if (followed === undefined) return;
    followed.newest = Math.max(followed.newest, number);
    this.#tellSoon(followed);
  }

  #tellSoon(followed: Followed): void {
    if (followed.timer !== undefined || followed.newest <= followed.told.view.number) return;
    const { now, report } = this.#services;
    const wait = Math.max(GATHER, followed.pauseUntil - now());
    const tell = async (): Promise<void> => {
      followed.pauseUntil = now() + PAUSE;
      await this.#tell(followed).catch(report);
      followed.timer = undefined;
      // Something may have happened meanwhile; and what the store did not let happen is tried again.
      if (this.#followed.get(followed.id) === followed) this.#tellSoon(followed);
    };
    followed.timer = setTimeout(() => void tell(), wait).unref();
  }

  async #tell(followed: Followed): Promise<void> {
    const { tournaments, views, visibility, now } = this.#services;
    const open = await tournaments.fresh(followed.id);
    if (open === undefined) return;
    await this.#dropStrangers(followed, open, await visibility.ruleFor(open));
    const { told } = followed;
    const rendered = views.of(open);
    if (rendered.view.number === told.view.number) return;
    followed.told = rendered;
    const text = changeText(told, rendered);
    const followers = [...followed.followers];
    followed.pauseUntil = now() + Math.max(PAUSE, (text.length * followers.length) / MOST_SENT);
    await inSlices(followers, (follower) => {
      if (followed.followers.has(follower)) follower.tell(text);
    });
  }

  /** The club may have been hidden, or have a new link, since somebody was let in. */
  async #dropStrangers(followed: Followed, open: OpenTournament, rule: string): Promise<void> {
    for (const follower of followed.followers) {
      if (follower.rule === rule) continue;
      if (await follower.mayKnow(open)) follower.rule = rule;
      else {
        this.#remove(followed, follower);
        follower.lose();
      }
    }
  }
}

function changeText({ view: before }: RenderedView, { view: after }: RenderedView): string {
  const { tournament, number } = after;
  const told: ServerMessage = { type: 'tournament', tournament, number };
  const patch = patchBetween(before, after);
  const text = JSON.stringify({ ...told, since: before.number, patch } satisfies ServerMessage);
  return text.length > LONGEST_PATCH ? JSON.stringify(told) : text;
}
