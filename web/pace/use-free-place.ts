import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Area } from '../parts/areas.ts';
import { freePlace } from './free-place.ts';

/** What can be pressed, and what is asked. */
const USED =
  ':is(main, aside, header) :is(button, a, input, select, summary, [role=gridcell], [role=button], h2, [role=status])';
/** What is read as a whole: results, the lines of a plan, the log, a card that is shown large, who sits where with how many points. */
const READ = ':is(main, aside) :is(td, th, li, article, [data-spot^="seat "])';
/** Among these are words and numbers of their own, whatever they are part of. */
const WORDS = ':is(main, aside) :not(svg *)';
/** What is looked at; small signs between words may be covered with them. */
const PICTURES = 'main :is(svg, img)';
const SMALL = 24;
/** Words for the ear alone are smaller. */
const LEAST_WORD = 2;

/** Widths that are tried one after the other, in pixels; the card takes the height that it needs then. */
const WIDTHS = [368, 288, 232];

/** Taps and turns change much at once; where the card stands is found out after that. */
const SETTLED = 120;

const areasOf = (selector: string, least = 1, counts: (element: Element) => boolean = () => true): Area[] =>
  [...document.querySelectorAll(selector)]
    .filter(counts)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(areaSeen)
    .filter(({ width, height }) => width >= least && height >= least);

const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Of a line in a list that scrolls only the part that is inside of the list is seen. */
function areaSeen(element: Element): Area {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const list = element.parentElement?.closest('[tabindex="0"]')?.getBoundingClientRect();
  const upper = Math.max(top, list?.top ?? top);
  return { left, top: upper, width, height: Math.min(bottom, list?.bottom ?? bottom) - upper };
}

/**
 * Finds a place on the board for a card, large enough for all of it, where it covers nothing that can be pressed, is read or is looked at;
 * null while there is none, undefined as long as it was not looked for. The board changes, so the card moves, or goes and comes back.
 */
export function useFreePlace(
  card: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isWanted: boolean,
): Area | null | undefined {
  const [place, setPlace] = useState<Area | null>();
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const find = () => {
      waiting = undefined;
      if (card.current !== null && button.current !== null) {
        setPlace(placeFor(card.current, button.current));
      }
    };
    const findSoon = () => {
      waiting ??= setTimeout(find, SETTLED);
    };
    findSoon();
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => card.current?.contains(target) !== true)) findSoon();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-phase', 'hidden'] });
    addEventListener('resize', findSoon);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      removeEventListener('resize', findSoon);
    };
  }, [card, button, isWanted]);
  return isWanted ? place : undefined;
}

/** The widest that fits, measured on the card itself. */
function placeFor(card: HTMLElement, button: HTMLElement): Area | null {
  const window = { width: innerWidth, height: innerHeight };
  const used = [
    ...areasOf(USED),
    ...areasOf(READ),
    ...areasOf(PICTURES, SMALL),
    ...areasOf(WORDS, LEAST_WORD, hasWords),
  ];
  const home = button.getBoundingClientRect();
  for (const width of WIDTHS) {
    card.style.width = `${width}px`;
    const place = freePlace({ width, height: card.scrollHeight }, used, home, window);
    if (place !== undefined) return place;
  }
  // As wide as its style says again.
  card.style.width = '';
  return null;
}
