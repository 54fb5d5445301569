import { type RefObject, useEffect } from 'react';
import type { Area } from '../parts/areas.ts';
import { positionBeside } from './card-position.ts';

const ABOUT = '[data-about]';
/** What somebody may want to press while a lesson is shown. */
const PRESSABLE = 'main button, aside button';
const QUESTION = 'main h2';

const areasOf = (selector: string, card: HTMLElement): Area[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !card.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

/** Keeps a lesson beside what it is about, also when the board changes or the window does. */
export function useCardPosition(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = () => {
      const card = ref.current;
      if (card === null) return;
      const { offsetWidth: width, offsetHeight: height } = card;
      const window = { width: innerWidth, height: innerHeight };
      const around = {
        about: areasOf(ABOUT, card),
        pressed: areasOf(PRESSABLE, card),
        read: areasOf(QUESTION, card),
      };
      const { left, top } = positionBeside({ width, height }, around, window);
      card.style.visibility = document.querySelector('main') === null ? 'hidden' : 'visible';
      card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-about', 'data-phase'] });
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  });
}
