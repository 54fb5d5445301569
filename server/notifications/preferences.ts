import type { PersonId } from '@grove/protocol';
import type { PeopleStore } from '../store/store.ts';
import type { Occasion } from './occasions.ts';

/** Everybody is told of their turns; of the rest who asks for it. */
const USUAL: readonly Occasion['kind'][] = ['turn'];

/** What somebody wants to be told of, as `notices` among the preferences says. */
export async function wantsNotice(
  people: Pick<PeopleStore, 'person'>,
  id: PersonId,
  kind: Occasion['kind'],
): Promise<boolean> {
  const { preferences = '{}' } = (await people.person(id)) ?? {};
  const { notices = USUAL } = JSON.parse(preferences) as { readonly notices?: readonly Occasion['kind'][] };
  return notices.includes(kind);
}
