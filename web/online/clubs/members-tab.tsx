import type { ClubMember } from '@grove/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useLocale } from '../../parts/locale.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useLive } from '../use-live.ts';
import { LeaveClub } from './club-head.tsx';
import { MemberActs } from './member-acts.tsx';
import { type ClubProps, isLeading } from './club-props.ts';
import { RequestList } from './request-list.tsx';
import { useClubAction } from './use-club-action.ts';
import { useClubWords } from './words/index.ts';

const loadMembers = (club: string): Promise<readonly ClubMember[]> =>
  callApi('GET /clubs/:club/members', { params: { club }, token: storedSession()?.token });

/** Who is in the club, and for those who lead it who wants to be; roles are given here. */
export function MembersTab({ club, refresh }: ClubProps) {
  const words = useClubWords();
  const { value: members, refresh: again } = useLive(club.id, loadMembers);
  const { trouble, act } = useClubAction();
  const id = useId();
  const changed = () => {
    again();
    refresh();
  };
  return (
    <div className="lobby-lists club-members-tab">
      {isLeading(club) && <RequestList club={club} changed={changed} />}
      <section className="panel table-list" aria-labelledby={id}>
        <h2 id={id}>{words.members(club.members)}</h2>
        <ul className="club-members">
          {members?.map((member) => (
            <li key={member.person.id} className="club-member">
              <MemberName member={member} />
              <MemberActs club={club} member={member} act={act} changed={changed} />
            </li>
          ))}
        </ul>
        <p className="refusal" role="alert">
          {trouble}
        </p>
      </section>
      {club.role !== null && <LeaveClub club={club} refresh={refresh} />}
    </div>
  );
}

function MemberName({ member: { person, joinedAt } }: { readonly member: ClubMember }) {
  const words = useClubWords();
  const date = new Date(joinedAt).toLocaleDateString(useLocale(), { dateStyle: 'medium' });
  return (
    <span className="club-member-name">
      <Link href={`/people/${person.id}`}>{person.name}</Link>
      <span className="second">{words.since(date)}</span>
    </span>
  );
}
