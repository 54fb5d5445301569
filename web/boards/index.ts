import type { Board } from '@grove/game-kit/board';
import type { EarthTypes } from '@grove/games/earth/rules/index.ts';
import type { ConcertTypes } from '@grove/games/evergreen-concert/rules/index.ts';
import type { PlanetTypes } from '@grove/games/evergreen-planet/rules/index.ts';
import type { Language } from '@grove/kernel';
import { lazy, type ReactNode } from 'react';

type CardPage = (props: { readonly language: Language }) => ReactNode;

/** Games that draw their own board, each loaded when it is first needed. The others are shown as text. */
export const boards: Readonly<Record<string, ReturnType<typeof lazy<Board>>>> = {
  'evergreen-planet': lazy(async () => {
    const { PlanetScreen } = await import('@grove/games/evergreen-planet/board/screen.tsx');
    const board: Board<PlanetTypes> = PlanetScreen;
    return { default: board };
  }),
  'evergreen-concert': lazy(async () => {
    const { ConcertScreen } = await import('@grove/games/evergreen-concert/board/screen.tsx');
    const board: Board<ConcertTypes> = ConcertScreen;
    return { default: board };
  }),
  earth: lazy(async () => {
    const { EarthScreen } = await import('@grove/games/earth/board/screen.tsx');
    const board: Board<EarthTypes> = EarthScreen;
    return { default: board };
  }),
};

/** Games whose cards can be looked up; each page is loaded when somebody wants it. */
export const cardPages: Readonly<Record<string, ReturnType<typeof lazy<CardPage>>>> = {
  earth: lazy(async () => ({ default: (await import('@grove/games/earth/board/cards/search.tsx')).CardSearch })),
};
