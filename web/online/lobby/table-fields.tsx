import type { Cover } from '@grove/game-kit';
import { settingsOf, type TableSetup } from '../table-setup.ts';
import { TableFields } from './setting-fields.tsx';
import '../styles/fields.css';

interface NewTableFieldsProps {
  readonly cover: Cover;
  readonly setup: TableSetup;
  readonly change: (part: Partial<TableSetup>) => void;
}

/** What is asked of a new table beside who plays and the game's own options. */
export const NewTableFields = ({ cover, setup, change }: NewTableFieldsProps) => (
  <div className="new-table-fields">
    <TableFields cover={cover} players={setup.players} chosen={settingsOf(cover, setup)} change={change} />
  </div>
);
