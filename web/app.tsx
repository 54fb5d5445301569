import type { Shelved } from '@grove/games/shelf.ts';
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
const MePage = lazy(async () => ({ default: (await import('./me/page.tsx')).MePage }));
const DailyGame = lazy(async () => ({ default: (await import('./daily/game.tsx')).DailyGame }));

/** Where loading the page anew would lose a game, or disturb one. */
const IN_GAME = /^\/(play|table|daily)\/./;

export function App({ shelf }: { readonly shelf: readonly Shelved[] }) {
  useApplySettings();
  useHandInLater();
  const [path] = useLocation();
  return (
    <>
      <Pages shelf={shelf} />
      {!IN_GAME.test(path) && <NewVersion />}
    </>
  );
}

function Pages({ shelf }: { readonly shelf: readonly Shelved[] }) {
  return (
    <Switch>
      <Route path="/">
        <HomePage shelf={shelf} />
      </Route>
      {shelf.map((shelved) => (
        <Route key={shelved.cover.id} path={`/play/${shelved.cover.id}`}>
          <Suspense>
            <GamePage shelved={shelved} />
          </Suspense>
        </Route>
      ))}
      <Route path="/replay">
        <ReplayPage shelf={shelf} />
      </Route>
      <Route path="/daily">
        <Suspense>
          <DailyPage shelf={shelf} />
        </Suspense>
      </Route>
      <Route path="/statistics">
        <Suspense>
          <MePage shelf={shelf} />
        </Suspense>
      </Route>
      {['play', 'practice'].map((kind) => (
        <Route key={kind} path={`/daily/${kind}`}>
          <Suspense>
            <DailyGame shelf={shelf} isPractice={kind === 'practice'} />
          </Suspense>
        </Route>
      ))}
      <Route path="/friends">
        <Suspense>
          <LobbyPage shelf={shelf} />
        </Suspense>
      </Route>
      <Route path="/table/:table">
        {({ table }) => (
          <Suspense>
            <TablePage key={table} shelf={shelf} table={table} />
          </Suspense>
        )}
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}
