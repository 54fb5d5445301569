import type { TournamentMe, TournamentView } from '@grove/protocol';
import type { Environment } from '../../connection/environment.ts';
import { storedSession } from '../../session.ts';
import { findMe, findView } from '../load-tournament.ts';
import { isTableAwaited, myShare } from './my-share.ts';
import { type Feed, TournamentFeed } from './tournament-feed.ts';

export interface ShownTournament {
  readonly view: TournamentView;
  /** Undefined for somebody whom the server does not know. */
  readonly me: TournamentMe | undefined;
}

/** What was asked for last, as whom, and what the answer depends on. */
interface Known extends ShownTournament {
  readonly token: string | undefined;
  readonly share: string;
}

/**
 * One tournament as it is now. The server tells what changes, and is asked only for what it cannot tell to all alike, and again and again while
 * it cannot be followed.
 */
export class FreshTournament {
  readonly #asked: Omit<Feed, 'token'>;
  readonly #environment: Environment;
  #onNewer: () => void = () => undefined;
  #known: Known | undefined;
  #view: TournamentView | undefined;
  #feed: { readonly token: string | undefined; readonly feed: TournamentFeed } | undefined;
  #isOpen = false;

  constructor(asked: Omit<Feed, 'token'>, environment: Environment) {
    this.#asked = asked;
    this.#environment = environment;
  }

  /** @returns how to stop following */
  open(onNewer: () => void): () => void {
    const connect = () => this.#feed?.feed.open();
    const comeBack = () => document.hidden || this.#comeBack();
    this.#isOpen = true;
    this.#onNewer = onNewer;
    addEventListener('online', connect);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      this.#isOpen = false;
      removeEventListener('online', connect);
      document.removeEventListener('visibilitychange', comeBack);
      this.#feed?.feed.close();
      this.#feed = undefined;
    };
  }

  /** From now on nothing that was told or answered before counts. */
  forget(): void {
    this.#known = undefined;
    this.#view = undefined;
  }

  /** Without any request, if all that is shown is known to be so still. */
  readonly look = async (): Promise<ShownTournament> => {
    const token = storedSession()?.token;
    const view = await this.#findView(token);
    this.#follow(view, token);
    const now = this.#environment.now();
    const before = this.#known;
    if (before !== undefined && isStill(before, view, token, now)) {
      return before.view === view ? before : this.#keep({ ...before, view });
    }
    const me = token === undefined ? undefined : await findMe({ ...this.#asked, token });
    return this.#keep({ view, me, token, share: shareOf(view, me, now) });
  };

  #keep(known: Known): Known {
    this.#known = known;
    return known;
  }

  async #findView(token: string | undefined): Promise<TournamentView> {
    const known = this.#view;
    if (known !== undefined && this.#feed?.feed.isNewest(known) === true) return known;
    this.#feed?.feed.follow();
    // What everybody may see needs no look-up of who asks.
    const found = await findView({ ...this.#asked, token: known?.club === null ? undefined : token });
    // The server may have told of a newer one while this was on its way.
    const view = this.#view === undefined || found.number > this.#view.number ? found : this.#view;
    this.#view = view;
    this.#feed?.feed.show(view);
    return view;
  }

  /** In another tab somebody may have joined the club or got an account meanwhile. */
  #comeBack(): void {
    this.#known = undefined;
    this.#onNewer();
  }

  #follow(view: TournamentView, person: string | undefined): void {
    const token = view.club === null ? undefined : person;
    if (!this.#isOpen || (this.#feed !== undefined && this.#feed.token === token)) return;
    this.#feed?.feed.close();
    const feed = new TournamentFeed({ ...this.#asked, token }, this.#environment, {
      newer: (newer) => {
        this.#view = newer;
        this.#onNewer();
      },
      missed: () => this.#onNewer(),
    });
    this.#feed = { token, feed };
    feed.show(view);
    feed.open();
  }
}

/** Whether what was asked for me holds in a newer view, too. */
const isStill = (known: Known, view: TournamentView, token: string | undefined, now: number): boolean =>
  known.token === token && known.share === shareOf(view, known.me, now) && !isTableAwaited(view, known.me);

const shareOf = (view: TournamentView, me: TournamentMe | undefined, now: number): string =>
  me === undefined ? '' : myShare(view, me, now);
