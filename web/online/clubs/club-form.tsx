import type { ClubEntry, NewClub } from '@grove/protocol';
import { CLUB_TEXTS } from '@grove/protocol/limits';
import { useId, useState } from 'react';
import { TextField } from '../lobby/fields.tsx';
import { useClubWords } from './words/index.ts';

interface ClubFormProps {
  readonly club: NewClub;
  readonly label: string;
  /** @returns whether it was done */
  readonly save: (club: NewClub) => Promise<boolean>;
}

const ENTRIES: readonly ClubEntry[] = ['request', 'link'];

/** What a club is called, what it says of itself, and who can join: for a new one and to change one. */
export function ClubForm({ club, label, save }: ClubFormProps) {
  const words = useClubWords();
  const [chosen, setChosen] = useState(club);
  const [isSaved, setIsSaved] = useState(false);
  const change = (part: Partial<NewClub>) => {
    setIsSaved(false);
    setChosen({ ...chosen, ...part });
  };
  return (
    <form className="club-form" action={async () => setIsSaved(await save(chosen))}>
      <TextField
        label={words.name}
        value={chosen.name}
        set={(name) => change({ name })}
        maxLength={CLUB_TEXTS.name}
        autoComplete="off"
        isRequired
      />
      <label className="club-about-field">
        <span>{words.about}</span>
        <textarea
          rows={3}
          value={chosen.about}
          maxLength={CLUB_TEXTS.about}
          onChange={({ target }) => change({ about: target.value })}
        />
      </label>
      <EntryChoice entry={chosen.entry} choose={(entry) => change({ entry })} />
      <div className="club-form-foot">
        <button type="submit" className="button act">
          {label}
        </button>
        <span role="status" className="kept">
          {isSaved && words.saved}
        </span>
      </div>
    </form>
  );
}

interface EntryChoiceProps {
  readonly entry: ClubEntry;
  readonly choose: (entry: ClubEntry) => void;
}

function EntryChoice({ entry, choose }: EntryChoiceProps) {
  const words = useClubWords();
  const group = useId();
  return (
    <fieldset className="club-entries">
      <legend>{words.entry}</legend>
      {ENTRIES.map((one) => (
        <label key={one} className="club-entry">
          <input type="radio" name={group} checked={one === entry} onChange={() => choose(one)} />
          <span>
            <strong>{words.entries[one].title}</strong>
            <span className="second">{words.entries[one].note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
