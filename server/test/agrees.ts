import { itemAt } from '@grove/kernel';
import { type RouteName, routes } from '@grove/protocol';
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

const names = Object.keys(routes) as RouteName[];
const patterns = names.map((name) => [name, new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`)] as const);

/** Fails unless the answer to a request is one that the protocol's route gives with that status. */
export function expectAnswer(method: string, path: string, status: number, body: unknown): void {
  const name = patterns.find(([, pattern]) => pattern.test(`${method} ${path.split('?')[0]}`))?.[0];
  if (name === undefined) throw new Error(`the protocol has no route ${method} ${path}`);
  const answers: Readonly<Record<string, TSchema>> = routes[name].response;
  const schema = answers[status] ?? itemAt(answers, `${Math.trunc(status / 100)}xx`);
  expectToAgree(schema, body);
}
