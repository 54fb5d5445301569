import type { PersonId } from '@grove/protocol';
import type { PeopleStore } from '../store/store.ts';
import type { Occasion } from './occasions.ts';

/** For everybody who has not chosen. */
const USUAL: readonly Occasion['kind'][] = ['turn'];

/** Whether somebody wants notices of this kind, by `notices` in their preferences. */
export async function wantsNotice(
  people: Pick<PeopleStore, 'person'>,
  id: PersonId,
  kind: Occasion['kind'],
): Promise<boolean> {
  const { preferences = '{}' } = (await people.person(id)) ?? {};
  const { notices = USUAL } = JSON.parse(preferences) as { readonly notices?: readonly Occasion['kind'][] };
  // What happens to a turn belongs to it.
  return notices.includes(kind === 'late' || kind === 'made' ? 'turn' : kind);
}
