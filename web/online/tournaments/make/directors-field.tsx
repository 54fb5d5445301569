import type { Person } from '@grove/protocol';
import { labelled } from '@grove/game-kit';
import { useCallback } from 'react';
import { useLanguage } from '../../../language.tsx';
import { callApi } from '../../api.ts';
import { Field } from '../../lobby/fields.tsx';
import { storedSession } from '../../session.ts';
import { useLive } from '../../use-live.ts';
import { useMakeWords } from './words/index.ts';

interface DirectorsFieldProps {
  readonly club: string | null;
  readonly chosen: readonly Person[];
  readonly set: (directors: readonly Person[]) => void;
}

/** As many as the server takes. */
const MOST = 20;

/** Who leads the tournament beside its maker, of the people one knows from clubs. Nothing to see for whoever knows nobody. */
export function DirectorsField({ club, chosen, set }: DirectorsFieldProps) {
  const make = useMakeWords();
  const language = useLanguage();
  const load = useCallback(() => loadKnown(club), [club]);
  const known = useLive(club ?? '', load).value ?? [];
  const others = known.filter(({ id }) => chosen.every((one) => one.id !== id));
  if (known.length === 0 && chosen.length === 0) return null;
  const hasChoice = others.length > 0 && chosen.length < MOST;
  const add = (id: string) => set([...chosen, ...others.filter((one) => one.id === id)]);
  return (
    <div className="make-directors">
      {hasChoice ? (
        <Field
          label={make.directors}
          value=""
          choose={add}
          options={[['', make.addDirector], ...others.map(({ id, name }) => [id, name] as const)]}
          note={make.directorsNote}
        />
      ) : (
        <span>{make.directors}</span>
      )}
      {chosen.length > 0 && (
        <ul aria-label={make.directors}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className="small"
                aria-label={labelled(language, make.removeDirector, name)}
                onClick={() => set(chosen.filter((one) => one.id !== id))}
              >
                {make.removeDirector}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Members of the club who do not lead its tournaments anyway; without a club the members of all clubs that I am in. */
async function loadKnown(club: string | null): Promise<readonly Person[]> {
  const { token, person: me } = storedSession() ?? {};
  if (token === undefined) return [];
  const mine = club === null ? (await callApi('GET /clubs', { token })).filter(({ role }) => role !== null) : [];
  const clubs = club === null ? mine.map(({ id }) => id) : [club];
  const lists = await Promise.all(
    clubs.map((id) => callApi('GET /clubs/:club/members', { params: { club: id }, token })),
  );
  const people = lists
    .flat()
    .filter(({ person, role }) => person.id !== me?.id && (club === null || role === 'member'))
    .map(({ person }) => [person.id, person] as const);
  return [...new Map(people).values()].sort((one, other) => one.name.localeCompare(other.name));
}
