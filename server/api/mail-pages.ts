import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { mailWords } from '../notifications/mail-words.ts';
import type { Limits } from '../limits/limits.ts';
import type { Store } from '../store/store.ts';
import { keyGenerator } from './common.ts';

interface Asking {
  readonly Querystring: { readonly code?: string };
}

interface MailPages {
  readonly store: Pick<Store, 'notices'>;
  readonly limits: Limits;
}

/** A code is 1 to 100 letters, digits and the like; nothing else is worth asking the store for. */
const codeIn = ({ code }: Asking['Querystring']): string => (/^[\w-]{1,100}$/.test(String(code)) ? String(code) : '');

/** The pages load nothing, and their form may be sent to this server only. */
const POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Grove</title></head><body>${body}</body></html>`;

/**
 * The pages that links in mails lead to. GET changes nothing, since mail scanners follow links; the button's POST does, and
 * for `stop` also that of the mail program's own button (RFC 8058). The code in the link is the authorization.
 */
export async function mailPages(app: FastifyInstance, { store, limits }: MailPages): Promise<void> {
  const { notices } = store;
  // So that codes cannot be guessed.
  await app.register(rateLimit, { max: limits.costlyRequests, timeWindow: '1 minute', keyGenerator });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, null),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer');
  });
  for (const what of ['confirm', 'stop'] as const) {
    app.get<Asking>(`/mail/${what}`, async ({ query }, reply) => {
      const mail = await notices.mailByCode(codeIn(query));
      const words = mailWords[mail?.language ?? 'en'];
      const button = what === 'confirm' ? words.confirmButton : words.stopButton;
      const body = mail === undefined ? words.unknown : `<form method="post"><button>${button}</button></form>`;
      return reply.type('text/html').send(page(body));
    });
    app.post<Asking>(`/mail/${what}`, async ({ query }, reply) => {
      const mail = await notices.mailByCode(codeIn(query));
      const words = mailWords[mail?.language ?? 'en'];
      if (mail !== undefined && what === 'confirm') await notices.setMail({ ...mail, confirmed: true });
      if (mail !== undefined && what === 'stop') await notices.removeMail(mail.person);
      return reply.type('text/html').send(page(mail === undefined ? words.unknown : words.done));
    });
  }
}
