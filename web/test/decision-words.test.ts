import { itemAt } from '@grove/kernel';
import { type GameModule, type Language, LANGUAGES } from '@grove/game-kit';
import { randomRecord } from '@grove/game-kit/random-records';
import { gameModules } from '@grove/games/loaded';
import { expect, test } from 'vitest';
import { PERSON } from '../local-game/seating.ts';
import { playRecord } from '../replay/play-record.ts';
import { readerAmong } from '../replay/sitting.ts';
import { decisionTexts, spokenFirst } from '../review/decision-words.ts';

const SPOKEN_TO: Readonly<Record<Language, RegExp>> = {
  en: /\b(you|your|yours)\b/i,
  de: /\b(du|dich|dir|dein\w*)\b/i,
  fr: /\b(vous|votre|vos)\b/i,
  es: /(?<!\p{L})(tú|tu|tus|te|ti)(?!\p{L})/iu,
};
const DECISIONS = 40;

/** What is said of decisions of a seat in a game of a person and a bot, as if the first of all legal steps had been better. */
function textsOf(module: GameModule, seat: number, language: Language): string[] {
  const record = randomRecord(module, 2, 'looked back at');
  const played = playRecord(module, record);
  const nameOf = (one: number) => itemAt(['Ada', 'Oak'], one);
  const opened = { played, nameOf, reader: readerAmong([PERSON, 'tree']) };
  const own = played.steps.flatMap((step, at) => (step.seat === seat ? [{ ...step, at }] : []));
  return own.slice(0, DECISIONS).flatMap(({ move, at }) => {
    const { state } = itemAt(played.positions, at);
    const better = module.game.moves(state, seat).slice(0, 1);
    const reasons = module.advisor?.evaluator.terms?.(state, seat, better) ?? [];
    const decision = { at, seat, played: [move], better, reasons, expected: 0, cost: 5, isCoarse: false };
    const texts = decisionTexts(module, opened, decision, language);
    return [texts.played, texts.better, texts.whyPlayed, texts.whyBetter, texts.overlooked, texts.because].filter(
      (text) => text !== undefined,
    );
  });
}

test.each(gameModules)('decisions of a bot in $game.id are told by its name, in every language', async (module) => {
  for (const language of LANGUAGES) {
    await module.prepareWords?.(language);
    const texts = textsOf(module, 1, language);
    expect(texts.length).toBeGreaterThan(DECISIONS);
    expect(texts.filter((text) => SPOKEN_TO[language].test(text))).toEqual([]);
  }
});

test('whoever looks back is spoken to in the only seat of a person', () => {
  expect(readerAmong(['tree', PERSON, 'tree'])).toBe(1);
  expect(readerAmong([PERSON, 'tree', PERSON])).toBeUndefined();
  expect(readerAmong([])).toBeUndefined();
});

test('what was better comes first of a mistake, else what was played', () => {
  const played = { spot: 'card E001', kind: 'played' } as const;
  const better = { spot: 'card E002', kind: 'better' } as const;
  expect(spokenFirst([played, better], true)).toEqual([better, played]);
  expect(spokenFirst([played, better], false)).toEqual([played, better]);
});
