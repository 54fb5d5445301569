import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row of cards to those that were just marked, where the board marked cards that the row did not show. */
export function useMarkedInView(row: RefObject<HTMLElement | null>, marked: readonly number[]): void {
  const before = useRef(marked);
  useEffect(() => {
    const added = marked.filter((card) => !before.current.includes(card));
    before.current = marked;
    if (row.current !== null && added.length > 0) bringIntoView(row.current, added);
  }, [row, marked]);
}

function bringIntoView(row: HTMLElement, cards: readonly number[]): void {
  const frame = row.getBoundingClientRect();
  const boxes = cards.flatMap((card) => {
    const box = row.querySelector(`[data-flies="${card}"]`)?.getBoundingClientRect();
    return box === undefined ? [] : [box];
  });
  if (boxes.every(({ left, right }) => left >= frame.left && right <= frame.right)) return;
  const first = Math.min(...boxes.map(({ left }) => left));
  const last = Math.max(...boxes.map(({ right }) => right));
  const spare = frame.width - (last - first);
  // All of them in the middle of the row; the first ones where they do not fit together.
  row.scrollLeft += first - frame.left - Math.max(0, spare / 2);
}
