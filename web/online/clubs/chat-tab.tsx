import type { ClubLine } from '@grove/protocol';
import { useAgo } from '../../parts/locale.ts';
import { callApi } from '../api.ts';
import { SayForm } from '../say-form.tsx';
import { storedSession } from '../session.ts';
import { useLive } from '../use-live.ts';
import { useOnlineWords } from '../words/index.ts';
import { type ClubProps, isLeading } from './club-props.ts';
import { useClubAction } from './use-club-action.ts';
import { useClubWords } from './words/index.ts';

/** Milliseconds. */
const EVERY = 4000;

const loadLines = (club: string): Promise<readonly ClubLine[]> =>
  callApi('GET /clubs/:club/chat', { params: { club }, token: storedSession()?.token });

/** What members say to each other, the newest first, under the box in which one writes. */
export function ChatTab({ club }: ClubProps) {
  const online = useOnlineWords();
  const { trouble, act } = useClubAction();
  const { value: lines, refresh } = useLive(club.id, loadLines, EVERY);
  const token = storedSession()?.token;
  const say = async (text: string) => {
    const isSaid = await act(() =>
      callApi('POST /clubs/:club/chat', { params: { club: club.id }, token, body: { text } }),
    );
    refresh();
    return isSaid;
  };
  const remove = (number: number) =>
    void act(async () => {
      await callApi('DELETE /clubs/:club/chat/:number', { params: { club: club.id, number }, token });
      refresh();
    });
  return (
    <section className="panel chat club-chat" aria-label={online.chat}>
      <SayForm say={say} isMain />
      <p className="refusal" role="alert">
        {trouble}
      </p>
      {lines && <Lines lines={lines} mayRemoveAll={isLeading(club)} remove={remove} />}
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly ClubLine[];
  readonly mayRemoveAll: boolean;
  readonly remove: (number: number) => void;
}

function Lines({ lines, mayRemoveAll, remove }: LinesProps) {
  const words = useClubWords();
  const online = useOnlineWords();
  const ago = useAgo();
  const me = storedSession()?.person.id;
  if (lines.length === 0) return <p className="second">{words.noLines}</p>;
  return (
    <ol className="club-lines" aria-live="polite" aria-label={online.chat}>
      {lines.toReversed().map(({ number, from, at, text }) => (
        <li key={number} data-me={from.id === me || undefined}>
          <p className="club-line-head">
            <strong>{from.id === me ? online.you : from.name}</strong>
            <time className="second">{ago(at)}</time>
            {(mayRemoveAll || from.id === me) && (
              <button type="button" className="club-line-remove" onClick={() => remove(number)}>
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">{words.removeLine}</span>
              </button>
            )}
          </p>
          <p className="club-line-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
