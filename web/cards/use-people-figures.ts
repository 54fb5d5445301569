import type { CardFigures } from '@grove/game-kit';
import { useEffect, useState } from 'react';
import { findGame } from '../boards/find.ts';
import { reporting } from '../errors/report.ts';
import { useGames } from '../me/store.ts';
import { sumOf, usedByPeople } from './people-figures.ts';

/** So many are played again, the newest first; each takes some hundredths of a second. */
const MOST = 100;

/** Gives the page time to draw between two games that are played again. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What people made of a game's cards in the finished games that this browser keeps; undefined until they are counted. */
export function usePeopleFigures(game: string): CardFigures | undefined {
  const kept = useGames();
  const [figures, setFigures] = useState<CardFigures>();
  useEffect(() => {
    if (kept === undefined) return undefined;
    let isWanted = true;
    const count = async () => {
      const module = await findGame(game)?.load();
      if (module?.usedCards === undefined) return;
      const own = kept.filter(({ record }) => record.game === game).toSorted((one, other) => other.at - one.at);
      const used: ReturnType<typeof usedByPeople>[] = [];
      for (const one of own.slice(0, MOST)) {
        if (!isWanted) return;
        used.push(usedByPeople(module, one));
        await aMoment();
      }
      if (isWanted) setFigures(sumOf(used));
    };
    count().catch(reporting('figures of cards'));
    return () => {
      isWanted = false;
    };
  }, [kept, game]);
  return figures;
}
