import type { Box } from '@grove/kernel';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { GamePage } from './pages/game.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { ReplayPage } from './replay/page.tsx';
import { hasRulebook } from './rules/index.ts';
import { useRules } from './rules/use-rules.ts';
import { useApplySettings } from './settings/apply.ts';
import { guides } from './learn/index.ts';

/** Loaded when somebody wants company: playing alone needs none of it. */
const LobbyPage = lazy(async () => ({ default: (await import('./online/lobby/page.tsx')).LobbyPage }));
const TablePage = lazy(async () => ({ default: (await import('./online/table/page.tsx')).TablePage }));

/** Loaded when somebody wants to learn a game or to look something up. */
const LearnPage = lazy(async () => ({ default: (await import('./learn/page.tsx')).LearnPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/page.tsx')).RulesPage }));
const RulesSheet = lazy(async () => ({ default: (await import('./rules/sheet.tsx')).RulesSheet }));

export function App({ boxes }: { readonly boxes: readonly Box[] }) {
  useApplySettings();
  const hasOpenRules = useRules(({ opened }) => opened !== undefined);
  return (
    <>
      <Switch>
        <Route path="/">
          <HomePage boxes={boxes} />
        </Route>
        {boxes.map((box) => (
          <Route key={box.game.id} path={`/play/${box.game.id}`}>
            <GamePage box={box} />
          </Route>
        ))}
        {boxes
          .filter(({ game }) => Object.hasOwn(guides, game.id))
          .map((box) => (
            <Route key={box.game.id} path={`/learn/${box.game.id}`}>
              <Suspense>
                <LearnPage box={box} />
              </Suspense>
            </Route>
          ))}
        {boxes
          .filter(({ game }) => hasRulebook(game.id))
          .map((box) => (
            <Route key={box.game.id} path={`/rules/${box.game.id}`}>
              <Suspense>
                <RulesPage box={box} />
              </Suspense>
            </Route>
          ))}
        <Route path="/replay">
          <ReplayPage boxes={boxes} />
        </Route>
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
      {hasOpenRules && (
        <Suspense>
          <RulesSheet />
        </Suspense>
      )}
    </>
  );
}
