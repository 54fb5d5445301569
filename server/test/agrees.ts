import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Clean, Clone } from 'typebox/value';
import { expect } from 'vitest';

const validators = new Map<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema) ?? Compile(schema);
  validators.set(schema, known);
  return known;
}

/** Fails unless the value is what the schema describes, without a field that the schema does not know. */
export function expectToAgree(schema: TSchema, value: unknown): void {
  const validator = validatorOf(schema);
  if (!validator.Check(value)) {
    throw new Error(`${JSON.stringify(validator.Errors(value))} in ${JSON.stringify(value).slice(0, 2000)}`);
  }
  expect(value).toEqual(Clean(schema, Clone(value)));
}
