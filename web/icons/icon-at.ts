import type { Area } from '../parts/areas.ts';

/** What does something when it is tapped: an icon in there is part of it. */
const ACTS = 'a, button, summary, label, input, select, textarea, [role=gridcell], li[tabindex], [data-acts]';

/** The icon under a finger or a pointer, with its name in the legend. */
export function iconAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-icon]') ?? undefined) : undefined;
}

export const nameOfIcon = (icon: Element): string => icon.getAttribute('data-icon') ?? '';

/** Whether a tap on it would do nothing else. */
export const isInert = (icon: Element): boolean => icon.closest(ACTS) === null;

export function areaOf(icon: Element): Area {
  const { left, top, width, height } = icon.getBoundingClientRect();
  return { left, top, width, height };
}

/** Icons that can be seen now; what lies under something else cannot. */
export const seenIcons = (): Element[] => [...document.querySelectorAll('[data-icon]')].filter(isSeen);

function isSeen(icon: Element): boolean {
  const { left, top, width, height } = areaOf(icon);
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  // Drawings that let the finger through are hit through what they are drawn on.
  return hit !== null && (icon.contains(hit) || hit.contains(icon));
}
