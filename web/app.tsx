import type { Shelved } from '@grove/games/shelf.ts';
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { NewVersion } from './offline/new-version.tsx';
import { GamePage } from './pages/game.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { ReplayPage } from './replay/page.tsx';
import { useApplySettings } from './settings/apply.ts';

/** Loaded when somebody wants company: playing alone needs none of it. */
const LobbyPage = lazy(async () => ({ default: (await import('./online/lobby/page.tsx')).LobbyPage }));
const TablePage = lazy(async () => ({ default: (await import('./online/table/page.tsx')).TablePage }));

export function App({ shelf }: { readonly shelf: readonly Shelved[] }) {
  useApplySettings();
  const [path] = useLocation();
  return (
    <>
      <Pages shelf={shelf} />
      {!path.startsWith('/play/') && <NewVersion />}
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
