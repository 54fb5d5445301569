import type { GameManifest } from '@grove/game-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';
import { Header } from '../parts/header.tsx';
import { hrefOf, type Mode, packRecord } from './link.ts';
import { OwnGames } from './own-games.tsx';
import { readRecordFile } from './record-file.ts';
import { TableGames } from './table-games.tsx';
import { openPlayed, troubleOf, troubleText } from './use-record.ts';

interface GameListProps {
  readonly manifests: readonly GameManifest[];
  /** What is to be done with a record. */
  readonly mode: Mode;
}

/** Games that can be looked at again: from a file, one's own, those at tables. */
export function GameList({ manifests, mode }: GameListProps) {
  const words = useWords();
  return (
    <div className="home">
      <Header />
      <main className="home-main gallery">
        <h1>{mode === 'review' ? words.review : words.replay}</h1>
        <FromFile manifests={manifests} mode={mode} />
        <OwnGames manifests={manifests} />
        <TableGames manifests={manifests} />
      </main>
    </div>
  );
}

function FromFile({ manifests, mode }: GameListProps) {
  const words = useWords();
  const replay = useReplayWords();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { record } = await openPlayed(manifests, await readRecordFile(file));
      go(hrefOf(mode, { packed: await packRecord(record) }));
    } catch (error) {
      setTrouble(troubleText(troubleOf(error), words, replay));
    }
  };
  return (
    <section className="panel">
      <p>{mode === 'review' ? replay.reviewNote : replay.replayNote}</p>
      <label className="button act file">
        {replay.openRecord}
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file can be chosen again once it was mended.
            target.value = '';
          }}
        />
      </label>
      <p role="status" className="trouble">
        {trouble}
      </p>
    </section>
  );
}
