import { type Serializer, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

const compile = SerializerSelector()();
const known = new Map<string, Serializer>();

/**
 * Serializes answers with the fields of their schema and no others. Many routes share a schema, above all that of errors: each
 * is compiled once and not once per route, which took most of the time of a start.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, method, url, httpStatus = '' }) => {
  const shape = JSON.stringify(schema);
  const serializer = known.get(shape) ?? compile({ schema, method, url, httpStatus });
  known.set(shape, serializer);
  return serializer;
};
