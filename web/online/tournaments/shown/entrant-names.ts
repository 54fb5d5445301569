import type { TournamentView } from '@grove/protocol';
import { useMemo } from 'react';
import { useWords } from '../../../language.tsx';
import { seatTitle } from '../../../local-game/seat-names.ts';
import type { Words } from '../../../words/index.ts';

/** A bot's id is `bot:`, its level and a number; the number tells bots of the same level apart. */
const BOT_NUMBER = /:(\d+)$/;

/** What everybody is called: people by their own names, bots as they are called here. */
function entrantNames(words: Words, entrants: TournamentView['entrants']): (entrant: string) => string {
  const names = new Map(
    entrants.map(({ id, name, isBot }) => {
      if (!isBot) return [id, name];
      const number = BOT_NUMBER.exec(id)?.[1] ?? '1';
      const title = seatTitle(words, name);
      return [id, number === '1' ? title : `${title} ${number}`];
    }),
  );
  return (entrant) => names.get(entrant) ?? entrant;
}

export function useEntrantNames(entrants: TournamentView['entrants']): (entrant: string) => string {
  const words = useWords();
  return useMemo(() => entrantNames(words, entrants), [words, entrants]);
}
