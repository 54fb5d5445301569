import type { Settings } from '@grove/protocol';
import type { AbsenceWords } from './words/index.ts';

type TimeOut = Pick<Settings, 'whenOut' | 'rated'>;

/** What can be chosen: at rated tables no bot plays in a seat that counts. */
export const waysOut = ({ rated }: TimeOut): readonly Settings['whenOut'][] =>
  rated ? ['simplest', 'wait'] : ['bot', 'simplest', 'wait'];

/** What happens when time is out: as the server does it. */
export const whenOutOf = ({ whenOut, rated }: TimeOut): Settings['whenOut'] =>
  rated && whenOut === 'bot' ? 'simplest' : whenOut;

/** What happens to somebody who stays away, in words. A rated game is lost by it, even where a bot then sits in for the others' sake. */
export const whenAbsentText = (
  { whenAbsents, absentLoses }: AbsenceWords,
  { rated }: Pick<Settings, 'rated'>,
  way: Settings['whenAbsent'],
): string => (rated && way === 'bot' ? absentLoses : whenAbsents[way]);
