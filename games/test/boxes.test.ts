import { LANGUAGES, Match, SeededChance, viewersOf } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { boxes } from '../index.ts';

/** What a text looks like when something went missing on the way into it. */
const BROKEN = /undefined|NaN|\[object|^\s*$/;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const nameOf = (seat: number): string => NAMES[seat];

describe.each(boxes)('the box of $game.id', (box) => {
  const { game, bots, words } = box;
  const start = (seed: string) => new Match(game, game.players.max, {}, SeededChance.from(seed));

  test('has bots from random to greedy at least, and all of them play legal steps to the end', () => {
    expect(Object.keys(bots)).toEqual(expect.arrayContaining(['random', 'greedy']));
    for (const [name, make] of Object.entries(bots)) {
      const bot = make(game);
      const match = start(name);
      const chance = SeededChance.from(name, 'bot');
      while (!match.over) {
        const [seat] = game.waitingFor(match.state);
        match.play(seat, bot.choose(match.view(seat), seat, chance));
      }
      expect(game.result(match.state).finished).toBe(true);
    }
  });

  test.each(LANGUAGES)('says everything in %s', (language) => {
    const said = words[language];
    expect([said.title, said.summary]).not.toContain('');
    const match = start(language);
    const choice = SeededChance.from(language, 'choices');
    const lines: (string | undefined)[] = [];
    while (!match.over) {
      const [seat] = game.waitingFor(match.state);
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
      expect(box.drawText(match.view(viewer), viewer)).not.toMatch(BROKEN);
    }
  });
});
