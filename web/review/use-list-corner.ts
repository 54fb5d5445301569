import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Area, covered } from '../parts/areas.ts';

/** What is looked at beside the list: spaces, cards and piles that decisions are about, and the controls. */
const BESIDE = ':is(main, aside) :is([role=gridcell], [data-spot^="card "], [data-spot^="pile "]), .replay';
/** Room to the edges of the window in pixels; above there may be the menu. */
const ROOM = { top: 60, bottom: 16 };

type Corner = 'top' | 'bottom';

/** Where the list of mistakes covers less of what it speaks of: it stays there, however long it grows. */
export function useListCorner(list: RefObject<HTMLElement | null>): Corner {
  const [corner, setCorner] = useState<Corner>('top');
  useLayoutEffect(() => {
    const find = () => list.current !== null && setCorner(cornerFor(list.current));
    // Boards place their parts before they are seen, some of them in the frame after.
    const frame = requestAnimationFrame(find);
    addEventListener('resize', find);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', find);
    };
  }, [list]);
  return corner;
}

function cornerFor(list: HTMLElement): Corner {
  const { left, width } = list.getBoundingClientRect();
  const height = Number.parseFloat(getComputedStyle(list).maxHeight);
  const beside = [...document.querySelectorAll(BESIDE)]
    .filter((part) => !list.contains(part))
    .map((part): Area => part.getBoundingClientRect());
  const coveredAt = (top: number) => covered({ left, top, width, height }, beside);
  return coveredAt(innerHeight - ROOM.bottom - height) < coveredAt(ROOM.top) ? 'bottom' : 'top';
}
