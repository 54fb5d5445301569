import { isObject, itemAt } from '@grove/kernel';
import { type RouteName, routes } from '@grove/protocol';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const validators = new Map<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema) ?? Compile(closed(JSON.parse(JSON.stringify(schema))) as TSchema);
  validators.set(schema, known);
  return known;
}

/** The schema with every object in it closed to fields that it does not name, unless it says itself which others it takes. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  return schema.type === 'object' && 'properties' in schema ? { additionalProperties: false, ...parts } : parts;
}

/** Fails unless the value is what the schema describes, without a field that the schema does not know. */
export function expectToAgree(schema: TSchema, value: unknown): void {
  const validator = validatorOf(schema);
  if (validator.Check(value)) return;
  throw new Error(`${JSON.stringify(validator.Errors(value))} in ${JSON.stringify(value).slice(0, 2000)}`);
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
