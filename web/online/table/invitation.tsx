import { useRef, useState } from 'react';
import { useOnlineWords } from '../words/index.ts';
import { QrCode } from './qr-code.tsx';

/** The link to a table, to copy or to photograph. It names the table and holds no secret. */
export function Invitation({ table }: { readonly table: string }) {
  const online = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}/table/${table}`;
  const copy = () => {
    field.current?.select();
    // On plain HTTP there is no clipboard; then the link is selected, to be copied by hand.
    navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <section className="invitation" aria-label={online.invite}>
      <QrCode text={link} label={online.qr} />
      <div className="invitation-text">
        <h2>{online.invite}</h2>
        <p className="second">{online.inviteNote}</p>
        <input ref={field} readOnly value={link} aria-label={online.link} onFocus={({ target }) => target.select()} />
        <button type="button" className="button" onClick={copy}>
          {isCopied ? online.copied : online.copy}
        </button>
        <span role="status" className="visually-hidden">
          {isCopied ? online.copied : ''}
        </span>
      </div>
    </section>
  );
}
