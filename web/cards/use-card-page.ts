import type { CardAddress, CardFigures, CardPageProps } from '@grove/game-kit';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { openRules } from '../rulebook/use-rulebook.ts';
import { usePeopleFigures } from './use-people-figures.ts';

/** The address of a card, or of a list of cards. */
export const cardHref = (game: string, { card, filter }: CardAddress): string =>
  `/cards/${game}${card === undefined ? '' : `/${encodeURIComponent(card)}`}${filter === '' ? '' : `?${filter}`}`;

type Shared = Pick<CardPageProps, 'language' | 'hrefOf' | 'rules' | 'people' | 'botNames'>;

/** What a game's card page gets wherever it is shown, over a game or as a page. */
export function useCardPage(game: string): Shared {
  const language = useLanguage();
  const { botNames } = useWords();
  const people: CardFigures | undefined = usePeopleFigures(game);
  return useMemo(
    () => ({
      language,
      people,
      botNames,
      hrefOf: (to) => cardHref(game, to),
      rules: { open: (rule) => openRules(game, rule), hrefOf: (rule) => `/rules/${game}#${rule}` },
    }),
    [game, language, people, botNames],
  );
}
