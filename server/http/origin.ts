import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/**
 * Browsers say which page a request comes from. A page of another site must not act in the name of somebody who
 * happens to be here; programs that are no browsers send no origin, and need a token anyway.
 */
export function originAllowed({ headers }: Pick<FastifyRequest, 'headers'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from !== undefined && (from === host || allowed.includes(from));
}

export function refuseOtherPages(request: Pick<FastifyRequest, 'headers'>, allowed: readonly string[]): void {
  if (!originAllowed(request, allowed)) throw new ApiError(403, 'bad-origin', 'pages of other sites may not do this');
}
