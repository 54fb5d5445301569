import type { FastifyInstance } from 'fastify';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requireOwner } from './context.ts';
import { ApiError } from '../http/errors.ts';

const tags = ['notices'];

/** Notices by push. */
export function noticeRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people, store, now, notifications } = context;
  const { push, maySubscribe } = notifications;

  addRoute(
    api,
    'GET /push',
    {
      tags,
      summary: 'What a browser needs to subscribe',
      description: 'The applicationServerKey for PushManager.subscribe.',
    },
    async () => ({ publicKey: await push.publicKey() }),
  );

  addRoute(
    api,
    'PUT /me/push',
    {
      tags,
      summary: 'Tell this browser when it is my turn',
      description: 'The body is what PushSubscription.toJSON gives.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { id } = (await requireOwner(people, request)).person;
      const { endpoint, keys } = request.body;
      if (!maySubscribe(endpoint)) throw new ApiError(400, 'bad-endpoint', 'endpoint must be an https push service');
      await store.notices.addSubscription({ endpoint, ...keys, person: id, createdAt: now() });
    },
  );

  addRoute(api, 'DELETE /me/push', { tags, summary: 'Tell this browser no more', isPrivate: true }, async (request) => {
    const { id } = (await requireOwner(people, request)).person;
    await store.notices.removeSubscription(request.body.endpoint, id);
  });
}
