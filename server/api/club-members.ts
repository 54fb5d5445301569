import type { FastifyInstance } from 'fastify';
import { notThere } from '../http/errors.ts';
import { addRoute } from './add-route.ts';
import { ownVisitOf, visitOf } from './club-visits.ts';
import type { ApiContext } from './context.ts';

const tags = ['clubs'];

/** Members and their roles. */
export function clubMemberRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubMembers } = context;

  addRoute(
    api,
    'GET /clubs/:club/members',
    { tags, summary: 'The members of a club', description: 'Owners first, then directors, then the others.' },
    async (request) => clubMembers.list(await visitOf(context, request)),
  );

  addRoute(
    api,
    'PUT /clubs/:club/members/:person',
    {
      tags,
      summary: 'Give a member another role',
      description:
        'For owners. Nobody takes another owner’s role away; the last owner stays one. Who leads needs an account.',
      isPrivate: true,
    },
    async (request) => {
      const visit = await ownVisitOf(context, request);
      const { person } = request.params;
      if (!(await clubMembers.setRole(visit, person, request.body.role))) throw notThere('member');
    },
  );

  addRoute(
    api,
    'DELETE /clubs/:club/members/:person',
    {
      tags,
      summary: 'Leave a club, or remove a member',
      description: 'Members are removed by owners and directors, directors by owners. The last owner cannot leave.',
      isPrivate: true,
    },
    async (request) => {
      const visit = await ownVisitOf(context, request);
      if (!(await clubMembers.remove(visit, request.params.person))) throw notThere('member');
    },
  );
}

/** Those who ask to become members. */
export function clubRequestRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubMembers } = context;

  addRoute(
    api,
    'GET /clubs/:club/requests',
    { tags, summary: 'Who asks to be let in', description: 'For owners and directors.', isPrivate: true },
    async (request) => clubMembers.requests(await visitOf(context, request)),
  );

  addRoute(
    api,
    'PUT /clubs/:club/requests/:person',
    { tags, summary: 'Let somebody in', description: 'For owners and directors.', isPrivate: true },
    async (request) => {
      const visit = await ownVisitOf(context, request);
      if (!(await clubMembers.accept(visit, request.params.person))) throw notThere('request');
    },
  );

  addRoute(
    api,
    'DELETE /clubs/:club/requests/:person',
    {
      tags,
      summary: 'Refuse somebody, or withdraw my own request',
      description: 'For owners and directors, and for whoever has asked.',
      isPrivate: true,
    },
    async (request) => {
      const visit = await ownVisitOf(context, request);
      if (!(await clubMembers.refuseRequest(visit, request.params.person))) throw notThere('request');
    },
  );
}
