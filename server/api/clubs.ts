import type { FastifyInstance } from 'fastify';
import { notThere } from '../http/errors.ts';
import { addRoute } from './add-route.ts';
import { ownVisitOf, visitOf } from './club-visits.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, maybePerson, requireOwner } from './context.ts';

const tags = ['clubs'];

/** Finding and founding clubs. */
export function clubListRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubs, people } = context;
  const { clubNotices } = context.notifications;

  addRoute(
    api,
    'GET /clubs',
    { tags, summary: 'Clubs', description: 'Mine, by name, and those that are listed for all, the largest first.' },
    async (request) => clubs.list(await maybePerson(people, request)),
  );

  addRoute(
    api,
    'POST /clubs',
    {
      tags,
      summary: 'Found a club',
      description:
        'Takes an account. With `entry` `request` it is listed and anybody may ask; with `link` only its link leads there.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { person } = await requireOwner(people, request);
      const visit = await clubs.visit(await clubs.found(person, request.body), person);
      if (visit === undefined) throw notThere('club');
      return clubs.view(visit);
    },
  );

  addRoute(
    api,
    'GET /clubs/:club',
    {
      tags,
      summary: 'A club as I may see it',
      description: 'One that is not listed is shown to its members, and with the `invitation` of its link.',
    },
    async (request) => clubs.view(await visitOf(context, request, request.query.invitation)),
  );

  addRoute(
    api,
    'POST /clubs/:club/join',
    {
      tags,
      summary: 'Join a club, or ask to be let in',
      description: 'With the `invitation` of its link I am a member at once. Without it a director decides.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { invitation } = request.body;
      const visit = await ownVisitOf(context, request, invitation);
      if (await clubs.join(visit, invitation)) await clubNotices.requested(visit.club.id);
      return clubs.view(await ownVisitOf(context, request, invitation));
    },
  );
}

/** Changing a club. */
export function clubChangeRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubs } = context;

  addRoute(
    api,
    'PATCH /clubs/:club',
    { tags, summary: 'Change a club', description: 'For owners.', isPrivate: true },
    async (request) => {
      await clubs.change(await ownVisitOf(context, request), request.body);
      return clubs.view(await ownVisitOf(context, request));
    },
  );

  addRoute(
    api,
    'DELETE /clubs/:club',
    {
      tags,
      summary: 'Dissolve a club',
      description: 'For owners. Members, requests and chat are removed; tables and results stay.',
      isPrivate: true,
    },
    async (request) => clubs.remove(await ownVisitOf(context, request)),
  );

  addRoute(
    api,
    'POST /clubs/:club/invitation',
    {
      tags,
      summary: 'A new link to join a club',
      description: 'For owners and directors. The link of before no longer lets anybody in.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => ({ invitation: await clubs.renewInvitation(await ownVisitOf(context, request)) }),
  );
}
