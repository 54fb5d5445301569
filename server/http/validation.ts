import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** A schema as JSON Schema has it, with what is looked at here. */
interface Shape {
  readonly const?: unknown;
  readonly anyOf?: readonly (Shape & TSchema)[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape & TSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Shape & TSchema;
}
type Schema = Shape & TSchema;

/**
 * Checks what comes in. What is wrong is told as the first thing of it, and where: the commands of a table or a tournament are unions of many
 * shapes, and nobody finds the own mistake among all that the other shapes would have wanted.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> = (route) => {
  const { schema, httpPart = 'body' } = route;
  const check = TypeBoxValidatorCompiler(route);
  return (given: unknown) => {
    const checked = check(given);
    if (typeof checked !== 'object' || !('error' in checked)) return checked;
    // Parameters and queries come as texts.
    const value = httpPart === 'body' ? given : Value.Convert(schema, given);
    return { error: new Error(troubleIn(schema, value, httpPart)) };
  };
};

/** What is wrong with a value that does not fit the schema. */
function troubleIn(schema: Schema, value: unknown, at: string): string {
  if (schema.anyOf !== undefined) return troubleInUnion(schema, schema.anyOf, value, at);
  if (schema.properties !== undefined && isObject(value)) return troubleInObject(schema, schema.properties, value, at);
  const { items } = schema;
  if (items !== undefined && Array.isArray(value)) {
    const wrong = value.findIndex((item) => !Value.Check(items, item));
    if (wrong >= 0) return troubleIn(items, value[wrong], `${at}/${wrong}`);
  }
  return `${at} ${Value.Errors(schema, value)[0]?.message ?? 'does not fit'}`;
}

/** Of shapes that differ by their kind the one that is meant. */
function troubleInUnion(schema: Schema, members: readonly Schema[], value: unknown, at: string): string {
  const kinds = members.map(({ properties }) => properties?.kind?.const);
  if (kinds.every((kind) => typeof kind === 'string') && isObject(value)) {
    const meant = members[kinds.findIndex((kind) => kind === value.kind)];
    return meant === undefined ? `${at}/kind must be one of ${kinds.join(', ')}` : troubleIn(meant, value, at);
  }
  const [only, ...others] = members.filter(({ type }) => type !== 'null');
  if (only !== undefined && others.length === 0) return troubleIn(only, value, at);
  return `${at} ${Value.Errors(schema, value)[0]?.message ?? 'does not fit'}`;
}

function troubleInObject(
  { required = [], additionalProperties }: Schema,
  properties: Readonly<Record<string, Schema>>,
  value: Readonly<Record<string, unknown>>,
  at: string,
): string {
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${at}/${missing} is missing`;
  for (const [key, part] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known === undefined && additionalProperties === false) return `${at}/${key} is not known here`;
    if (known !== undefined && !Value.Check(known, part)) return troubleIn(known, part, `${at}/${key}`);
  }
  return `${at} does not fit`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
