import type { AnswerOf, ErrorBody, RouteName } from '@grove/protocol';
import { requestTo, type SentArguments } from '@grove/protocol/request';

/** The server said no; `kind` as in docs/PROTOCOL.md, or `unreachable`. */
export class ApiError extends Error {
  readonly kind: string;
  readonly reason: string | undefined;

  constructor(kind: string, reason?: string) {
    super(reason ?? kind);
    this.name = 'ApiError';
    this.kind = kind;
    this.reason = reason;
  }
}

/** Calls a route of the server's HTTP interface: `callApi('GET /tables/:table', { params: { table }, token })`. */
export async function callApi<Name extends RouteName>(
  name: Name,
  ...sent: SentArguments<Name>
): Promise<AnswerOf<Name>> {
  const { path, ...request } = requestTo(name, ...sent);
  const response = await fetch(path, request).catch(() => undefined);
  if (response === undefined) throw new ApiError('unreachable');
  // The server's tests compare its answers with the schemas that these types are inferred from.
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as AnswerOf<Name>;
  const { error } = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new ApiError(error?.kind ?? 'unreachable', error?.refusal?.reason);
}
