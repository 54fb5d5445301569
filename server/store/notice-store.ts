import type { Language } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';

/** A browser that wants to be told; see RFC 8030 and RFC 8291. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly person: PersonId;
  readonly createdAt: number;
}

/** Where a person wants mail; confirmed by whoever reads it there. */
export interface MailAddress {
  readonly person: PersonId;
  readonly address: string;
  readonly language: Language;
  /** What is in the mails, to confirm and to stop. */
  readonly code: string;
  readonly confirmed: boolean;
  readonly askedAt: number;
}

/** Somebody who is to be told of a turn, or of the beginning or end of a game, unless they come first. */
export interface ExpectedNotice {
  readonly person: PersonId;
  readonly table: string;
  /** See `Occasion`. */
  readonly turn: number;
  /** When it happened. */
  readonly since: number;
}

/** Who wants to be told that it is their turn, and who was told. */
export interface NoticeStore {
  addSubscription(subscription: Subscription): Promise<void>;
  subscriptionsOf(person: PersonId): Promise<Subscription[]>;
  /** With a person, only if it is that person's. */
  removeSubscription(endpoint: string, person?: PersonId): Promise<void>;
  /** Remembers to tell somebody; what is later at the same table takes its place. Saved no later than the summary. */
  expectNotice(expected: ExpectedNotice): Promise<void>;
  /** Some of those that were expected before a time; until then no other node gets them. */
  claimNotices(before: number, now: number, until: number): Promise<ExpectedNotice[]>;
  /** Whether the person has been told of this at the table, or of something later. */
  wasTold(expected: ExpectedNotice): Promise<boolean>;
  /** That one is sent: it is remembered as told, and is expected no more. */
  noticeSent(expected: ExpectedNotice): Promise<void>;
  /** That one need not be sent. */
  dropNotice(expected: ExpectedNotice): Promise<void>;
  setMail(mail: MailAddress): Promise<void>;
  mailOf(person: PersonId): Promise<MailAddress | undefined>;
  mailByCode(code: string): Promise<MailAddress | undefined>;
  removeMail(person: PersonId): Promise<void>;
  /** A secret of this house, made when it is first needed; all nodes get the same. */
  secret(name: string, make: () => string): Promise<string>;
}
