import { useState } from 'react';
import { useOnlineWords } from '../words/index.ts';
import type { TableProps } from './table-props.ts';

const LONGEST = 4000;

/** A note that only its writer sees; the server keeps it, so it is there on every device. */
export function PrivateNote({ view, client }: Pick<TableProps, 'view' | 'client'>) {
  const online = useOnlineWords();
  const [text, setText] = useState(view.note);
  if (view.me.seat === null) return null;
  const keep = () => client.send({ kind: 'note', text });
  return (
    <section className="note" aria-label={online.note}>
      <h2>{online.note}</h2>
      <textarea
        value={text}
        rows={3}
        maxLength={LONGEST}
        aria-label={online.note}
        placeholder={online.noteHint}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="note-foot">
        <button type="button" className="button" disabled={text === view.note} onClick={keep}>
          {online.keepNote}
        </button>
        <span role="status" className="second">
          {text === view.note && text !== '' && online.noteKept}
        </span>
      </div>
    </section>
  );
}
