/** In the page: texts that are cut off or stand outside of the window. Selects show one line, which must fit. */
export function cutTexts(): string[] {
  /** The browser's own, at the end of every select. */
  const ARROW = 12;
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => isOutside(box, parent))) faults.push(text);
  }
  for (const select of document.querySelectorAll('select')) if (isCut(select)) faults.push(textOf(select));
  return faults;

  function isSeen(element: Element): boolean {
    if (element.closest('option, svg, title, .visually-hidden') !== null) return false;
    return element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  }

  function isOutside(box: DOMRect, parent: Element): boolean {
    if (box.width === 0) return false;
    let isClipped = box.left < -1;
    let isScrolled = false;
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') isScrolled = true;
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      const edge = around.getBoundingClientRect();
      // What is one pixel wide is there for those who listen.
      if (edge.width > 1 && !isScrolled) isClipped ||= box.right > edge.right + 1 || box.left < edge.left - 1;
      if (edge.width <= 1) return false;
      if (overflowY === 'hidden' && !isScrolled) isClipped ||= box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
    }
    return isClipped || (!isScrolled && box.right > innerWidth + 1);
  }

  function textOf(select: HTMLSelectElement): string {
    return select.selectedOptions[0]?.textContent ?? '';
  }

  function isCut(select: HTMLSelectElement): boolean {
    if (!select.checkVisibility()) return false;
    const style = getComputedStyle(select);
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) return false;
    canvas.font = style.font;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return canvas.measureText(textOf(select)).width + padding + ARROW > select.clientWidth;
  }
}

/** In the page: what can be read or heard, piece by piece. */
export function readableTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element?.closest('script, style, time, [lang=la]') === null) {
      texts.push(walker.currentNode.textContent ?? '');
    }
  }
  const named = document.querySelectorAll(':is([aria-label], [title], [placeholder], [alt]):not([translate=no])');
  for (const element of named) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.filter((text) => text.trim() !== '');
}
