import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '../after/after.css';
import '../styles/index.css';

interface GameGallery {
  readonly Gallery: ComponentType;
}

/** For the page's developers and tests: a game's positions that are rarely come to. `?game=ID`, the rest is the game's. */
const galleries = import.meta.glob<GameGallery>('../../games/*/board/gallery/index.tsx');

const game = new URLSearchParams(location.search).get('game') ?? '';
const root = document.getElementById('root');
const { Gallery } = (await galleries[`../../games/${game}/board/gallery/index.tsx`]?.()) ?? {};
if (root && Gallery) createRoot(root).render(<Gallery />);
