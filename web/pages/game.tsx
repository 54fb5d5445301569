import type { Box } from '@grove/kernel';
import { useState } from 'react';
import { useLanguage } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { LocalTable } from '../table/local-table.ts';
import { SetUp } from './set-up.tsx';
import { TableView } from './table-view.tsx';

/** First who plays, then the game. */
export function GamePage({ box }: { readonly box: Box }) {
  const [table, setTable] = useState<LocalTable>();
  const { title } = box.words[useLanguage().language];
  useTitle(title);
  const start = (opponents: readonly string[]) => setTable(new LocalTable(box, opponents, crypto.randomUUID()));
  if (table) return <TableView key={table.id} table={table} again={() => start(table.opponents)} />;
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <SetUp box={box} start={start} />
      </main>
    </div>
  );
}
