import { demand } from '../refusal.ts';
import { isPlaying, isSealed } from '../table.ts';
import { type Decider, demandMatch } from './decider.ts';

/** Only the server asks for these, as it does for what the clock does. Asked again they do nothing. */
export const callOff: Decider<'call-off'> = (table, _command, by) => {
  demand(by.kind === 'clock', 'table-only-step');
  if (!isPlaying(table)) return [];
  const { totals } = table.game.result(demandMatch(table).state);
  return [{ kind: 'finished', how: 'called-off', totals, winners: [] }];
};

export const unseal: Decider<'unseal'> = (table, _command, by) => {
  demand(by.kind === 'clock', 'table-only-step');
  return isSealed(table) ? [{ kind: 'unsealed' }] : [];
};
