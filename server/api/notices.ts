import { Type } from 'typebox';
import { Done, security, seldom } from './common.ts';
import { type Api, type ApiContext, mustBeKnown } from './context.ts';
import { ApiError } from '../http/errors.ts';
import { SubscriptionBody } from './schemas.ts';

const tags = ['notices'];

/** Being told, while away, that it is my turn. */
export function noticeRoutes(api: Api, context: ApiContext): void {
  const { people, store, now, notifications } = context;
  const { push, maySubscribe } = notifications;

  api.get(
    '/push',
    {
      schema: {
        tags,
        summary: 'What a browser needs to subscribe',
        description: 'The applicationServerKey for PushManager.subscribe.',
        response: { 200: Type.Object({ publicKey: Type.String() }) },
      },
    },
    async () => ({ publicKey: await push.publicKey() }),
  );

  api.put(
    '/me/push',
    {
      config: seldom(context),
      schema: {
        tags,
        summary: 'Tell this browser when it is my turn',
        description: 'The body is what PushSubscription.toJSON gives.',
        security,
        body: SubscriptionBody,
        response: Done,
      },
    },
    async (request, reply) => {
      const { id } = await mustBeKnown(people, request);
      const { endpoint, keys } = request.body;
      if (!maySubscribe(endpoint)) throw new ApiError(400, 'bad-endpoint', 'endpoint must be an https push service');
      await store.notices.addSubscription({ endpoint, ...keys, person: id, createdAt: now() });
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/me/push',
    {
      schema: {
        tags,
        summary: 'Tell this browser no more',
        security,
        body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
        response: Done,
      },
    },
    async (request, reply) => {
      const { id } = await mustBeKnown(people, request);
      await store.notices.removeSubscription(request.body.endpoint, id);
      return reply.code(204).send(null);
    },
  );
}
