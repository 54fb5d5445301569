import type { GameManifest, GameModule } from '@grove/game-kit';
import { BadInput, type JsonObject, Match, SeededChance } from '@grove/kernel';
import { lazy, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useAfterLocal } from '../after/use-after-local.tsx';
import { BoardView } from '../boards/board-view.tsx';
import { boardOf } from '../boards/lazy-parts.ts';
import { loadOnce, useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { resumeGame, type SavedGame, savedGameOf, useSavedGame } from '../local-game/saved-game.ts';
import { SetUp } from './set-up.tsx';

/** Loaded for a game without a board of its own. */
const TextView = lazy(async () => ({ default: (await import('../text/text-view.tsx')).TextView }));

/** What a game is begun with, or a game that goes on after the page was reloaded. */
interface GameSetUp {
  readonly seating: readonly string[];
  readonly options: JsonObject;
  readonly saved?: SavedGame;
}

function savedSetUp(game: string): GameSetUp | undefined {
  const saved = savedGameOf(game);
  return saved && { seating: saved.seating, options: saved.options, saved };
}

const SOLO: GameSetUp = { seating: [PERSON], options: {} };

/** First who plays, then the game; `?solo` sits down alone at once. */
export function GamePage({ manifest }: { readonly manifest: GameManifest }) {
  const isSolo = new URLSearchParams(useSearch()).has('solo');
  const [setUp, setSetUp] = useState(() => savedSetUp(manifest.cover.id) ?? (isSolo ? SOLO : undefined));
  useTitle(manifest.cover.words[useLanguage()].title);
  useEffect(() => {
    // Whoever chooses opponents will sit down soon. What fails now is tried again then, and fails where it is seen.
    loadOnce(manifest.load).catch(() => undefined);
  }, [manifest]);
  const start = async (seating: readonly string[], options: JsonObject) => {
    const isPlayable = canStart(await loadOnce(manifest.load), seating.length, options);
    if (isPlayable) setSetUp({ seating, options });
    return isPlayable;
  };
  if (setUp) return <LocalGameView manifest={manifest} setUp={setUp} />;
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

interface LocalGameViewProps {
  readonly manifest: GameManifest;
  readonly setUp: GameSetUp;
}

/** The game itself, and the same again when it is over. */
function LocalGameView({ manifest, setUp: { seating, options, saved } }: LocalGameViewProps) {
  const module = useModule(manifest);
  const newGame = (seated = seating) => new LocalGame(module, seated, crypto.randomUUID(), options);
  const [game, setGame] = useState(() => (saved && resumeGame(module, saved)) ?? newGame());
  useSavedGame(game);
  const playWith = (seated: readonly string[]) => setGame(newGame(seated));
  const again = () => playWith(game.seating);
  const canAdvise = module.advisor !== undefined;
  const after = useAfterLocal({ game, canReview: canAdvise, again, playWith });
  const Board = boardOf(module.game.id);
  if (Board === undefined) return <TextView key={game.seed} game={game} again={again} />;
  return <BoardView key={game.seed} game={game} Board={Board} canAdvise={canAdvise} after={after} />;
}
