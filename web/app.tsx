import type { Box } from '@grove/kernel';
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useHandInLater } from './daily/later.ts';
import { NewVersion } from './offline/new-version.tsx';
import { GamePage } from './pages/game.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { ReplayPage } from './replay/page.tsx';
import { useApplySettings } from './settings/apply.ts';

/** Loaded when somebody wants company: playing alone needs none of it. */
const LobbyPage = lazy(async () => ({ default: (await import('./online/lobby/page.tsx')).LobbyPage }));
const TablePage = lazy(async () => ({ default: (await import('./online/table/page.tsx')).TablePage }));

const DailyPage = lazy(async () => ({ default: (await import('./daily/page.tsx')).DailyPage }));
const DailyGame = lazy(async () => ({ default: (await import('./daily/game.tsx')).DailyGame }));

/** Where loading the page anew would lose a game, or disturb one. */
const IN_GAME = /^\/(play|table|daily)\/./;

export function App({ boxes }: { readonly boxes: readonly Box[] }) {
  useApplySettings();
  useHandInLater();
  const [path] = useLocation();
  return (
    <>
      <Pages boxes={boxes} />
      {!IN_GAME.test(path) && <NewVersion />}
    </>
  );
}

function Pages({ boxes }: { readonly boxes: readonly Box[] }) {
  return (
    <Switch>
      <Route path="/">
        <HomePage boxes={boxes} />
      </Route>
      {boxes.map((box) => (
        <Route key={box.game.id} path={`/play/${box.game.id}`}>
          <GamePage box={box} />
        </Route>
      ))}
      <Route path="/replay">
        <ReplayPage boxes={boxes} />
      </Route>
      <Route path="/daily">
        <Suspense>
          <DailyPage boxes={boxes} />
        </Suspense>
      </Route>
      {['play', 'practice'].map((kind) => (
        <Route key={kind} path={`/daily/${kind}`}>
          <Suspense>
            <DailyGame boxes={boxes} isPractice={kind === 'practice'} />
          </Suspense>
        </Route>
      ))}
      <Route path="/friends">
        <Suspense>
          <LobbyPage boxes={boxes} />
        </Suspense>
      </Route>
      <Route path="/table/:table">
        {({ table }) => (
          <Suspense>
            <TablePage key={table} boxes={boxes} table={table} />
          </Suspense>
        )}
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}
