import type { Shelved } from '@grove/games/shelf.ts';
import type { JsonObject } from '@grove/kernel';
import { lazy, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { boards, cardPages } from '../boards/index.ts';
import { AfterGame, BoardView } from '../boards/board-view.tsx';
import { openBox, useOpened } from '../boards/open-box.ts';
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
export function GamePage({ shelved }: { readonly shelved: Shelved }) {
  const isSolo = new URLSearchParams(useSearch()).has('solo');
  const [setUp, setSetUp] = useState(() => savedSetUp(shelved.cover.id) ?? (isSolo ? SOLO : undefined));
  useTitle(shelved.cover.words[useLanguage()].title);
  useEffect(() => {
    // Whoever chooses opponents will sit down soon. What fails now is tried again then, and fails where it is seen.
    openBox(shelved).catch(() => undefined);
  }, [shelved]);
  if (setUp) return <LocalGameView shelved={shelved} setUp={setUp} />;
  return (
    <div className="home">
      <Header game={shelved.cover.id} />
      <main className="home-main">
        <SetUp cover={shelved.cover} start={(seating, options) => setSetUp({ seating, options })} />
        <CardsLink game={shelved.cover.id} />
      </main>
    </div>
  );
}

/** Where cards can be looked up before the game. */
function CardsLink({ game }: { readonly game: string }) {
  const words = useWords();
  if (cardPages[game] === undefined) return null;
  return (
    <p>
      <Link href={`/cards/${game}`}>{words.lookUpCards}</Link>
    </p>
  );
}

interface LocalGameViewProps {
  readonly shelved: Shelved;
  readonly setUp: GameSetUp;
}

/** The game itself, and the same again when it is over. */
function LocalGameView({ shelved, setUp: { seating, options, saved } }: LocalGameViewProps) {
  const { box, advisor } = useOpened(shelved);
  const newGame = () => new LocalGame(box, seating, crypto.randomUUID(), options);
  const [game, setGame] = useState(() => (saved && resumeGame(box, saved)) ?? newGame());
  useSavedGame(game);
  const again = () => setGame(newGame());
  const Board = boards[box.game.id];
  if (Board === undefined) return <TextView key={game.seed} game={game} again={again} />;
  const canAdvise = advisor !== undefined;
  const after = <AfterGame game={game} canAdvise={canAdvise} again={again} />;
  return <BoardView key={game.seed} game={game} Board={Board} canAdvise={canAdvise} after={after} />;
}
