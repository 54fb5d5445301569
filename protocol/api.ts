import type { TSchema } from 'typebox';
import type { TypeOf } from './common.ts';
import type { routes } from './routes.ts';

type Routes = typeof routes;

/** Method and path, `GET /tables/:table`. */
export type RouteName = keyof Routes;

type Part<Name extends RouteName, Key extends string> = Routes[Name] extends {
  readonly [K in Key]: infer Schema extends TSchema;
}
  ? TypeOf<Schema>
  : undefined;

export type ParamsOf<Name extends RouteName> = Part<Name, 'params'>;
export type QueryOf<Name extends RouteName> = Part<Name, 'querystring'>;
export type BodyOf<Name extends RouteName> = Part<Name, 'body'>;

/** Nothing where the route only says that it is done. */
export type AnswerOf<Name extends RouteName> = Routes[Name]['response'] extends {
  readonly 200: infer Schema extends TSchema;
}
  ? TypeOf<Schema>
  : void;
