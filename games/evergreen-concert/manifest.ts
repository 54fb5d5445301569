import type { GameManifest } from '@grove/game-kit';
import type { Board } from '@grove/game-kit/board';
import type { ConcertTypes } from './rules/index.ts';
import { cover } from './words/cover.ts';

export const concert: GameManifest = {
  cover,
  load: async () => (await import('./module.ts')).concertModule,
  board: async (): Promise<Board<ConcertTypes>> => (await import('./board/screen.tsx')).ConcertScreen,
  setUpFields: { ring: async () => (await import('./board/set-up/ring-field.tsx')).ringField },
  guides: [{ load: async () => (await import('./guide/index.ts')).concertGuide }],
  rulebook: async () => (await import('./board/rulebook/index.tsx')).illustratedConcert,
  achievements: async () => (await import('./achievements.ts')).concertAchievements,
  scoreCategories: async () => (await import('./score-categories.ts')).concertCategories,
  emblem: new URL('./board/emblem.svg', import.meta.url).href,
  scene: new URL('./board/scene.svg', import.meta.url).href,
};
