import type { Settings } from '@grove/protocol';
import { Field, Tick } from '../lobby/fields.tsx';
import { useMyClubs } from './use-clubs.ts';
import { useClubWords } from './words/index.ts';

interface ClubFieldsProps {
  readonly chosen: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

/** Which club lists the table, and whether for its members only; nothing for those who are in none. */
export function ClubFields({ chosen: { club }, change }: ClubFieldsProps) {
  const words = useClubWords();
  const clubs = useMyClubs();
  if (clubs.length === 0) return null;
  const choose = (id: string) => change({ club: id === '' ? null : { id, membersOnly: club?.membersOnly ?? false } });
  return (
    <>
      <Field
        label={words.club}
        value={club?.id ?? ''}
        choose={choose}
        options={[['', words.noClub], ...clubs.map(({ id, name }) => [id, name] as const)]}
      />
      {club && (
        <Tick
          label={words.membersOnly}
          isOn={club.membersOnly}
          set={(membersOnly) => change({ club: { ...club, membersOnly }, ...(membersOnly && { open: false }) })}
        />
      )}
    </>
  );
}
