import type { TableView } from '@grove/protocol';
import { useLobbyWords } from '../lobby/words/index.ts';
import { ShareLink } from '../share-link.tsx';
import { useOnlineWords } from '../words/index.ts';

interface InvitationProps {
  readonly view: Pick<TableView, 'table' | 'settings'>;
  /** What the game is called. */
  readonly title: string;
  /** Whether to hand it on is what there is to do now. */
  readonly isMain?: boolean;
}

/** The link to a table. It names the table and holds no secret. */
export function Invitation({ view: { table, settings }, title, isMain }: InvitationProps) {
  const lobby = useLobbyWords();
  const online = useOnlineWords();
  return (
    <ShareLink
      title={online.invite}
      note={settings.spectators ? online.inviteNote : lobby.mayOnlySit}
      link={`${location.origin}/table/${table}`}
      label={online.link}
      qrLabel={online.qr}
      isMain={isMain}
      shared={{ title, text: lobby.shareText(title) }}
    />
  );
}
