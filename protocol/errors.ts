import { Type } from 'typebox';
import { exactly, type TypeOf } from './common.ts';

/** Why a table or a game's rules refuse something, as data: texts for people are made from it. */
export const Refusal = Type.Object({
  /** A number of the game's rules, or `table`. */
  rule: Type.String(),
  reason: Type.String(),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});

/** Every error has this shape: a kind for programs, a message for people, and the refusal if a table refused. */
export const ErrorBody = Type.Object({
  error: Type.Object({ kind: Type.String(), message: Type.String(), refusal: Type.Optional(Refusal) }),
});
export type ErrorBody = TypeOf<typeof ErrorBody>;

/** An error of the page, for the server's log. Nothing in it says who was there: the page cuts addresses off before `?` and `#`. */
export const BrowserError = exactly({
  message: Type.String({ minLength: 1, maxLength: 500 }),
  stack: Type.Optional(Type.String({ maxLength: 4000 })),
  /** The part of the page that failed. */
  where: Type.String({ maxLength: 100 }),
  /** The build of the page. */
  version: Type.String({ maxLength: 100 }),
});
export type BrowserError = TypeOf<typeof BrowserError>;
