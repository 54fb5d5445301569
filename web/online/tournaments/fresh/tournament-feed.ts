import { applyPatch, type JsonPatch } from '@grove/kernel';
import type { ServerMessage, TournamentView } from '@grove/protocol';
import type { Environment } from '../../connection/environment.ts';
import { ReconnectingSocket } from '../../connection/reconnecting-socket.ts';

export interface FeedEvents {
  /** There is a newer view, and here it is. */
  newer(view: TournamentView): void;
  /** Something was missed, or the tournament may not be followed any more: ask. */
  missed(): void;
}

/** What is followed, and who asks. A token is needed only for tournaments of clubs. */
export interface Feed {
  readonly tournament: string;
  readonly key?: string | undefined;
  readonly token?: string | undefined;
}

type Told = Extract<ServerMessage, { type: 'tournament' }>;

/** Milliseconds without a message, which is what is usual here, until the connection is tried. */
const SILENCE = 60_000;

/** What the server tells of a tournament that changes, over a socket that comes back by itself. */
export class TournamentFeed {
  readonly #feed: Feed;
  readonly #events: FeedEvents;
  readonly #socket: ReconnectingSocket;
  #isOpen = false;
  #isFollowing = false;
  /** The number of the newest view that there is, as far as was told. */
  #newest = 0;
  /** What the page shows. */
  #view: TournamentView | undefined;

  constructor(feed: Feed, environment: Environment, events: FeedEvents) {
    this.#feed = feed;
    this.#events = events;
    this.#socket = new ReconnectingSocket(
      environment,
      {
        opened: () => this.#opened(),
        received: (message) => this.#received(message),
        dropped: () => this.#dropped(),
      },
      SILENCE,
    );
  }

  /** Whether a view is the newest, and will be as long as nothing is told: then nobody need ask. */
  isNewest(view: TournamentView): boolean {
    return this.#isFollowing && view.number >= this.#newest;
  }

  open(): void {
    this.#dropped();
    this.#socket.open();
  }

  close(): void {
    this.#dropped();
    this.#socket.close();
  }

  /** The page has this view now. */
  show(view: TournamentView): void {
    this.#view = view;
  }

  /** Asks again to follow, if the server has refused it: it may have had too much to do, or rights may have changed. */
  follow(): void {
    const { tournament, key } = this.#feed;
    if (!this.#isOpen || this.#isFollowing) return;
    this.#socket.send({ type: 'follow', tournament, ...(key !== undefined && { key }) });
  }

  #opened(): void {
    const { token } = this.#feed;
    this.#isOpen = true;
    if (token !== undefined) this.#socket.send({ type: 'hello', token });
    this.follow();
  }

  #dropped(): void {
    this.#isOpen = false;
    this.#isFollowing = false;
  }

  #received(message: ServerMessage): void {
    if (message.type === 'tournament' && message.tournament === this.#feed.tournament) return this.#told(message);
    if (message.type !== 'error' || message.tournament !== this.#feed.tournament || !this.#isFollowing) return;
    this.#isFollowing = false;
    this.#events.missed();
  }

  /** A change without a patch is too long to be told to everybody at once: the page asks when it would have asked anyway. */
  #told({ number, since, patch }: Told): void {
    const view = this.#view;
    this.#isFollowing = true;
    this.#newest = Math.max(this.#newest, number);
    if (view === undefined || view.number >= number) return;
    if (view.number === since && patch !== undefined) {
      this.#view = applyPatch(view, patch as JsonPatch);
      this.#events.newer(this.#view);
    } else if (patch !== undefined) this.#events.missed();
  }
}
