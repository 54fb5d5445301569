import { type PointerEvent, useRef } from 'react';
import { PILES, type Card } from '../../material/index.ts';
import type { PileSpot } from '../model/table.ts';
import type { Turn } from '../model/use-turn.tsx';

/** A pointer that has moved less is a tap. */
const TAP = 8;

interface Drag {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  over: string | undefined;
}

export type DragTurn = Pick<Turn, 'aim' | 'lay' | 'choose'>;

/** Drags a card with pen, finger or mouse; piles below it show what it would do, and take it. */
export function useDrag({ aim, lay, choose }: DragTurn, mayDrag: boolean) {
  const current = useRef<Drag>(undefined);
  return (card: Card) => ({
    onPointerDown: ({ clientX: x, clientY: y, button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (!mayDrag || button !== 0) return;
      // A quick hand leaves the card before the first move is seen.
      currentTarget.setPointerCapture(pointerId);
      current.current = { card, x, y, moved: false, over: undefined };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = current.current;
      if (held === undefined) return;
      // No button is down: the card was let go outside of the window, which sends no event.
      if (event.buttons === 0) {
        current.current = undefined;
        return putDown(event.currentTarget);
      }
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.moved && Math.hypot(dx, dy) < TAP) return;
      const element = event.currentTarget;
      element.dataset.dragged = '';
      element.style.translate = `${dx}px ${dy}px`;
      const over = pileBelow(event);
      if (!held.moved || over !== held.over) aim(card, spotOf(over));
      held.moved = true;
      held.over = over;
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const spot = spotOf(current.current?.over);
      if (current.current?.moved !== true) return (current.current = undefined);
      putDown(currentTarget);
      return spot === undefined ? choose(undefined) : lay(card, spot);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      current.current = undefined;
      putDown(currentTarget);
      choose(undefined);
    },
    /** Whether the click that follows belongs to a drag. */
    wasDragged: (): boolean => {
      const dragged = current.current?.moved === true;
      current.current = undefined;
      return dragged;
    },
  });
}

function putDown(element: HTMLElement): void {
  element.style.translate = '';
  delete element.dataset.dragged;
}

const pileBelow = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-pile]')?.dataset.pile)
    .find((pile) => pile !== undefined);

function spotOf(pile: string | undefined): PileSpot | undefined {
  if (pile === undefined) return undefined;
  const number = Number(pile.slice('pile-'.length));
  return { owner: Math.floor(number / PILES), pile: number % PILES };
}
