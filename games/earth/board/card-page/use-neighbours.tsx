import type { CardAddress, CardPageProps } from '@grove/game-kit';
import { type TouchEvent, useEffect, useRef } from 'react';
import { cards, idOf } from '../../material/cards.ts';
import { searchCards } from '../cards/criteria.ts';
import { criteriaFrom } from '../cards/criteria-address.tsx';

/** The way through the cards that were found. */
export interface CardNeighbours {
  readonly previous: CardAddress | undefined;
  readonly next: CardAddress | undefined;
  /** Which of them this card is, from 1. */
  readonly place: number;
  readonly of: number;
  readonly walk: (to: CardAddress | undefined) => void;
}

/** Cards before and after one among those that a filter finds; a card that it does not find has its place among all. */
export function useNeighbours({ at, language, go }: CardPageProps, card: number): CardNeighbours {
  const found = searchCards(criteriaFrom(at.filter), language);
  const isFound = found.includes(card);
  const list = isFound ? found : cards.map(({ index }) => index);
  const filter = isFound ? at.filter : '';
  const place = list.indexOf(card);
  const addressOf = (number: number | undefined): CardAddress | undefined =>
    number === undefined ? undefined : { card: idOf(number), filter };
  const walk = (to: CardAddress | undefined) => {
    if (to !== undefined) go(to, 'replace');
  };
  const previous = addressOf(place === 0 ? undefined : list[place - 1]);
  const next = addressOf(list[place + 1]);
  useArrows(
    () => walk(previous),
    () => walk(next),
  );
  return { previous, next, place: place + 1, of: list.length, walk };
}

/** The arrow keys, wherever nothing else wants them. */
function useArrows(left: () => void, right: () => void): void {
  const newest = useRef({ left, right });
  useEffect(() => {
    newest.current = { left, right };
  });
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('input, select, textarea') !== null;
      if (isElsewhere || ctrlKey || metaKey || altKey) return;
      if (key === 'ArrowLeft') newest.current.left();
      if (key === 'ArrowRight') newest.current.right();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** A finger must go so far, and twice as far to the side as up or down. */
const SWIPE = 60;

/** Swiping to the left shows the next card, to the right the one before. */
export function useSwipe({ previous, next, walk }: CardNeighbours) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (touch === undefined || from === undefined) return;
      const aside = touch.clientX - from.x;
      if (Math.abs(aside) < SWIPE || Math.abs(aside) < 2 * Math.abs(touch.clientY - from.y)) return;
      walk(aside < 0 ? next : previous);
    },
  };
}
