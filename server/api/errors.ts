import type { FastifyInstance } from 'fastify';
import { PageError } from '../monitoring/page-error.ts';
import { addRoute } from './add-route.ts';
import type { ApiContext } from './context.ts';

/** Bytes: the texts of a report at their longest, in any script. */
const BODY_LIMIT = 16_384;

/** Errors of the page go into the log, so that whoever runs the server learns of them. */
export function errorRoute(api: FastifyInstance, { limits, report }: ApiContext): void {
  addRoute(
    api,
    'POST /errors',
    {
      tags: ['operating'],
      summary: 'Report an error of the page',
      description: 'It is counted and goes into the server’s log; nothing is kept of who sent it.',
      config: { rateLimit: { max: limits.errorReports, timeWindow: '1 minute' } },
      bodyLimit: BODY_LIMIT,
    },
    async ({ body }) => report(new PageError(body)),
  );
}
