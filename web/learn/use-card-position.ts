import { type RefObject, useEffect, useRef } from 'react';
import type { Area } from '../parts/areas.ts';
import { positionBeside } from './card-position.ts';

const ABOUT = '[data-about]';
/** Where the next step is made: open spaces, and the button that is proposed; and the ways out of the game. */
const WAY = '[data-target], [data-primary]:not([aria-disabled=true]), header :is(a, button)';
/** What somebody may want to see or to press while a lesson is shown. */
const PRESSABLE = 'main [role=grid], [data-middle], main button, aside button';
const QUESTION = 'main h2';
/** What changes when any of these has come, gone or moved. */
const WATCHED = ['data-about', 'data-target', 'data-primary', 'aria-disabled', 'data-phase'];

const areasOf = (selector: string, card: HTMLElement): Area[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !card.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

function placeCard(card: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const window = { width: innerWidth, height: innerHeight };
  const around = {
    about: areasOf(ABOUT, card),
    way: areasOf(WAY, card),
    pressed: areasOf(PRESSABLE, card),
    read: areasOf(QUESTION, card),
  };
  const { left, top } = positionBeside({ width, height }, around, window);
  card.style.visibility = document.querySelector('main') === null ? 'hidden' : 'visible';
  card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** Keeps a lesson beside what it is about, also when the board changes or the window does. */
export function useCardPosition(ref: RefObject<HTMLElement | null>): void {
  const shown = useRef(new WeakSet<Element>());
  useEffect(() => {
    const place = () => {
      for (const part of document.querySelectorAll(ABOUT)) {
        sizes.observe(part);
        // In a list that scrolls it is brought to sight, but only once: after that, people scroll as they like.
        if (!shown.current.has(part)) part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        shown.current.add(part);
      }
      if (ref.current !== null) placeCard(ref.current);
    };
    // Pictures and letters that arrive late make parts of the board larger, or push them aside.
    const sizes = new ResizeObserver(place);
    const changes = new MutationObserver(place);
    place();
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: WATCHED });
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('resize', place);
    };
  });
}
