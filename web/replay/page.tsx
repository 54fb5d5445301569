import type { Shelved } from '@grove/games/shelf.ts';
import { BadInput, type GameRecord } from '@grove/kernel';
import { Suspense, useMemo, useState } from 'react';
import { Laying } from '../parts/laying.tsx';
import { boards } from '../boards/index.ts';
import { openBox, useOpened } from '../boards/open-box.ts';
import { useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { positionsOf } from './positions.ts';
import { openRecord } from './record-file.ts';
import { useReplay } from './store.ts';
import { ReplayView } from './view.tsx';

/** Watches a game again: the one just played, or one from a file. */
export function ReplayPage({ shelf }: { readonly shelf: readonly Shelved[] }) {
  const words = useWords();
  useTitle(words.replay);
  const record = useReplay((replay) => replay.record);
  const [trouble, setTrouble] = useState('');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const opened = await openRecord(file);
      positionsOf((await openBox(shelvedFor(shelf, opened))).box, opened);
      setTrouble('');
      useReplay.setState({ record: opened });
    } catch (error) {
      if (!(error instanceof BadInput) && !(error instanceof SyntaxError)) throw error;
      setTrouble(error.message);
    }
  };
  if (record) {
    return (
      <Suspense fallback={<Laying />}>
        <Replaying key={JSON.stringify(record)} shelved={shelvedFor(shelf, record)} record={record} />
      </Suspense>
    );
  }
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice">
          <h1>{words.replay}</h1>
          <p>{words.replayNote}</p>
          <label className="button act file">
            {words.openRecord}
            <input
              type="file"
              accept="application/json"
              className="visually-hidden"
              onChange={({ target }) => void open(target.files?.[0])}
            />
          </label>
          <p role="status" className="trouble">
            {trouble}
          </p>
        </div>
      </main>
    </div>
  );
}

function shelvedFor(shelf: readonly Shelved[], { game }: GameRecord): Shelved {
  const shelved = shelf.find(({ cover }) => cover.id === game);
  if (shelved === undefined || boards[game] === undefined) {
    throw new BadInput(`"${game}" is not a game with a board here`);
  }
  return shelved;
}

function Replaying({ shelved, record }: { readonly shelved: Shelved; readonly record: GameRecord }) {
  const { box } = useOpened(shelved);
  const positions = useMemo(() => positionsOf(box, record), [box, record]);
  return <ReplayView box={box} Board={boards[record.game]} positions={positions} players={record.players} />;
}
