import type { Box } from '@grove/kernel';
import { Route, Switch } from 'wouter';
import { GamePage } from './pages/game.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { ReplayPage } from './replay/page.tsx';
import { useApplySettings } from './settings/apply.ts';

export function App({ boxes }: { readonly boxes: readonly Box[] }) {
  useApplySettings();
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
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}
