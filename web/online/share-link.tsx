import { type ReactNode, useRef, useState } from 'react';
import { useLobbyWords } from './lobby/words/index.ts';
import { QrCode } from './table/qr-code.tsx';
import { useOnlineWords } from './words/index.ts';

interface ShareLinkProps {
  readonly title: string;
  readonly note: string;
  readonly link: string;
  /** What the link and its picture are called. */
  readonly label: string;
  readonly qrLabel: string;
  /** Goes along with the link where the device shares it. */
  readonly shared: { readonly title: string; readonly text: string };
  readonly isMain?: boolean | undefined;
  /** More to do with it. */
  readonly children?: ReactNode;
}

/** A link to hand on by whatever the device has, to copy or to photograph. */
export function ShareLink({ title, note, link, label, qrLabel, shared, isMain = false, children }: ShareLinkProps) {
  const lobby = useLobbyWords();
  const online = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // On plain HTTP there is no clipboard; then the link is selected, to be copied by hand.
    navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  const share = () => {
    // Rejected also when the person changes their mind, which is none of our business.
    navigator.share({ ...shared, url: link }).catch(() => undefined);
  };
  const canShare = 'share' in navigator;
  return (
    <section className="invitation" aria-label={title}>
      <QrCode text={link} label={qrLabel} />
      <div className="invitation-text">
        <h2>{title}</h2>
        <p className="second">{note}</p>
        <input ref={field} readOnly value={link} aria-label={label} onFocus={({ target }) => target.select()} />
        <div className="acts">
          {canShare && (
            <button type="button" className={isMain ? 'button act' : 'button'} onClick={share}>
              {lobby.share}
            </button>
          )}
          <button type="button" className={isMain && !canShare ? 'button act' : 'button'} onClick={copy}>
            {isCopied ? online.copied : online.copy}
          </button>
          {children}
        </div>
        <span role="status" className="visually-hidden">
          {isCopied ? online.copied : ''}
        </span>
      </div>
    </section>
  );
}
