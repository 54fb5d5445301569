import type { BodyOf, ParamsOf, QueryOf, RouteName } from './api.ts';

/** Only what the route has. */
type Needed<Fields> = { readonly [Key in keyof Fields as Fields[Key] extends undefined ? never : Key]: Fields[Key] };

/** What a route is sent. A field of the query that is undefined is left out of the address. */
export type Sent<Name extends RouteName> = Needed<{ params: ParamsOf<Name>; body: BodyOf<Name> }> & {
  readonly query?: { readonly [Key in keyof QueryOf<Name>]: QueryOf<Name>[Key] | undefined };
  readonly token?: string | undefined;
};

/** Left out where nothing has to be sent. */
export type SentArguments<Name extends RouteName> =
  Pick<Sent<Name>, 'token'> extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>];

export interface HttpRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface AnySent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** The request to a route, for `fetch` or whatever else sends it. The token travels in a header, never in an address. */
export function requestTo<Name extends RouteName>(name: Name, ...[sent]: SentArguments<Name>): HttpRequest {
  const { params = {}, query = {}, body, token } = (sent ?? {}) as AnySent;
  const [method = '', template = ''] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = asked.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
  return {
    path: `/api/v1${path}${search === '' ? '' : `?${search}`}`,
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
