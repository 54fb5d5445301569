import type { TableView } from '@grove/protocol';
import { useRef, useState } from 'react';
import { useLobbyWords } from '../lobby/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { QrCode } from './qr-code.tsx';

interface InvitationProps {
  readonly view: Pick<TableView, 'table' | 'settings'>;
  /** What the game is called. */
  readonly title: string;
}

/** The link to a table, to hand on by whatever the device has, to copy or to photograph. It names the table and holds no secret. */
export function Invitation({ view: { table, settings }, title }: InvitationProps) {
  const lobby = useLobbyWords();
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
  const share = () => {
    // Rejected also when the person changes their mind, which is none of our business.
    navigator.share({ title, text: lobby.shareText(title), url: link }).catch(() => undefined);
  };
  const canShare = 'share' in navigator;
  return (
    <section className="invitation" aria-label={online.invite}>
      <QrCode text={link} label={online.qr} />
      <div className="invitation-text">
        <h2>{online.invite}</h2>
        <p className="second">{settings.spectators ? online.inviteNote : lobby.mayOnlySit}</p>
        <input ref={field} readOnly value={link} aria-label={online.link} onFocus={({ target }) => target.select()} />
        <div className="acts">
          {canShare && (
            <button type="button" className="button act" onClick={share}>
              {lobby.share}
            </button>
          )}
          <button type="button" className="button" onClick={copy}>
            {isCopied ? online.copied : online.copy}
          </button>
        </div>
        <span role="status" className="visually-hidden">
          {isCopied ? online.copied : ''}
        </span>
      </div>
    </section>
  );
}
