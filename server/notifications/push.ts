import type { NoticeStore, Subscription } from '../store/store.ts';
import { createHash } from 'node:crypto';
import { encrypt } from './encrypt.ts';
import type { Post } from './post.ts';
import type { NamedNotice, Notify } from './notice.ts';
import { authorization, newVapidKeyText, readVapidKeys } from './vapid.ts';

export interface PushSettings {
  readonly store: NoticeStore;
  readonly post: Post;
  /** An address of whoever runs the server, `mailto:` or `https:`, for the push services. */
  readonly contact: string;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** The push service drops a notice that it could not deliver within a day. */
const DAY_SECONDS = 86_400;
/** Answered for a browser that has unsubscribed. */
const GONE = new Set([404, 410]);

/** Notices by web push (RFC 8030). */
export class Push {
  readonly #settings: PushSettings;

  constructor(settings: PushSettings) {
    this.#settings = settings;
  }

  /** What a browser needs to subscribe. */
  async publicKey(): Promise<string> {
    return (await this.#keys()).publicKey;
  }

  readonly send: Notify = async (person, notice) => {
    const { store, report } = this.#settings;
    const subscriptions = await store.subscriptionsOf(person);
    await Promise.all(subscriptions.map((subscription) => this.#sendTo(subscription, notice).catch(report)));
  };

  async #sendTo({ endpoint, p256dh, auth }: Subscription, { name: _name, ...notice }: NamedNotice): Promise<void> {
    const { store, post, contact, now } = this.#settings;
    const headers = {
      authorization: authorization(await this.#keys(), endpoint, contact, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(DAY_SECONDS),
      urgency: 'normal',
      topic: topicOf(notice.table ?? notice.path),
    };
    const status = await post(endpoint, headers, encrypt(JSON.stringify(notice), { p256dh, auth }));
    if (GONE.has(status)) await store.removeSubscription(endpoint);
    else if (status >= 300) throw new Error(`a push service answered ${status}`);
  }

  async #keys() {
    return readVapidKeys(await this.#settings.store.secret('vapid', newVapidKeyText));
  }
}

/**
 * A newer notice of the same topic replaces one that is not delivered yet (RFC 8030, 5.4), as in the browser it replaces
 * one that is shown. Hashed: the push service need not know what it is about.
 */
const topicOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 32);
