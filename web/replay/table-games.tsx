import { type GameManifest, labelled } from '@grove/game-kit';
import type { TableSummary } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';
import { callApi } from '../online/api.ts';
import { storedSession } from '../online/session.ts';
import { seatNamesOf } from '../online/seat-names.ts';
import { hrefOf } from './link.ts';
import { reporting } from '../errors/report.ts';

/** Finished games of this browser’s person at tables of the server; nothing where there is no server. */
export function TableGames({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const replay = useReplayWords();
  const language = useLanguage();
  const tables = useFinished();
  if (tables.length === 0) return null;
  return (
    <section className="panel own-games" aria-labelledby="table-games">
      <h2 id="table-games">{replay.tableGames}</h2>
      <ul>
        {tables.map(({ table, game, seats, totals }) => {
          const title = manifests.find(({ cover }) => cover.id === game)?.cover.words[language].title ?? game;
          const nameOf = seatNamesOf(words, seats);
          const points = seats.map((_, seat) => `${nameOf(seat)} ${totals?.[seat] ?? ''}`.trim()).join(', ');
          return (
            <li key={table} className="own-game">
              <div>
                <h3>{title}</h3>
                <p className="second">{points}</p>
              </div>
              <Link
                className="button"
                href={hrefOf('replay', { table })}
                aria-label={labelled(language, words.watchAgain, points)}
              >
                {words.watchAgain}
              </Link>
              <Link
                className="button"
                href={hrefOf('review', { table })}
                aria-label={labelled(language, words.review, points)}
              >
                {words.review}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useFinished(): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    const session = storedSession();
    if (session === undefined) return;
    callApi('GET /me/tables', { token: session.token }).then(
      (found) => setTables(found.filter(({ phase }) => phase === 'finished')),
      // Without the server there is nothing to show.
      reporting('table games'),
    );
  }, []);
  return tables;
}
