import type { Box, JsonObject } from '@grove/kernel';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { boards } from '../boards/index.ts';
import { BoardView } from '../boards/board-view.tsx';
import { useLanguage } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { LocalTable, PERSON } from '../table/local-table.ts';
import { SetUp } from './set-up.tsx';
import { TableView } from './table-view.tsx';

/** First who plays, then the game; `?solo` sits down alone at once. */
export function GamePage({ box }: { readonly box: Box }) {
  const isSolo = new URLSearchParams(useSearch()).has('solo');
  const [table, setTable] = useState(() => (isSolo ? tableFor(box, [PERSON]) : undefined));
  useTitle(box.words[useLanguage()].title);
  const start = (plan: readonly string[], options: JsonObject) => setTable(tableFor(box, plan, options));
  if (table) {
    const Board = boards[box.game.id];
    const again = () => start(table.plan, table.match.options);
    if (Board === undefined) return <TableView key={table.seed} table={table} again={again} />;
    return <BoardView key={table.seed} table={table} Board={Board} again={again} />;
  }
  return (
    <div className="home">
      <Header game={box.game.id} />
      <main className="home-main">
        <SetUp box={box} start={start} />
      </main>
    </div>
  );
}

const tableFor = (box: Box, plan: readonly string[], options: JsonObject = {}): LocalTable =>
  new LocalTable(box, plan, crypto.randomUUID(), options);
