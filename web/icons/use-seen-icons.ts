import { useEffect, useState } from 'react';
import type { Area } from '../parts/areas.ts';
import { areaOf, nameOfIcon, seenIcons } from './icon-at.ts';

/** An icon on the screen. */
export interface SeenIcon {
  readonly icon: string;
  readonly at: Area;
  /** Large things, such as spaces of a board, are not framed until they are pointed at: too many lines. */
  readonly isLarge: boolean;
}

const LARGE = 56;

/** The icons that were seen first, in reading order and where they are now: games go on meanwhile, and things move. */
export function useSeenIcons(): readonly SeenIcon[] {
  const [elements] = useState(seenIcons);
  const [seen, setSeen] = useState(() => measured(elements));
  useEffect(() => {
    const measure = () => setSeen(measured(elements));
    const observer = new MutationObserver(measure);
    for (const board of new Set(elements.map((element) => element.closest('main, aside, dialog') ?? element))) {
      observer.observe(board, { subtree: true, childList: true });
    }
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [elements]);
  return seen;
}

const measured = (elements: readonly Element[]): SeenIcon[] =>
  elements
    .filter((element) => element.isConnected)
    .map(seenAt)
    .filter(({ at }) => at.width > 0)
    .toSorted((one, other) => one.at.top - other.at.top || one.at.left - other.at.left);

function seenAt(element: Element): SeenIcon {
  const at = areaOf(element);
  const isLarge = Math.max(at.width, at.height) > LARGE || element.matches('[role=gridcell]');
  return { icon: nameOfIcon(element), at, isLarge };
}
