import type { GameManifest, GameModule } from '@grove/game-kit';
import { BadInput, type JsonObject, Match, SeededChance } from '@grove/kernel';
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { AfterGame, BoardView } from '../boards/board-view.tsx';
import { boardOf } from '../boards/lazy-parts.ts';
import { loadOnce, useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { resumed, type UnderWay, underWayOf, useUnderWay } from '../local-game/saved-game.ts';
import { SetUp } from './set-up.tsx';
import { TableView } from './table-view.tsx';

/** Who sits where, and what the table decides; a game that goes on after the page was loaded anew. */
interface Plan {
  readonly seats: readonly string[];
  readonly options: JsonObject;
  readonly begun?: UnderWay;
}

function begunPlan(game: string): Plan | undefined {
  const begun = underWayOf(game);
  return begun && { seats: begun.plan, options: begun.options, begun };
}

const SOLO: Plan = { seats: [PERSON], options: {} };

/** First who plays, then the game; `?solo` sits down alone at once. */
export function GamePage({ manifest }: { readonly manifest: GameManifest }) {
  const isSolo = new URLSearchParams(useSearch()).has('solo');
  const [plan, setPlan] = useState(() => begunPlan(manifest.cover.id) ?? (isSolo ? SOLO : undefined));
  useTitle(manifest.cover.words[useLanguage()].title);
  useEffect(() => {
    // Whoever chooses opponents will sit down soon.
    loadOnce(manifest.load).catch(() => undefined);
  }, [manifest]);
  const start = async (seats: readonly string[], options: JsonObject) => {
    const isPlayable = canStart(await loadOnce(manifest.load), seats.length, options);
    if (isPlayable) setPlan({ seats, options });
    return isPlayable;
  };
  if (plan) return <AtTable manifest={manifest} plan={plan} />;
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

/** The game itself, and the same again when it is over. */
function AtTable({
  manifest,
  plan: { seats, options, begun },
}: {
  readonly manifest: GameManifest;
  readonly plan: Plan;
}) {
  const module = useModule(manifest);
  const newTable = () => new LocalGame(module, seats, crypto.randomUUID(), options);
  const [table, setTable] = useState(() => (begun && resumed(module, begun)) ?? newTable());
  useUnderWay(table);
  const again = () => setTable(newTable());
  const Board = boardOf(module.game.id);
  if (Board === undefined) return <TableView key={table.seed} table={table} again={again} />;
  const canAdvise = module.advisor !== undefined;
  const after = <AfterGame table={table} canAdvise={canAdvise} again={again} />;
  return <BoardView key={table.seed} table={table} Board={Board} canAdvise={canAdvise} after={after} />;
}
