import { type AnswerOf, type BodyOf, type ParamsOf, type QueryOf, type RouteName, routes } from '@grove/protocol';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';

/** What the OpenAPI page says of a route beside its schemas, and how it is limited. */
interface RouteDescription {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Needs a token. */
  readonly isPrivate?: boolean;
  readonly config?: FastifyContextConfig;
  /** Bytes, where less than usual is enough. */
  readonly bodyLimit?: number;
}

type RequestTo<Name extends RouteName> = FastifyRequest<{
  Params: ParamsOf<Name>;
  Querystring: QueryOf<Name>;
  Body: BodyOf<Name>;
}>;

/**
 * Adds a route of the protocol: its schemas check what comes in and say which fields go out. A handler that has sent the answer itself returns the
 * reply.
 */
export function addRoute<Name extends RouteName>(
  api: FastifyInstance,
  name: Name,
  { tags, summary, description, isPrivate = false, config = {}, bodyLimit }: RouteDescription,
  handler: (request: RequestTo<Name>, reply: FastifyReply) => Promise<AnswerOf<Name> | FastifyReply>,
): void {
  const [method = '', url = ''] = name.split(' ');
  const schema: FastifySchema = {
    tags,
    summary,
    ...(description !== undefined && { description }),
    ...(isPrivate && { security: [{ token: [] }] }),
    ...routes[name],
  };
  api.route({
    method,
    url,
    config,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema,
    handler: async (request, reply) => {
      const answer = await handler(request as RequestTo<Name>, reply);
      return answer === undefined ? reply.code(204).send(null) : answer;
    },
  });
}
