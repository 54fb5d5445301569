import type { Shelved } from '@grove/games/shelf.ts';
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { NewVersion } from './offline/new-version.tsx';
import { Laying } from './parts/laying.tsx';
import { GamePage } from './pages/game.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { MODES } from './replay/link.ts';
import { useApplySettings } from './settings/apply.ts';

/** Loaded when somebody looks back. */
const RecordPage = lazy(async () => ({ default: (await import('./replay/page.tsx')).RecordPage }));

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
          <Suspense fallback={<Laying />}>
            <GamePage shelved={shelved} />
          </Suspense>
        </Route>
      ))}
      {MODES.flatMap((mode) => [
        <Route key={mode} path={`/${mode}`}>
          <Suspense fallback={<Laying />}>
            <RecordPage shelf={shelf} mode={mode} />
          </Suspense>
        </Route>,
        <Route key={`${mode} table`} path={`/${mode}/table/:table`}>
          {({ table }) => (
            <Suspense fallback={<Laying />}>
              <RecordPage shelf={shelf} mode={mode} table={table} />
            </Suspense>
          )}
        </Route>,
      ])}
      <Route path="/friends">
        <Suspense fallback={<Laying />}>
          <LobbyPage shelf={shelf} />
        </Suspense>
      </Route>
      <Route path="/table/:table">
        {({ table }) => (
          <Suspense fallback={<Laying />}>
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
