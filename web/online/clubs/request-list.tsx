import type { ClubRequest, ClubView } from '@grove/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useAgo } from '../../parts/locale.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useLive } from '../use-live.ts';
import { useNamed } from './member-acts.tsx';
import { useClubAction } from './use-club-action.ts';
import { useClubWords } from './words/index.ts';

interface RequestListProps {
  readonly club: ClubView;
  readonly changed: () => void;
}

const loadRequests = (key: string): Promise<readonly ClubRequest[]> => {
  const [club = ''] = key.split(' ');
  return callApi('GET /clubs/:club/requests', { params: { club }, token: storedSession()?.token });
};

/** Those who ask to join, with a yes and a no; nothing while nobody asks. */
export function RequestList({ club, changed }: RequestListProps) {
  const words = useClubWords();
  const named = useNamed();
  const ago = useAgo();
  const id = useId();
  const { trouble, act } = useClubAction();
  // The count is in the key, so that the list follows when somebody else asks.
  const { value = [], refresh } = useLive(`${club.id} ${club.requests}`, loadRequests);
  const answer = (route: 'PUT' | 'DELETE', person: string) =>
    void act(async () => {
      const params = { club: club.id, person };
      await callApi(`${route} /clubs/:club/requests/:person`, { params, token: storedSession()?.token });
      refresh();
      changed();
    });
  if (value.length === 0) return null;
  return (
    <section className="panel table-list" aria-labelledby={id}>
      <h2 id={id}>{words.requests}</h2>
      <ul className="club-members">
        {value.map(({ person, askedAt }) => (
          <li key={person.id} className="club-member">
            <span className="club-member-name">
              <Link href={`/people/${person.id}`}>{person.name}</Link>
              <time className="second">{ago(askedAt)}</time>
            </span>
            <span className="club-member-acts">
              <button
                type="button"
                className="button act"
                aria-label={named(words.letIn, person.name)}
                onClick={() => answer('PUT', person.id)}
              >
                {words.letIn}
              </button>
              <button
                type="button"
                className="button"
                aria-label={named(words.refuse, person.name)}
                onClick={() => answer('DELETE', person.id)}
              >
                {words.refuse}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </section>
  );
}
