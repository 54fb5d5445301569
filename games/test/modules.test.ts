import { playoutBudget } from '@grove/bots';
import { LANGUAGES } from '@grove/game-kit';
import { itemAt, type Bot, type Chance, Match, SeededChance, viewersOf } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { gameModules } from '../loaded.ts';

/** What a text looks like when something went missing on the way into it. */
const BROKEN = /undefined|NaN|\[object|^\s*$/;

/** Enough to see that a bot that thinks comes to a decision. */
const FEW = 5;
/** Even so they take their time on a busy machine. */
const TIMEOUT = 180_000;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const nameOf = (seat: number): string => itemAt(NAMES, seat);

describe.each(gameModules)('the module of $game.id', (module) => {
  const { game, bots, words } = module;
  const start = (seed: string) => new Match(game, game.players.max, {}, SeededChance.from(seed));

  const playOneStep = (match: ReturnType<typeof start>, bot: Bot, chance: Chance) => {
    const seat = itemAt(game.waitingFor(match.state), 0);
    match.play(seat, bot.choose(match.view(seat), seat, chance, playoutBudget(FEW)));
  };

  test.each(['random', 'greedy'])('has a %s bot, which plays legal steps to the end', { timeout: TIMEOUT }, (name) => {
    expect(bots).toHaveProperty(name);
    const bot = itemAt(bots, name)(game);
    const match = start(name);
    const chance = SeededChance.from(name, 'bot');
    while (!match.over) playOneStep(match, bot, chance);
    expect(game.result(match.state).finished).toBe(true);
  });

  test.each(Object.keys(bots))('has a bot %s that begins with a legal step', { timeout: TIMEOUT }, (name) => {
    const match = start(name);
    playOneStep(match, itemAt(bots, name)(game), SeededChance.from(name, 'bot'));
    expect(match.steps).toHaveLength(1);
  });

  test.each(LANGUAGES)('says everything in %s', (language) => {
    const said = words[language];
    expect(Object.values(module.cover.words[language])).not.toContain('');
    const match = start(language);
    const choice = SeededChance.from(language, 'choices');
    const lines: (string | undefined)[] = [];
    while (!match.over) {
      const seat = itemAt(game.waitingFor(match.state), 0);
      const moves = game.moves(match.state, seat);
      const move = moves[choice.pick(moves.length)];
      const seen = match.play(seat, move).map((event) => game.seen(event, seat));
      lines.push(...seen.map((event) => (event === undefined ? undefined : said.event(event, nameOf))));
      // What was legal a moment ago mostly is not any more.
      const refusal = game.why(match.state, seat, move);
      if (refusal) lines.push(said.refusal(refusal));
    }
    const texts = lines.filter((line) => line !== undefined);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(BROKEN);
  });

  test('draws every view as text', () => {
    const match = start('drawn');
    for (const viewer of viewersOf(match.players)) {
      expect(module.drawText(match.view(viewer), viewer, 'en')).not.toMatch(BROKEN);
    }
  });
});
