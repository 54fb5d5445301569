import { type RefObject, useEffect } from 'react';

/** Less than this, in pixels, hides nothing: browsers round heights. */
const SLACK = 6;

/** Marks a box with `data-more` for as long as it can be scrolled further down. */
export function useMoreBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const mark = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      element.toggleAttribute('data-more', scrollHeight - scrollTop - clientHeight > SLACK);
    };
    const sizes = new ResizeObserver(mark);
    for (const one of [element, ...element.children]) sizes.observe(one);
    // Notes are loaded late.
    const contents = new MutationObserver(mark);
    contents.observe(element, { subtree: true, childList: true });
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [box]);
}
