import type { Actor, PersonId } from '@grove/protocol';
import { demand } from '../refusal.ts';
import { mayLook, seatOf, type Table } from '../table.ts';
import { CHAT_LENGTH, cleanLine, cleanText, NOTE_LENGTH } from '../text.ts';
import { type Decider, demandHost, ownSeat, personBy } from './decider.ts';

/** Spectators may chat too: they know nothing that the seats do not know. */
export const chat: Decider<'chat'> = (table, { text }, by) => {
  demandVoice(table, by);
  return [{ kind: 'chatted', text: cleanLine(text, CHAT_LENGTH) }];
};

/** A phrase is talk like any other: muting and silencing hold for it. */
export const say: Decider<'say'> = (table, { phrase, text }, by) => {
  demandVoice(table, by);
  return [{ kind: 'chatted', text, phrase }];
};

function demandVoice(table: Table, by: Actor): void {
  const { id } = personBy(by);
  demand(mayLook(table, id), 'no-spectators');
  demand(!table.data.silenced.includes(id), 'silenced');
}

/** Anybody may mute somebody for themselves; the host may for all. */
export const mute: Decider<'mute'> = (table, { person, on, forAll }, by) => {
  const me = personBy(by);
  demand(mayLook(table, me.id), 'no-spectators');
  if (forAll) demandHost(table, by);
  demand(person !== me.id && isKnown(table, person), 'no-such-person');
  return [{ kind: 'muted', person, on, forAll }];
};

export const note: Decider<'note'> = (table, { text }, by) => {
  ownSeat(table, by);
  return [{ kind: 'noted', text: cleanText(text, NOTE_LENGTH) }];
};

const isKnown = (table: Table, id: PersonId): boolean =>
  seatOf(table, id) >= 0 ||
  table.data.chat.some(({ from }) => from.id === id) ||
  table.data.silenced.includes(id) ||
  table.data.ignored.some(({ other }) => other === id);
