import { Type } from 'typebox';
import { Done, errors, security, seldom } from './common.ts';
import { type Api, type ApiContext, mustBeKnown } from './context.ts';
import { ApiError } from '../http/errors.ts';
import { MailBody } from './schemas.ts';

const tags = ['notices'];

/** Being told by mail, where the host has set mail up. */
export function mailRoutes(api: Api, context: ApiContext): void {
  const { people, store, notifications } = context;
  const { mail } = notifications;

  api.get(
    '/me/mail',
    { schema: { tags, summary: 'Where I am written to', security, response: { 200: Type.Unknown(), ...errors } } },
    async (request) => {
      const known = await store.notices.mailOf((await mustBeKnown(people, request)).id);
      return {
        offered: mail !== undefined,
        address: known?.address ?? null,
        confirmed: known?.confirmed ?? false,
      };
    },
  );

  api.put(
    '/me/mail',
    {
      config: seldom(context),
      schema: {
        tags,
        summary: 'Write to me when it is my turn',
        description:
          'For accounts. Nothing but one question is sent before the address is confirmed by the link in it.',
        security,
        body: MailBody,
        response: Done,
      },
    },
    async (request, reply) => {
      const { id } = await mustBeKnown(people, request);
      if (mail === undefined) throw new ApiError(409, 'no-mail', 'this server sends no mail');
      const { login = null } = (await people.details(id)) ?? {};
      if (login === null) throw new ApiError(409, 'no-account', 'get an account first');
      const asked = await mail.ask(id, request.body.address, request.body.language ?? 'en');
      if (!asked) throw new ApiError(429, 'too-many', 'this address was asked a moment ago');
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/me/mail',
    { schema: { tags, summary: 'Write to me no more', security, response: Done } },
    async (request, reply) => {
      await store.notices.removeMail((await mustBeKnown(people, request)).id);
      return reply.code(204).send(null);
    },
  );
}
