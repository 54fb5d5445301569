import { type Bot, type Game, itemAt } from '@grove/kernel';
import { playoutBudget } from '../budget.ts';
import type { BotName, GameBots } from '../levels.ts';
import { playPairing } from '../tournament/game.ts';
import { pairingOf } from '../tournament/schedule.ts';
import { type Estimate, shareWithInterval } from '../tournament/statistics.ts';

export interface GameWithBots {
  readonly game: Game;
  readonly bots: GameBots;
}

/** How the games of a level against the one below are played. */
interface Duels {
  /** How many at most; a few hundred unless the level is slow. Fewer are played where they leave no doubt. */
  readonly games?: number;
  /** Playouts for a decision of this level, if its own number would take too long. */
  readonly playouts?: number;
}

export interface LevelOrderChoices {
  readonly seed?: string;
  readonly duels?: Readonly<Partial<Record<BotName, Duels>>>;
}

/** What came of all games of a level against the one below. */
export interface DuelResult {
  readonly lower: BotName;
  readonly higher: BotName;
  /** The share of the games that the higher level won, ties in part, and the share of an equal. */
  readonly wins: Estimate;
  readonly equal: number;
}

const GAMES = 200;
/** Too few games say nothing, however they end. */
const FEWEST = 10;
const PAIRS = [
  ['random', 'seedling'],
  ['seedling', 'sapling'],
  ['sapling', 'tree'],
  ['tree', 'ancient'],
] as const satisfies readonly (readonly [lower: BotName, higher: BotName])[];

/** Lets every level play against the one below, and the weakest against `random`. The same seed gives the same games. */
export const playDuels = (module: GameWithBots, choices: LevelOrderChoices = {}): DuelResult[] =>
  PAIRS.map(([lower, higher]) => playDuel(module, lower, higher, choices));

/**
 * The levels that lose to the one below, in words. Fewer wins than an equal would have are a loss only where chance
 * hardly ever explains them: below an equal's share must lie the whole interval of 95 %.
 */
export const levelsOutOfOrder = (module: GameWithBots, choices?: LevelOrderChoices): string[] =>
  playDuels(module, choices)
    .filter(({ wins, equal }) => wins.high < equal)
    .map(
      ({ lower, higher, wins, equal }) =>
        `${higher} wins ${percent(wins.value)} (${percent(wins.low)} to ${percent(wins.high)}) of its games ` +
        `against ${lower}; an equal would win ${percent(equal)}`,
    );

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function playDuel(
  { game, bots }: GameWithBots,
  lower: BotName,
  higher: BotName,
  { seed = 'level order', duels = {} }: LevelOrderChoices,
): DuelResult {
  const { games = GAMES } = duels[higher] ?? {};
  const botOf = (name: BotName) => withPlayouts(itemAt(bots, name)(game), duels[name]?.playouts);
  const [strong, weak] = [botOf(higher), botOf(lower)];
  const players = Math.max(game.players.min, Math.min(2, game.players.max));
  const equal = 1 / Math.max(2, players);
  let won = 0;
  let played = 0;
  while (played < games && !isClear(won, played, equal)) {
    won +=
      players === 1 ? wonAlone(game, strong, weak, seed, played) : wonOf(game, strong, weak, seed, played, players);
    played++;
  }
  return { lower, higher, wins: shareWithInterval(won, played), equal };
}

/** Whether the higher level is better beyond doubt; to stop there makes nobody look worse than they are. */
const isClear = (won: number, played: number, equal: number): boolean =>
  played >= FEWEST && shareWithInterval(won, played).low > equal;

const withPlayouts = (bot: Bot, playouts: number | undefined): Bot =>
  playouts === undefined
    ? bot
    : { choose: (view, seat, chance) => bot.choose(view, seat, chance, playoutBudget(playouts)) };

/** One game in which the stronger bot has one seat, in turn each of a deal, and the weaker one all others. */
function wonOf(game: Game, strong: Bot, weak: Bot, seed: string, number: number, players: number): number {
  const pairing = pairingOf(seed, players, number);
  const { winners } = playPairing(game, [strong, ...Array.from({ length: players - 1 }, () => weak)], pairing);
  return winners.includes(pairing.entrants.indexOf(0)) ? 1 / winners.length : 0;
}

/** Games for one person: both play the same deal, and the higher total wins. */
function wonAlone(game: Game, strong: Bot, weak: Bot, seed: string, number: number): number {
  const pairing = pairingOf(seed, 1, number);
  const totalOf = (bot: Bot) => itemAt(playPairing(game, [bot], pairing).totals, 0);
  return (Math.sign(totalOf(strong) - totalOf(weak)) + 1) / 2;
}
