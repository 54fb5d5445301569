import type { PersonId } from '@grove/protocol';
import type { Tx } from './database.ts';

/** Whoever changes the members of a club holds its row until the end of the transaction, so that two owners cannot leave at once. */
export async function lockClub(tx: Tx, club: string): Promise<boolean> {
  const rows = await tx`select 1 from clubs where id = ${club} for update`;
  return rows.length > 0;
}

/** Removes a club with all that belongs to it. */
export async function removeClub(tx: Tx, club: string): Promise<void> {
  for (const rest of ['club_members', 'club_requests', 'club_lines']) {
    await tx`delete from ${tx(rest)} where club = ${club}`;
  }
  await tx`delete from clubs where id = ${club}`;
}

/**
 * For somebody who is about to be deleted: the clubs of which they are the only owner go to the director of longest standing, or else to the
 * member; a club without anybody else is removed.
 */
export async function leaveClubs(tx: Tx, person: PersonId): Promise<void> {
  const owned = await tx<{ club: string }[]>`
    select club from club_members where person = ${person} and role = 'owner' order by club`;
  for (const { club } of owned) {
    await lockClub(tx, club);
    const [next] = await tx<{ person: string; role: string }[]>`
      select person, role from club_members where club = ${club} and person <> ${person}
      order by role = 'owner' desc, role = 'director' desc, joined_at, person limit 1`;
    if (next === undefined) await removeClub(tx, club);
    else await tx`update club_members set role = 'owner' where club = ${club} and person = ${next.person}`;
  }
}
