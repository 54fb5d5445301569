import type { FastifyInstance } from 'fastify';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requireOwner } from './context.ts';
import { ApiError } from '../http/errors.ts';

const tags = ['notices'];

/** Notices by mail, where the host has set it up. */
export function mailRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people, store, notifications } = context;
  const { mail } = notifications;

  addRoute(api, 'GET /me/mail', { tags, summary: 'Where I am written to', isPrivate: true }, async (request) => {
    const known = await store.notices.mailOf((await requireOwner(people, request)).person.id);
    return {
      offered: mail !== undefined,
      address: known?.address ?? null,
      confirmed: known?.confirmed ?? false,
    };
  });

  addRoute(
    api,
    'PUT /me/mail',
    {
      tags,
      summary: 'Write to me when it is my turn',
      description: 'For accounts. Nothing but one question is sent before the address is confirmed by the link in it.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { id } = (await requireOwner(people, request)).person;
      if (mail === undefined) throw new ApiError(409, 'no-mail', 'this server sends no mail');
      const { login = null } = (await people.details(id)) ?? {};
      if (login === null) throw new ApiError(409, 'no-account', 'get an account first');
      const asked = await mail.askToConfirm(id, request.body.address, request.body.language ?? 'en');
      if (!asked) throw new ApiError(429, 'too-many', 'this address was asked a moment ago');
    },
  );

  addRoute(api, 'DELETE /me/mail', { tags, summary: 'Write to me no more', isPrivate: true }, async (request) => {
    await store.notices.removeMail((await requireOwner(people, request)).person.id);
  });
}
