import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';
import { createTransport } from 'nodemailer';
import type { Store } from '../store/store.ts';
import { mailWords } from './mail-words.ts';
import { type Notify, SENT_WITHIN } from './notifier.ts';

/** What the host says so that mails can be sent. */
export interface MailSettings {
  /** The mail server: `smtp://NAME:WORD@HOST:587`, or `smtps:`. */
  readonly server: string;
  readonly from: string;
  /** Where this server is for the world: `https://grove.example.org`. */
  readonly site: string;
}

/** So long nobody can make the server write to the same address again to be confirmed. */
const ASK_AGAIN = 600_000;
const TIMEOUTS = { connectionTimeout: SENT_WITHIN, greetingTimeout: SENT_WITHIN, socketTimeout: SENT_WITHIN };

/** Writes to people who have confirmed their address. */
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

  /** Keeps an address and asks whoever reads it to confirm. False if it was asked a moment ago, by whomever. */
  async ask(person: PersonId, address: string, language: Language): Promise<boolean> {
    const { notices, nodes } = this.#store;
    const now = this.#now();
    const code = randomBytes(24).toString('base64url');
    // Not with the person's address: that can be taken away, and asked for again.
    const claim = (until: number) => nodes.claim(`ask ${digest(address.toLowerCase())}`, code, now, until);
    if (!(await claim(now + ASK_AGAIN))) return false;
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

  readonly send: Notify = async (person, { kind, table, name }) => {
    const mail = await this.#store.notices.mailOf(person);
    if (mail?.confirmed !== true) return;
    const { address, code, language } = mail;
    const { subjects, texts, stopText } = mailWords[language];
    const text = `${texts[kind]}\n\n${this.#settings.site}/table/${table}`;
    // Mail programs show one of two mails with the same id.
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
