import type { Language } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';

/** A browser's push subscription; see RFC 8030 and RFC 8291. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly person: PersonId;
  readonly createdAt: number;
}

/** The address to which a person wants mail; it is confirmed by a link in a first mail. */
export interface MailAddress {
  readonly person: PersonId;
  readonly address: string;
  readonly language: Language;
  /** The secret in the links of mails, to confirm the address and to unsubscribe. */
  readonly code: string;
  readonly confirmed: boolean;
  readonly askedAt: number;
}

/** A notice that is to be sent unless the person opens the table first. */
export interface ExpectedNotice {
  readonly person: PersonId;
  readonly table: string;
  /** See `Occasion`. */
  readonly turn: number;
  /** When it happened. */
  readonly since: number;
}

/** Who wants notices, which are to be sent, and which were sent. */
export interface NoticeStore {
  addSubscription(subscription: Subscription): Promise<void>;
  subscriptionsOf(person: PersonId): Promise<Subscription[]>;
  /** With a person, only if it is that person's. */
  removeSubscription(endpoint: string, person?: PersonId): Promise<void>;
  /** A later one for the same person and table replaces an earlier one. Saved no later than the table's summary. */
  expectNotice(expected: ExpectedNotice): Promise<void>;
  /** Some of those that are due since `before`; no other node gets them before `until`. */
  claimNotices(before: number, now: number, until: number): Promise<ExpectedNotice[]>;
  /** Whether this notice, or a later one for the same person and table, was sent. */
  wasTold(expected: ExpectedNotice): Promise<boolean>;
  /** Marks it as sent, so that it is no longer expected. */
  noticeSent(expected: ExpectedNotice): Promise<void>;
  /** It need not be sent. */
  dropNotice(expected: ExpectedNotice): Promise<void>;
  setMail(mail: MailAddress): Promise<void>;
  mailOf(person: PersonId): Promise<MailAddress | undefined>;
  mailByCode(code: string): Promise<MailAddress | undefined>;
  removeMail(person: PersonId): Promise<void>;
  /** A secret of this site, made when it is first needed; all nodes get the same. */
  secret(name: string, make: () => string): Promise<string>;
}
