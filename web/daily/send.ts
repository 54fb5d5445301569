import type { GameRecord } from '@grove/kernel';
import { ApiError, callApi } from '../online/api.ts';
import { signInAs, forgetSession } from '../online/session.ts';
import { storedName } from '../local-game/seat-names.ts';
import { keepTry, type Sent, tryOf, unsentDays } from './tries.ts';

/** What the server's no means; anything else is tried again later. */
const MEANT: Readonly<Record<string, Sent>> = {
  'wrong-day': 'late',
  'already-played': 'other',
  'bad-input': 'refused',
};

/** Hands in all finished games that are still here. `guest` is the name of somebody who gave none. */
export async function handInAll(guest: string): Promise<void> {
  for (const day of unsentDays()) await handIn(day, guest);
}

async function handIn(day: string, guest: string): Promise<void> {
  const kept = tryOf(day);
  if (!kept?.end) return;
  const { end } = kept;
  const sent = await outcome(() => send(day, end.record, storedName().trim() || guest));
  keepTry(day, { ...kept, end: { ...end, sent } });
}

async function send(day: string, record: GameRecord, name: string): Promise<void> {
  const { token } = await signInAs(name);
  await callApi('POST /daily/:game/:day', { token, params: { game: record.game, day }, body: { record } });
}

async function outcome(send: () => Promise<void>): Promise<Sent> {
  try {
    await send();
    return 'yes';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The server has forgotten this guest; next time a new one comes in.
    if (error.kind === 'bad-token') forgetSession();
    return MEANT[error.kind] ?? 'no';
  }
}
