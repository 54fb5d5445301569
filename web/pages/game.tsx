import type { Shelved } from '@grove/games/shelf.ts';
import type { JsonObject } from '@grove/kernel';
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { boards, cardPages } from '../boards/index.ts';
import { AfterGame, BoardView } from '../boards/board-view.tsx';
import { openBox, useOpened } from '../boards/open-box.ts';
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
export function GamePage({ shelved }: { readonly shelved: Shelved }) {
  const isSolo = new URLSearchParams(useSearch()).has('solo');
  const [plan, setPlan] = useState(() => begunPlan(shelved.cover.id) ?? (isSolo ? SOLO : undefined));
  useTitle(shelved.cover.words[useLanguage()].title);
  useEffect(() => {
    // Whoever chooses opponents will sit down soon.
    openBox(shelved).catch(() => undefined);
  }, [shelved]);
  if (plan) return <AtTable shelved={shelved} plan={plan} />;
  return (
    <div className="home">
      <Header game={shelved.cover.id} />
      <main className="home-main">
        <SetUp cover={shelved.cover} start={(seats, options) => setPlan({ seats, options })} />
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

/** The game itself, and the same again when it is over. */
function AtTable({ shelved, plan: { seats, options, begun } }: { readonly shelved: Shelved; readonly plan: Plan }) {
  const { box, advisor } = useOpened(shelved);
  const newTable = () => new LocalGame(box, seats, crypto.randomUUID(), options);
  const [table, setTable] = useState(() => (begun && resumed(box, begun)) ?? newTable());
  useUnderWay(table);
  const again = () => setTable(newTable());
  const Board = boards[box.game.id];
  if (Board === undefined) return <TableView key={table.seed} table={table} again={again} />;
  const canAdvise = advisor !== undefined;
  const after = <AfterGame table={table} canAdvise={canAdvise} again={again} />;
  return <BoardView key={table.seed} table={table} Board={Board} canAdvise={canAdvise} after={after} />;
}
