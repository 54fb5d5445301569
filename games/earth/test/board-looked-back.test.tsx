import { drawBoard } from '@grove/game-kit/board/test-board';
import { firstItems, itemAt } from '@grove/kernel';
import { beforeAll, expect, test } from 'vitest';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import { idOf } from '../material/cards.ts';
import { cardName, loadNames } from '../words/names/index.ts';
import { tableWords } from '../words/table/index.ts';
import { hand as inHand, TABLE } from './draw-asked.ts';

beforeAll(() => loadNames('en'));

const large = (): string | null | undefined => document.querySelector('article')?.getAttribute('aria-label');

/** A game that is looked back at, with what is said of the decision to plant. */
function lookBack(spokenOf: (hand: readonly number[]) => readonly number[]) {
  const scene = askedGame(TABLE, 'plant');
  const { hand } = itemAt(scene.match.state.players, 0);
  const places = spokenOf(hand).map((card) => ({ spot: `card ${idOf(card)}` as const }));
  drawBoard(EarthScreen, scene, { controls: 'step 60 of 300', spokenOf: [{ spot: 'color green' }, ...places] });
  return { hand };
}

test('the large card is the first that the decision is about, not the first of the hand', () => {
  const { hand } = lookBack((cards) => [itemAt(cards, 2), itemAt(cards, 1)]);
  expect(large()).toBe(cardName(itemAt(hand, 2), 'en'));
});

test('where a decision is about no card, the large one stays what it was', () => {
  const { hand } = lookBack(() => []);
  expect(large()).toBe(cardName(itemAt(hand, 0), 'en'));
});

test('while a hint is read the large card is the one that it is about', () => {
  const scene = askedGame(TABLE, 'plant');
  const { hand } = itemAt(scene.match.state.players, 0);
  const places = [{ spot: `card ${idOf(itemAt(hand, 2))}` as const }];
  const act = () => undefined;
  drawBoard(EarthScreen, scene, { advice: { label: 'Hint', act, text: 'Plant it', steps: [], places } });
  expect(large()).toBe(cardName(itemAt(hand, 2), 'en'));
});

test('a card that was pointed at and is gone since stands large no longer', async () => {
  const scene = askedGame(TABLE, 'compost');
  const { hand } = itemAt(scene.match.state.players, 0);
  const { user, button } = drawBoard(EarthScreen, scene);
  const [first, second] = firstItems(inHand(), 2);
  await user.click(first);
  await user.click(second);
  const gone = [first, second].map((card) => Number(card.dataset['flies']));
  await user.click(button(tableWords.en.choose.compost(2)));
  const left = hand.filter((card) => !gone.includes(card)).map((card) => cardName(card, 'en'));
  expect(gone.map((card) => cardName(card, 'en'))).not.toContain(large());
  expect(left).toContain(large());
});
