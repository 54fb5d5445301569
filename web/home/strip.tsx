import type { GameManifest } from '@grove/game-kit';
import { dailyOn } from '../daily/which.ts';
import { GameToContinue } from './game-to-continue.tsx';
import { Today } from './today.tsx';
import { useLoadToContinue, useToContinue } from './to-continue.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useHomeWords } from './words/index.ts';
import './strip.css';

/** Loaded for those who have sat at a table of a server. */
const MyTables = lazyPart(async () => (await import('../online/lobby/my-turn.tsx')).TablesWaitingForMe);
const hasSession = (): boolean => localStorage.getItem('grove.guest') !== null;

/** What waits: games to continue, tables where it is my turn, the deal of the day. */
export function Strip({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const home = useHomeWords();
  useLoadToContinue();
  const games = useToContinue((state) => state.games);
  const daily = dailyOn(manifests);
  const find = (id: string) => manifests.find(({ cover }) => cover.id === id);
  if (daily === undefined && games.length === 0 && !hasSession()) return null;
  return (
    <section aria-label={home.goOn}>
      <ul className="strip">
        {hasSession() && <MyTables manifests={manifests} />}
        {games.map((saved) => {
          const manifest = find(saved.game);
          return manifest && <GameToContinue key={saved.id} saved={saved} manifest={manifest} />;
        })}
        {daily && <Today manifest={daily} />}
      </ul>
    </section>
  );
}
