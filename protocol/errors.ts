import { Type } from 'typebox';

/** Why a table or a game's rules refuse something, as data: texts for people are made from it. */
export const Refusal = Type.Object({
  /** A number of the game's rules, or `table`. */
  rule: Type.String(),
  reason: Type.String(),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
