import type { PersonId } from '@grove/protocol';
import type { PeopleStore } from '../store/store.ts';
import type { Occasion } from './occasions.ts';

/** For everybody who has not chosen. */
const USUAL: readonly string[] = ['turn'];

/** Whether somebody wants notices of this kind, by `notices` in their preferences; reminders belong to turns. */
export async function wantsNotice(
  people: Pick<PeopleStore, 'person'>,
  id: PersonId,
  kind: Occasion['kind'],
): Promise<boolean> {
  const { preferences = '{}' } = (await people.person(id)) ?? {};
  const { notices = USUAL } = JSON.parse(preferences) as { readonly notices?: readonly string[] };
  return notices.includes(kind === 'nudge' ? 'turn' : kind);
}
