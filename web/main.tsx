import { CarryOutContext } from '@grove/game-kit/board/use-tap';
import { games } from '@grove/games';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { paintFirst } from './boards/paint-first.ts';
import { watchErrors } from './errors/watch.ts';
import { watchInstall } from './offline/install.ts';
import { keepOffline } from './offline/version.ts';
import './styles/index.css';

watchErrors();
watchInstall();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CarryOutContext value={paintFirst()}>
        <App manifests={games} />
      </CarryOutContext>
    </StrictMode>,
  );
}

// While the page is being developed nothing is kept. Loading comes first, keeping afterwards.
if (import.meta.env.PROD) addEventListener('load', () => void keepOffline());
