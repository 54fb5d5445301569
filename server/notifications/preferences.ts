import type { PersonId } from '@grove/protocol';
import type { PeopleStore } from '../store/store.ts';
import type { NoticeKind } from './notice.ts';
import type { Occasion } from './occasions.ts';

/** For everybody who has not chosen. */
const USUAL: readonly Occasion['kind'][] = ['turn'];

/** Whether somebody wants notices of this kind, by `notices` in their preferences. */
export async function wantsNotice(
  people: Pick<PeopleStore, 'person'>,
  id: PersonId,
  kind: NoticeKind,
  isOfTournament: boolean,
): Promise<boolean> {
  const { preferences = '{}' } = (await people.person(id)) ?? {};
  const { notices = USUAL } = JSON.parse(preferences) as { readonly notices?: readonly Occasion['kind'][] };
  return chosenFor(kind, isOfTournament).some((chosen) => notices.includes(chosen));
}

/** The kinds in somebody's preferences that ask for an occasion. */
function chosenFor(kind: NoticeKind, isOfTournament: boolean): readonly Occasion['kind'][] {
  // Whoever plays a tournament waits for its rounds: that one has begun is told like a turn.
  if (kind === 'start') return isOfTournament ? ['start', 'turn'] : ['start'];
  // What happens to a turn belongs to it, and what waits for an answer is like one.
  return [kind === 'end' ? 'end' : 'turn'];
}
