import { parseArgs } from 'node:util';
import { LEVELS, THINKING, type Thinking, thinkingTime, timeBudget } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import { gameModules } from '@grove/games/loaded';
import { itemAt, playersNear, readOptions, SeededChance } from '@grove/kernel';

/**
 * How long each level thinks about a decision with the time that the page gives it, on a processor so many times slower
 * than this one: the bot's clock and what is measured run that much faster than the processor's time of this thread.
 *
 *     node bench/thinking/run.ts --slowed 4 --games 1 --every 5
 *     node bench/thinking/run.ts --game earth
 *     node bench/thinking/run.ts --game evergreen-planet --players 1
 */
const { values } = parseArgs({
  options: {
    /** The id of the only game to measure. */
    game: { type: 'string' },
    /** How many play; as many as a game allows, if it does not allow so many. */
    players: { type: 'string', default: '2' },
    slowed: { type: 'string', default: '4' },
    games: { type: 'string', default: '1' },
    /** Every so many decisions of a game one is measured. */
    every: { type: 'string', default: '5' },
  },
});
const [slowed, games, every] = [Number(values.slowed), Number(values.games), Number(values.every)];
const players = Number(values.players);

function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (slowed * (user + system)) / 1000;
}

for (const module of gameModules.filter(({ game }) => values.game === undefined || game.id === values.game)) {
  for (const level of LEVELS) {
    const isStrongest = level === LEVELS.at(-1);
    for (const thinking of isStrongest ? THINKING : (['normal'] as const)) {
      console.log(JSON.stringify({ game: module.game.id, level, thinking, ...measure(module, level, thinking) }));
    }
  }
}

/** Milliseconds a decision, over the same positions of games that saplings play. */
function measure(module: GameModule, level: string, thinking: Thinking): object {
  const bot = itemAt(module.bots, level)(module.game);
  const times: number[] = [];
  for (let game = 0; game < games; game++) {
    walk(module, `thinking ${game}`, (view, seat, number) => {
      if (number % every !== 0) return;
      const begin = now();
      bot.choose(view, seat, SeededChance.from(`bench ${number}`), timeBudget(thinkingTime(level, thinking, 1), now));
      times.push(now() - begin);
    });
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(itemAt(times, Math.min(times.length - 1, Math.floor(share * times.length))));
  return { decisions: times.length, median: at(0.5), p99: at(0.99), worst: at(1) };
}

function walk(
  { game, bots }: GameModule,
  seed: string,
  visit: (view: unknown, seat: number, number: number) => void,
): void {
  const chance = SeededChance.from(seed);
  const walker = bots.sapling(game);
  const state = game.start(playersNear(game.players, players), readOptions(game.options), chance);
  for (let number = 0; ; number++) {
    const [seat] = game.waitingFor(state);
    if (seat === undefined) return;
    const view = game.view(state, seat);
    visit(view, seat, number);
    game.play(state, seat, walker.choose(view, seat, SeededChance.from(`walk ${number}`)), chance);
  }
}
