import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';

/** Removes a club with all that belongs to it. */
export function clubRemoval(database: DatabaseSync): (club: string) => void {
  const statements = ['clubs where id', 'club_members where club', 'club_requests where club', 'club_lines where club'];
  const remove = statements.map((rows) => database.prepare(`delete from ${rows} = ?`));
  return (club) => {
    for (const statement of remove) statement.run(club);
  };
}

/**
 * For somebody who is about to be deleted: the clubs of which they are the only owner go to the director of longest standing, or else to the
 * member; a club without anybody else is removed.
 */
export function clubLeaving(database: DatabaseSync): (person: PersonId) => void {
  const removeClub = clubRemoval(database);
  const owned = database.prepare(
    `select club from club_members as own where person = ? and role = 'owner' and not exists (
       select 1 from club_members where club = own.club and role = 'owner' and person <> own.person)`,
  );
  const successor = database.prepare(
    `select person from club_members where club = ? and person <> ?
     order by role = 'director' desc, joined_at, person limit 1`,
  );
  const makeOwner = database.prepare(`update club_members set role = 'owner' where club = ? and person = ?`);
  return (person) => {
    for (const row of owned.all(person)) {
      const club = String(row.club);
      const next = successor.get(club, person);
      if (next === undefined) removeClub(club);
      else makeOwner.run(club, String(next.person));
    }
  };
}
