import type { GameManifest } from '@grove/game-kit';
import type { Board } from '@grove/game-kit/board';
import type { PlanetTypes } from './rules/index.ts';
import { cover } from './words/cover.ts';

export const planet: GameManifest = {
  cover,
  load: async () => (await import('./module.ts')).planetModule,
  board: async (): Promise<Board<PlanetTypes>> => (await import('./board/screen.tsx')).PlanetScreen,
  setUpFields: { planet: async () => (await import('./board/set-up/planet-field.tsx')).planetField },
  guides: [{ load: async () => (await import('./guide/index.ts')).planetGuide }],
  rulebook: async () => (await import('./board/rulebook/index.tsx')).illustratedPlanet,
  achievements: async () => (await import('./achievements.ts')).planetAchievements,
  soloTitles: async () => (await import('./words/solo-titles.ts')).soloTitles,
  picture: async () => (await import('./board/picture/small.tsx')).planetPicture,
  scoreCategories: async () => (await import('./score-categories.ts')).planetCategories,
  emblem: new URL('./board/emblem.svg', import.meta.url).href,
  scene: new URL('./board/scene.svg', import.meta.url).href,
};
