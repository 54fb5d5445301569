import { LANGUAGES } from '../../language.ts';
import { itemAt, type Bot, type GameTypes } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../../sentence.ts';
import { askedMoves, type Guide } from '../guide.ts';
import { Walk } from './walk.ts';

interface Trial<T extends GameTypes> {
  readonly guide: Guide<T>;
  /** Plays for the opponents, and for the learner where no lesson asks for anything. */
  readonly bot: () => Bot<T>;
  /** Every part of its board that can be pointed at. */
  readonly isSpot: (spot: string) => boolean;
  /** How many games are played anyhow; long games need fewer. */
  readonly runs?: number;
}

/** What every guided game promises. */
export function guideSuite<T extends GameTypes>({ guide, bot, isSpot, runs = 25 }: Trial<T>): void {
  const { id } = guide.game;

  test(`${id}: with the steps that it asks for, the guided game reaches every lesson, in order, and ends`, () => {
    const walk = new Walk(guide, bot());
    while (!walk.match.over || walk.lesson !== undefined) walk.step();
    expect([...new Set(walk.shown.map(({ name }) => name))]).toEqual(guide.lessons.map(({ name }) => name));
    expect(guide.game.result(walk.match.state).finished).toBe(true);
  });

  test(`${id}: every lesson that is shown can be said in every language, facts and all`, () => {
    const walk = new Walk(guide, bot());
    while (!walk.match.over || walk.lesson !== undefined) {
      const { lesson } = walk;
      for (const language of lesson === undefined ? [] : LANGUAGES) {
        const facts = guide.factsOf(walk.match.view(guide.seat), guide.seat, language);
        const { text, why = '' } = itemAt(guide.words[language], lesson?.name ?? '');
        for (const said of [say(text, facts), say(why, facts)]) expect(said).not.toMatch(/undefined|[{}!]/);
        expect(say(text, facts).length).toBeLessThanOrEqual(320);
      }
      walk.step();
    }
  });

  test.each(LANGUAGES)(`${id}: has words in %s for every lesson, and for nothing else`, (language) => {
    const names = Object.keys(guide.words[language]);
    expect(names.toSorted()).toEqual(guide.lessons.map(({ name }) => name).toSorted());
  });

  test.each(LANGUAGES)(`${id}: in %s, lessons that insist say why, and only they`, (language) => {
    for (const { name, asks } of guide.lessons) {
      expect([name, itemAt(guide.words[language], name).why !== undefined]).toEqual([
        name,
        asks?.others === 'explained',
      ]);
    }
  });

  test(`${id}: no lesson is said in English by mistake`, () => {
    for (const language of LANGUAGES.filter((code) => code !== 'en')) {
      for (const { name } of guide.lessons) {
        expect(itemAt(guide.words[language], name).text).not.toBe(itemAt(guide.words.en, name).text);
      }
    }
  });

  test(`${id}: lessons point at parts that its board has`, () => {
    expect(guide.lessons.flatMap(({ about }) => about).filter((spot) => !isSpot(spot))).toEqual([]);
    expect(guide.lessons.filter(({ about }) => about.length === 0)).toEqual([]);
  });

  test(`${id}: whatever legal step is played, the guide never blocks the game`, () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.string(), (numbers, luck) => {
        const walk = new Walk(guide, bot(), luck);
        const choose = (count: number) => numbers.next().value % count;
        while (!walk.match.over) {
          walk.stepAnyhow(choose);
          expectSane(walk);
        }
        while (walk.lesson !== undefined) walk.step();
      }),
      { seed: 11, numRuns: runs },
    );
  });

  test(`${id}: a step that is taken back brings its lesson back`, () => {
    const walk = new Walk(guide, bot());
    const { match } = walk;
    let tried = 0;
    while (!match.over) {
      const { lesson } = walk;
      walk.step();
      if (lesson?.asks === undefined || !match.canUndo(guide.seat)) continue;
      const undone = match.steps.findLast(({ seat }) => seat === guide.seat);
      match.undo(guide.seat);
      expect(walk.lesson).toBe(lesson);
      match.play(guide.seat, undone?.move);
      tried++;
    }
    expect(tried).toBeGreaterThan(3);
  });
}

/** A lesson that insists always asks for something possible, and lessons never come back once they were read. */
function expectSane<T extends GameTypes>({ guide, match, lesson, read }: Walk<T>): void {
  if (lesson === undefined) return;
  expect(read.has(lesson.name)).toBe(false);
  if (lesson.asks !== undefined) expect(askedMoves(guide, match.state, lesson.asks).length).toBeGreaterThan(0);
}
