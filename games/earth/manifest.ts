import type { GameManifest } from '@grove/game-kit';
import type { Board } from '@grove/game-kit/board';
import type { EarthTypes } from './rules/index.ts';
import { cover } from './words/cover.ts';
import { abundanceWords } from './words/guide-words.ts';

export const earth: GameManifest = {
  cover,
  load: async () => (await import('./module.ts')).earthModule,
  board: async (): Promise<Board<EarthTypes>> => (await import('./board/screen.tsx')).EarthScreen,
  guides: [
    { load: async () => (await import('./guide/index.ts')).firstIsland },
    {
      id: 'abundance',
      words: abundanceWords,
      load: async () => (await import('./guide/index.ts')).abundance,
    },
  ],
  rulebook: async () => (await import('./board/rulebook/index.tsx')).illustratedEarth,
  cardPage: async () => (await import('./board/card-page/index.tsx')).EarthCardPage,
  scoreCategories: async () => (await import('./score-categories.ts')).earthCategories,
  emblem: new URL('./board/emblem.svg', import.meta.url).href,
  scene: new URL('./board/scene.svg', import.meta.url).href,
};
