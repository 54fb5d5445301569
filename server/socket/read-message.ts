import { ClientMessage } from '@grove/protocol';
import { Compile } from 'typebox/compile';
import { valueTrouble } from '../http/plain-values.ts';

const checker = Compile(ClientMessage);
const types = new Set<unknown>(ClientMessage.anyOf.map(({ properties }) => properties.type.const));

/** The message, or what is wrong with it. */
export function readMessage(text: string): ClientMessage | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'this is not JSON';
  }
  const trouble = valueTrouble(value);
  if (trouble !== undefined) return trouble;
  if (checker.Check(value)) return value;
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (!types.has(type)) return `"type" must be one of ${[...types].join(', ')}`;
  return `this is not a "${String(type)}" message; see the protocol`;
}

/** The command's id, if a bad message has one, so that its sender knows what was wrong. */
export function idIn(text: string): { readonly id?: string } {
  const id = /"id"\s*:\s*"([^"\\]{1,64})"/.exec(text)?.[1];
  return id === undefined ? {} : { id };
}
