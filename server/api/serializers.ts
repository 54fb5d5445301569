import { type Serializer, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

const compile = SerializerSelector()();
const known = new Map<string, Serializer>();

/**
 * Writes answers, with the fields that their schema has and no others. Most answers have one of few shapes, the errors above
 * all; each is compiled once and not once for every route, which was most of the time that a start took.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, method, url, httpStatus = '' }) => {
  const shape = JSON.stringify(schema);
  const serializer = known.get(shape) ?? compile({ schema, method, url, httpStatus });
  known.set(shape, serializer);
  return serializer;
};
