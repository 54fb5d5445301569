import { labelled } from '@grove/game-kit';
import type { ClubMember, ClubRole, ClubView } from '@grove/protocol';
import { useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { AskButton } from '../../parts/ask-button.tsx';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { isLeading } from './club-props.ts';
import { useClubWords } from './words/index.ts';

interface MemberActsProps {
  readonly club: ClubView;
  readonly member: ClubMember;
  readonly act: (doIt: () => Promise<unknown>) => Promise<boolean>;
  readonly changed: () => void;
}

/** A member's role; owners can give another one, and those who lead can remove those below them. The server says the same. */
export function MemberActs(props: MemberActsProps) {
  const { club, member } = props;
  const words = useClubWords();
  const isMe = member.person.id === storedSession()?.person.id;
  const mayGive = club.role === 'owner' && (member.role !== 'owner' || isMe);
  const mayRemove =
    !isMe && (member.role === 'member' ? isLeading(club) : member.role === 'director' && club.role === 'owner');
  return (
    <span className="club-member-acts">
      <span className="club-member-role">
        {mayGive ? <RoleChoice {...props} /> : <span className="club-role">{words.roles[member.role]}</span>}
      </span>
      {mayRemove && <Remove {...props} />}
    </span>
  );
}

const ROLES: readonly ClubRole[] = ['member', 'director', 'owner'];

/** To make somebody an owner is asked once more: only they could undo it. */
function RoleChoice({ club, member: { person, role }, act, changed }: MemberActsProps) {
  const words = useClubWords();
  const [isOwnerChosen, setIsOwnerChosen] = useState(false);
  const give = (next: ClubRole) =>
    void act(async () => {
      const params = { club: club.id, person: person.id };
      await callApi('PUT /clubs/:club/members/:person', {
        params,
        token: storedSession()?.token,
        body: { role: next },
      });
      setIsOwnerChosen(false);
      changed();
    });
  const choose = (chosen: string) => {
    const next = ROLES.find((one) => one === chosen) ?? role;
    setIsOwnerChosen(next === 'owner' && role !== 'owner');
    if (next !== 'owner' && next !== role) give(next);
  };
  return (
    <>
      <select
        value={isOwnerChosen ? 'owner' : role}
        aria-label={words.roleOf(person.name)}
        onChange={({ target }) => choose(target.value)}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {words.roles[one]}
          </option>
        ))}
      </select>
      {isOwnerChosen && (
        <AskButton
          label={words.makeOwner}
          question={words.askOwner(person.name)}
          act={() => give('owner')}
          className="button act"
        />
      )}
    </>
  );
}

function Remove({ club, member: { person }, act, changed }: MemberActsProps) {
  const words = useClubWords();
  const remove = () =>
    void act(async () => {
      const params = { club: club.id, person: person.id };
      await callApi('DELETE /clubs/:club/members/:person', { params, token: storedSession()?.token });
      changed();
    });
  return <AskButton label={words.remove} question={words.askRemove(person.name)} act={remove} className="small" />;
}

/** What a button of a list does, and to whom. */
export function useNamed(): (act: string, name: string) => string {
  const language = useLanguage();
  return (act, name) => labelled(language, act, name);
}
