import type { Person, PhraseId } from '@grove/protocol';
import { SayForm } from '../say-form.tsx';
import { useOnlineWords } from '../words/index.ts';
import { usePhraseWords } from './words/index.ts';
import type { TableProps } from './table-props.ts';

/** The chat, newest line first. People whom the viewer muted are left out by the server. */
export function Chat(props: TableProps) {
  const { view, client } = props;
  const online = useOnlineWords();
  const say = (text: string) => {
    client.send({ kind: 'chat', text });
    return true;
  };
  return (
    <section className="chat" aria-label={online.chat}>
      <h2>{online.chat}</h2>
      {view.me.person !== null && <SayForm say={say} />}
      {view.me.person !== null && <Phrases {...props} />}
      <Lines {...props} />
      <Muting {...props} />
    </section>
  );
}

/** For people without a common language, and for those in a hurry: one tap says it. */
function Phrases({ client }: TableProps) {
  const { title, note, phrases } = usePhraseWords();
  return (
    <details className="more phrases">
      <summary>{title}</summary>
      <p className="second">{note}</p>
      <ul>
        {(Object.keys(phrases) as PhraseId[]).map((phrase) => (
          <li key={phrase}>
            <button type="button" className="phrase" onClick={() => client.send({ kind: 'say', phrase })}>
              {phrases[phrase]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Lines({ view }: TableProps) {
  const online = useOnlineWords();
  const { phrases } = usePhraseWords();
  if (view.chat.length === 0) return <p className="second">{online.noChat}</p>;
  return (
    <ol className="chat-lines" aria-live="polite" aria-label={online.chat} tabIndex={0}>
      {view.chat.toReversed().map(({ number, from, text, phrase }) => (
        <li key={number}>
          <strong>{from.id === view.me.person ? online.you : from.name}</strong>{' '}
          {phrase === undefined ? text : phrases[phrase]}
        </li>
      ))}
    </ol>
  );
}

/** Everybody else at the table, or who has spoken. */
function others({ view }: TableProps): Person[] {
  const people = [...view.seats.flatMap(({ person }) => person ?? []), ...view.chat.map(({ from }) => from)];
  const byId = new Map(people.map((person) => [person.id, person]));
  return [...byId.values()].filter(({ id }) => id !== view.me.person);
}

function Muting(props: TableProps) {
  const { view, client } = props;
  const online = useOnlineWords();
  if (view.me.person === null) return null;
  const isHost = view.me.person === view.host;
  const mute = (person: string, on: boolean, forAll: boolean) => client.send({ kind: 'mute', person, on, forAll });
  return (
    <div className="mutes">
      {others(props).map(({ id, name }) => {
        const isMuted = view.muted.includes(id);
        const isSilenced = view.silenced.includes(id);
        return (
          <span key={id}>
            <button type="button" className="small" onClick={() => mute(id, !isMuted, false)}>
              {isMuted ? online.unmute(name) : online.mute(name)}
            </button>
            {isHost && (
              <button type="button" className="small" onClick={() => mute(id, !isSilenced, true)}>
                {isSilenced ? online.unsilence(name) : online.silence(name)}
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
}
