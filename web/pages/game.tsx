import type { GameManifest, GameModule } from '@grove/game-kit';
import { BadInput, type JsonObject, Match, SeededChance } from '@grove/kernel';
import { useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { loadOnce, useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { beginGame, type GameSetUp } from '../local-game/begin-game.ts';
import { PERSON } from '../local-game/local-game.ts';
import { Header } from '../parts/header.tsx';
import { Loading } from '../parts/loading.tsx';
import { useTitle } from '../parts/use-title.ts';
import { SetUp } from './set-up.tsx';

const SOLO: GameSetUp = { seating: [PERSON], names: [], options: {} };

/** First who plays, then the game; `?solo` sits down alone at once. */
export function GamePage({ manifest }: { readonly manifest: GameManifest }) {
  const isSolo = new URLSearchParams(useSearch()).has('solo');
  useTitle(manifest.cover.words[useLanguage()].title);
  return isSolo ? <StartNow manifest={manifest} setUp={SOLO} /> : <SetUpPage manifest={manifest} />;
}

/** Goes on to a new game; Back leads to where somebody came from. */
function StartNow({ manifest, setUp }: { readonly manifest: GameManifest; readonly setUp: GameSetUp }) {
  const module = useModule(manifest);
  const [, go] = useLocation();
  useEffect(() => {
    go(beginGame(module, setUp), { replace: true });
  }, [module, setUp, go]);
  return <Loading />;
}

function SetUpPage({ manifest }: { readonly manifest: GameManifest }) {
  const [, go] = useLocation();
  useEffect(() => {
    // Whoever chooses opponents will sit down soon. What fails now is tried again then, and fails where it is seen.
    loadOnce(manifest.load).catch(() => undefined);
  }, [manifest]);
  const start = async (setUp: GameSetUp) => {
    const module = await loadOnce(manifest.load);
    const isPlayable = canStart(module, setUp.seating.length, setUp.options);
    if (isPlayable) go(beginGame(module, setUp));
    return isPlayable;
  };
  return (
    <div className="home">
      <Header game={manifest.cover.id} />
      <main className="home-main">
        <SetUp cover={manifest.cover} start={start} />
        {manifest.cardPage && <CardsLink game={manifest.cover.id} />}
      </main>
    </div>
  );
}

/** Options that are fine one by one may not go together; the rules know. */
function canStart({ game }: GameModule, players: number, options: JsonObject): boolean {
  try {
    return new Match(game, players, options, SeededChance.from('set-up')).players === players;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Where cards can be looked up before the game. */
function CardsLink({ game }: { readonly game: string }) {
  const words = useWords();
  return (
    <p>
      <Link href={`/cards/${game}`}>{words.lookUpCards}</Link>
    </p>
  );
}
