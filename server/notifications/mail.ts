import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';
import { createTransport } from 'nodemailer';
import type { Store } from '../store/store.ts';
import { mailWords } from './mail-words.ts';
import type { Notify } from './notice.ts';
import { SENT_WITHIN } from './notifier.ts';

/** What the host says so that mails can be sent. */
export interface MailSettings {
  /** The mail server: `smtp://USER:PASSWORD@HOST:587`, or `smtps:`. */
  readonly server: string;
  readonly from: string;
  /** The public address of this server: `https://grove.example.org`. */
  readonly site: string;
}

/** Milliseconds until an address can be asked again to be confirmed, so that nobody can flood it through the server. */
const ASK_AGAIN_AFTER = 600_000;
const TIMEOUTS = { connectionTimeout: SENT_WITHIN, greetingTimeout: SENT_WITHIN, socketTimeout: SENT_WITHIN };

/** Notices by mail, to people who have confirmed their address. */
export class Mail {
  readonly #settings: MailSettings;
  readonly #store: Pick<Store, 'notices' | 'nodes'>;
  readonly #now: () => number;
  readonly #transport;

  constructor(settings: MailSettings, store: Pick<Store, 'notices' | 'nodes'>, now: () => number) {
    this.#settings = settings;
    this.#store = store;
    this.#now = now;
    this.#transport = createTransport({ url: settings.server, ...TIMEOUTS });
  }

  /** Saves an address and asks its owner to confirm it. False if the address was asked a moment ago, for whatever person. */
  async askToConfirm(person: PersonId, address: string, language: Language): Promise<boolean> {
    const { notices, nodes } = this.#store;
    const now = this.#now();
    const code = randomBytes(24).toString('base64url');
    // A claim of its own: the person's saved address could be removed and added again at once.
    const claim = (until: number) => nodes.claim(`ask ${digest(address.toLowerCase())}`, code, now, until);
    if (!(await claim(now + ASK_AGAIN_AFTER))) return false;
    await notices.setMail({ person, address, language, code, confirmed: false, askedAt: now });
    const { confirmSubject, confirmText } = mailWords[language];
    try {
      await this.#write(address, code, confirmSubject, `${confirmText}\n\n${this.#page('confirm', code)}`);
    } catch (error) {
      await claim(now);
      throw error;
    }
    return true;
  }

  readonly send: Notify = async (person, { kind, path, title, round, name }) => {
    const mail = await this.#store.notices.mailOf(person);
    if (mail?.confirmed !== true) return;
    const { address, code, language } = mail;
    const { subjects, texts, roundOf, stopText } = mailWords[language];
    const about = [title, round === undefined ? undefined : roundOf(round)].filter((part) => part !== undefined);
    const lines = [texts[kind], ...(about.length === 0 ? [] : [about.join(', ')])];
    const text = `${lines.join('\n')}\n\n${this.#settings.site}${path}`;
    // Mail programs show two mails with the same id as one.
    const messageId = `<${digest(name)}@${new URL(this.#settings.site).hostname}>`;
    await this.#write(address, code, subjects[kind], `${text}\n\n${stopText}\n${this.#page('stop', code)}`, messageId);
  };

  async #write(to: string, code: string, subject: string, text: string, messageId?: string): Promise<void> {
    const headers = {
      'List-Unsubscribe': `<${this.#page('stop', code)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const { from } = this.#settings;
    await this.#transport.sendMail({ from, to, subject, text: `${text}\n`, headers, ...(messageId && { messageId }) });
  }

  #page = (what: 'confirm' | 'stop', code: string): string => `${this.#settings.site}/mail/${what}?code=${code}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
