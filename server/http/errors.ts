import { describeRefusal, type Refusal, RefusedError } from '@grove/kernel';
import type { ErrorBody } from '@grove/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, failureOf } from '../failure.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly kind: string;
  readonly refusal: Refusal | undefined;

  constructor(status: number, kind: string, message: string, refusal?: Refusal) {
    super(message);
    this.status = status;
    this.kind = kind;
    this.refusal = refusal;
  }
}

export const refused = (refusal: Refusal): ApiError => new ApiError(409, 'refused', describeRefusal(refusal), refusal);

export const badLogin = (): ApiError =>
  new ApiError(400, 'bad-text', 'a login has three or more visible characters, with single spaces between them');

export const notThere = (what: string): ApiError => new ApiError(404, 'not-there', `there is no such ${what}`);

/** Turns whatever was thrown into an answer, and logs and counts unexpected errors. */
export const errorHandler =
  (count: () => void) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, kind, message, refusal } = asApiError(error);
    if (status >= 500) {
      count();
      request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'request failed');
    }
    const body: ErrorBody = { error: { kind, message, ...(refusal && { refusal }) } };
    return reply.code(status).send(body);
  };

const STATUS: { readonly [Kind in Failure['kind']]: number } = {
  'bad-input': 400,
  'newer-rules': 409,
  'too-many': 429,
  away: 503,
  'not-saved': 503,
  failed: 500,
};

function asApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof RefusedError) return refused(error.refusal);
  const { statusCode } = error as FastifyError;
  if (statusCode === 429) return new ApiError(429, 'too-many', 'too many requests; wait a little');
  if (statusCode !== undefined && statusCode < 500) return new ApiError(statusCode, 'bad-request', error.message);
  const { kind, message } = failureOf(error);
  return new ApiError(STATUS[kind], kind, message);
}
