import { randomBytes } from 'node:crypto';
import type { Language } from '@grove/kernel';
import type { PersonId } from '@grove/table';
import { createTransport } from 'nodemailer';
import type { MailAddress, NoticeStore } from '../store/store.ts';
import { mailWords } from './mail-words.ts';
import type { Notify } from './notifier.ts';

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

/** Writes to people who have confirmed their address. */
export class Mail {
  readonly #settings: MailSettings;
  readonly #store: NoticeStore;
  readonly #now: () => number;
  readonly #transport;

  constructor(settings: MailSettings, store: NoticeStore, now: () => number) {
    this.#settings = settings;
    this.#store = store;
    this.#now = now;
    this.#transport = createTransport(settings.server);
  }

  /** Keeps an address and asks whoever reads it to confirm. False if it was asked a moment ago. */
  async ask(person: PersonId, address: string, language: Language): Promise<boolean> {
    const now = this.#now();
    if (await this.#store.wasMailed(address, now - ASK_AGAIN)) return false;
    const code = randomBytes(24).toString('base64url');
    await this.#store.setMail({ person, address, language, code, confirmed: false, askedAt: now });
    const { confirmSubject, confirmText } = mailWords[language];
    await this.#write(address, confirmSubject, `${confirmText}\n\n${this.#page('confirm', code)}`, code);
    return true;
  }

  readonly send: Notify = async (person, { kind, table }) => {
    const mail = await this.#store.mailOf(person);
    if (mail?.confirmed !== true) return;
    const { subjects, texts } = mailWords[mail.language];
    await this.#write(
      mail.address,
      subjects[kind],
      `${texts[kind]}\n\n${this.#settings.site}/table/${table}`,
      mail.code,
      mail,
    );
  };

  async #write(to: string, subject: string, text: string, code: string, mail?: MailAddress): Promise<void> {
    const stop = this.#page('stop', code);
    const footer = mail === undefined ? '' : `\n\n${mailWords[mail.language].stopText}\n${stop}`;
    const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await this.#transport.sendMail({ from: this.#settings.from, to, subject, text: `${text}${footer}\n`, headers });
  }

  #page = (what: 'confirm' | 'stop', code: string): string => `${this.#settings.site}/mail/${what}?code=${code}`;
}
