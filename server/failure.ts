import { BadInput, UnknownRules } from '@grove/kernel';
import { TooManyCommands } from './limits/person-limits.ts';
import { StoreUnavailable } from './store/store.ts';

/** Why something was not done, for HTTP and socket alike: a kind for programs, a message for people. */
export interface Failure {
  readonly kind: 'bad-input' | 'newer-rules' | 'too-many' | 'away' | 'not-saved' | 'failed';
  readonly message: string;
}

/** What a client is told of an error. Unexpected errors tell nothing of what is inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnknownRules) return { kind: 'newer-rules', message: error.message };
  if (error instanceof BadInput) return { kind: 'bad-input', message: error.message };
  if (error instanceof TooManyCommands) return { kind: 'too-many', message: 'too many commands; wait a little' };
  if (error instanceof StoreUnavailable) return UNAVAILABLE;
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_SQLITE') === true ? NOT_SAVED : FAILED;
}

/** Whether the server is to blame, and not what the client has sent. */
export const isServerFault = ({ kind }: Failure): boolean => !EXPECTED.has(kind);

/** A table of newer rules is no fault: it was made by a node that has been updated before this one. */
const EXPECTED: ReadonlySet<Failure['kind']> = new Set(['bad-input', 'newer-rules', 'too-many']);

const UNAVAILABLE: Failure = {
  kind: 'away',
  message: 'the server cannot reach its database at the moment; send this again a little later',
};
const NOT_SAVED: Failure = {
  kind: 'not-saved',
  message: 'the server cannot save at the moment; nothing has changed, try again',
};
const FAILED: Failure = { kind: 'failed', message: 'the server failed to do this' };
