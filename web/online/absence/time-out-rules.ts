import type { Settings } from '@grove/protocol';

type TimeOut = Pick<Settings, 'whenOut' | 'rated'>;

/** What can be chosen: at rated tables no bot plays in a seat that counts. */
export const waysOut = ({ rated }: TimeOut): readonly Settings['whenOut'][] =>
  rated ? ['simplest', 'wait'] : ['bot', 'simplest', 'wait'];

/** What happens when time is out: as the server does it. */
export const whenOutOf = ({ whenOut, rated }: TimeOut): Settings['whenOut'] =>
  rated && whenOut === 'bot' ? 'simplest' : whenOut;
