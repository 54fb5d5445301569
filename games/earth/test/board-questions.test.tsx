import { drawBoard, sentenceOf } from '@grove/game-kit/board/test-board';
import { expect, test } from 'vitest';
import { KINDS } from '../board/gallery/scripted.ts';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import type { Decision } from '../rules/tasks/task.ts';
import { tableWords } from '../words/table/index.ts';

const { ask, choose, seedUses } = tableWords.en;

/** What is asked, and what the buttons below say. A kind of decision without a line does not compile. */
const ASKED: { readonly [Kind in Decision['kind']]: readonly [question: RegExp | string, ...(RegExp | string)[]] } = {
  side: [ask.side.climate, choose.side],
  compost: [ask.compost(2, false), choose.compost(0), choose.chooseForMe, choose.stop],
  color: [ask.color, choose.color],
  either: [ask.either, /2/, /2/, choose.fewer],
  plant: [ask.plant(2), choose.stopPlanting],
  'pay-planting': [sentenceOf((card) => ask.pay(3, card)), choose.paySoil('3 soil')],
  black: [sentenceOf(ask.black), choose.use, choose.decline],
  keep: [ask.keep(1, 4), choose.card],
  activate: [ask.activate, choose.finish],
  copy: [sentenceOf(ask.copy)],
  neighbour: [ask.neighbour, /^Ben: /, /^Cleo: /],
  opponent: [ask.opponent('2 sprouts'), 'Ben', 'Cleo'],
  remove: [ask.remove('2 growth'), choose.payForMe],
  place: [ask.place('3 sprouts'), choose.forMe, choose.stop],
  each: [sentenceOf(ask.each), choose.takeAll, choose.takeAlways, choose.stop],
  accept: [ask.accept(2), choose.all('2 sprouts'), '1 sprout', '0 sprouts', choose.takeAlways],
  amount: [ask.amount('3 cards'), choose.all('3 cards'), '2 cards', '1 card', '0 cards'],
  seed: [ask.seed, choose.germinate, ...seedUses],
  move: [ask.move('3 sprouts'), choose.forMe, choose.goOn],
  between: [ask.between, /^Play /, /^Play /, choose.pass, choose.passForGame],
  join: [sentenceOf(ask.join), choose.join, choose.decline],
  claim: [
    ask.claim,
    choose.claimAll,
    sentenceOf((card) => choose.claim(card, 15)),
    sentenceOf((card) => choose.claim(card, 15)),
    choose.keepLeaves,
  ],
  pick: [ask.pick(1, 4), choose.card],
  leisure: [ask.lastChance, choose.goOn],
  share: [ask.share, choose.goOn],
  gaia: [ask.gaia, /\w/, /\w/],
};

/** Decisions that come up at other tables only. */
const TABLES: Partial<Record<Decision['kind'], object>> = {
  gaia: { players: 1, steps: 60 },
  share: { players: 4, steps: 90, options: { level: 'standard', teams: '2v2' } },
};

const TABLE = { players: 3, seed: 'a', options: { level: 'standard', teams: 'none' }, steps: 150, kind: null };
/** The colours stand above every question. */
const COLORS = 4;

test.each(KINDS)('a decision of the kind %s is asked for in its words, with its choices', (kind) => {
  const { question, choices } = drawBoard(EarthScreen, askedGame({ ...TABLE, ...TABLES[kind] }, kind));
  const [title, ...offered] = ASKED[kind];
  expect([question(), ...choices().slice(COLORS)]).toEqual(
    [title, ...offered].map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
  );
});
