import type { Actor, PersonId } from '@grove/protocol';
import type { Applier } from './applied.ts';

/** Lines that a client is shown when it opens the table; older ones are in the log. */
const CHAT_LINES = 100;

export const chatted: Applier<'chatted'> = ({ data }, { text, phrase }, { number, at, by }) => {
  if (by.kind !== 'person') return;
  const line = { number, at, from: by.person, text, ...(phrase && { phrase }) };
  // A list of its own: what was written of the one before stays true.
  data.chat = [...data.chat, line].slice(-CHAT_LINES);
};

export const muted: Applier<'muted'> = ({ data }, { person, on, forAll }, { by }) => {
  if (forAll) {
    data.silenced = data.silenced.filter((id) => id !== person);
    if (on) data.silenced.push(person);
    return;
  }
  const me = personOf(by);
  data.ignored = data.ignored.filter((pair) => pair.person !== me || pair.other !== person);
  if (on) data.ignored.push({ person: me, other: person });
};

export const noted: Applier<'noted'> = ({ data }, { text }, { by }) => {
  const me = personOf(by);
  data.notes = data.notes.filter(({ person }) => person !== me);
  if (text !== '') data.notes.push({ person: me, text });
};

const personOf = (by: Actor): PersonId => (by.kind === 'person' ? by.person.id : '');
