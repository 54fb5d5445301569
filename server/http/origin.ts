import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/**
 * Browsers send the origin of the page that makes a request. Pages of other sites may not use the API. Other programs send
 * no origin, and need a token anyway.
 */
function originAllowed({ headers }: Pick<FastifyRequest, 'headers'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from !== undefined && (from === host || allowed.includes(from));
}

export function refuseOtherPages(request: Pick<FastifyRequest, 'headers'>, allowed: readonly string[]): void {
  if (!originAllowed(request, allowed)) throw new ApiError(403, 'bad-origin', 'pages of other sites may not do this');
}
