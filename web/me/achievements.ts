import { PERSON } from '../local-game/local-game.ts';
import type { KeptGame } from './kept.ts';
import { isWon, partsOf, totalOf } from './facts.ts';

/** Finds the game with which something was reached; games come in the order in which they ended. */
type Reach = (games: readonly KeptGame[]) => KeptGame | undefined;

const PLANET = 'evergreen-planet';
const CONCERT = 'evergreen-concert';

const isOf =
  (name: string) =>
  ({ record }: KeptGame) =>
    record.game === name;
const isPlanet = isOf(PLANET);
/** Where points or a place count, nobody has helped. */
const isOwn = ({ hints }: KeptGame): boolean => hints === 0;
const isSolo = (game: KeptGame): boolean => isPlanet(game) && game.plan.length === 1 && isOwn(game);

const first =
  (holds: (game: KeptGame) => boolean): Reach =>
  (games) =>
    games.find(holds);

const count =
  (number: number, holds: (game: KeptGame) => boolean = () => true): Reach =>
  (games) =>
    games.filter(holds)[number - 1];

/** So many different keys; games without one do not count. */
const different =
  (number: number, keyOf: (game: KeptGame) => string | undefined): Reach =>
  (games) => {
    const seen = new Set<string>();
    return games.find((game) => {
      const key = keyOf(game);
      if (key !== undefined) seen.add(key);
      return seen.size >= number;
    });
  };

const DAY = 86_400_000;

/** Games of so many days, each the day after the one before. */
const inARow =
  (days: number): Reach =>
  (games) => {
    const lengths = new Map<number, number>();
    return games.find(({ daily }) => {
      if (daily === null) return false;
      const day = Date.parse(daily) / DAY;
      lengths.set(day, (lengths.get(day - 1) ?? 0) + 1);
      return (lengths.get(day) ?? 0) >= days;
    });
  };

const reaches = (total: number) => first((game) => isSolo(game) && totalOf(game) >= total);
const most = (game: KeptGame, part: 'light' | 'forest' | 'concerts'): number => Math.max(0, ...partsOf(game, part));

/** Everything that can be reached, in the order in which it is shown. The words of each are in the word lists. */
export const ACHIEVEMENTS = {
  'first-game': count(1),
  'ten-games': count(10),
  'hundred-games': count(100),
  'three-games': different(3, ({ record }) => record.game),
  'in-company': first(({ plan }) => plan.filter((name) => name === PERSON).length > 1),
  'ancient-tree': first((game) => game.plan.includes('ancient') && isWon(game) && isOwn(game)),
  'olive-tree': reaches(136),
  birch: reaches(161),
  oak: reaches(181),
  sequoia: reaches(201),
  forest: first((game) => isPlanet(game) && most(game, 'forest') >= 20),
  light: first((game) => isPlanet(game) && most(game, 'light') >= 20),
  fertility: first((game) => isPlanet(game) && partsOf(game, 'fertility')[0] >= 50),
  'without-buds': first((game) => isSolo(game) && totalOf(game) >= 151 && partsOf(game, 'buds')[0] === 0),
  'four-planets': different(4, (game) => (isPlanet(game) ? JSON.stringify(game.record.options.planet) : undefined)),
  concert: first((game) => isOf(CONCERT)(game) && most(game, 'concerts') >= 100),
  'full-club': first((game) => isOf(CONCERT)(game) && game.plan.length >= 4 && isWon(game) && isOwn(game)),
  'first-day': different(1, ({ daily }) => daily ?? undefined),
  'seven-days': inARow(7),
  'thirty-days': different(30, ({ daily }) => daily ?? undefined),
} satisfies Readonly<Record<string, Reach>>;

export type Achievement = keyof typeof ACHIEVEMENTS;

/** What the games have reached, each with the time of the game that reached it, or null. */
export function achievementsOf(games: readonly KeptGame[]): Record<Achievement, number | null> {
  const entries = Object.entries(ACHIEVEMENTS).map(([name, reach]) => [name, reach(games)?.at ?? null]);
  return Object.fromEntries(entries) as Record<Achievement, number | null>;
}
