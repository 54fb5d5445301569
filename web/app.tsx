import type { Box } from '@grove/kernel';
import { Route, Switch } from 'wouter';
import { LanguageProvider } from './language.tsx';
import { GamePage } from './pages/game.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';

export function App({ boxes }: { readonly boxes: readonly Box[] }) {
  return (
    <LanguageProvider>
      <Switch>
        <Route path="/">
          <HomePage boxes={boxes} />
        </Route>
        {boxes.map((box) => (
          <Route key={box.game.id} path={`/play/${box.game.id}`}>
            <GamePage box={box} />
          </Route>
        ))}
        <Route>
          <MissingPage />
        </Route>
      </Switch>
    </LanguageProvider>
  );
}
