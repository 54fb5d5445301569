/** How long a card is on its way, in milliseconds. */
export const CARD_TIME = 180;
const FADE_TIME = 80;

/** Where something is drawn: its middle, and its width before any turning. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const boxIn = ({ left, top, width, height }: DOMRect): Box => ({
  x: left + width / 2,
  y: top + height / 2,
  width,
});

export const boxOf = (element: HTMLElement): Box => ({
  ...boxIn(element.getBoundingClientRect()),
  width: element.offsetWidth,
});

/** The transform that shows what lies in one box as if it lay in another; by how much it may shrink and grow. */
export function shownIn(other: Box, lies: Box, least = 0, most = Infinity): string {
  const scale = lies.width > 0 ? Math.min(most, Math.max(least, other.width / lies.width)) : 1;
  return `translate(${other.x - lies.x}px, ${other.y - lies.y}px) scale(${scale})`;
}

/** Moves an element from one transform to another. A journey that is cut short has landed too. */
export function travel(
  element: Element,
  [from, to]: readonly [from: string, to: string],
  timing: KeyframeAnimationOptions,
  landed: () => void,
): void {
  const journey = element.animate([{ transform: from }, { transform: to }], { easing: 'ease-out', ...timing });
  journey.addEventListener('finish', landed);
  journey.addEventListener('cancel', landed);
}

/** For those who want no motion: what has moved is simply there, and shows it by a short fade. */
export const fadeIn = (element: Element): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_TIME });
