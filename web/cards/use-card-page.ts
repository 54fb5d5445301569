import type { CardAddress, CardFigures, CardPageProps } from '@grove/game-kit';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { callApi } from '../online/api.ts';
import { useRequest } from '../online/use-request.ts';
import { openRules } from '../rulebook/use-rulebook.ts';
import { usePeopleFigures } from './use-people-figures.ts';

/** The address of a card, or of a list of cards. */
export const cardHref = (game: string, { card, filter }: CardAddress): string =>
  `/cards/${game}${card === undefined ? '' : `/${encodeURIComponent(card)}`}${filter === '' ? '' : `?${filter}`}`;

type Shared = Pick<CardPageProps, 'language' | 'hrefOf' | 'rules' | 'people' | 'atServer' | 'botNames'>;

const figuresAtServer = (game: string): Promise<CardFigures> => callApi('GET /games/:game/cards', { params: { game } });

/** What a game's card page gets wherever it is shown, over a game or as a page. */
export function useCardPage(game: string): Shared {
  const language = useLanguage();
  const { botNames } = useWords();
  const people: CardFigures | undefined = usePeopleFigures(game);
  const { value: atServer } = useRequest(game, figuresAtServer);
  return useMemo(
    () => ({
      language,
      people,
      atServer,
      botNames,
      hrefOf: (to) => cardHref(game, to),
      rules: { open: (rule) => openRules(game, rule), hrefOf: (rule) => `/rules/${game}#${rule}` },
    }),
    [game, language, people, atServer, botNames],
  );
}
