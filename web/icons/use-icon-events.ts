import { useEffect } from 'react';
import { areaOf, iconAt, isInert, nameOfIcon } from './icon-at.ts';
import { askIcon } from './use-icon-help.ts';

/** How long a finger rests until it asks. */
const LONG = 500;
/** A finger that has moved further drags or scrolls. */
const STILL = 8;

/** Parts with a long press of their own keep it. */
const HAS_LONG_PRESS = '[data-long-press]';

/**
 * Asks about icons of a game's board: a tap where it would do nothing else, a right click or a finger that rests everywhere.
 * It listens to the whole page, so a board only has to name its drawings.
 */
export function useIconEvents(game: string | undefined): void {
  useEffect(() => (game === undefined ? undefined : listen(game)), [game]);
}

function listen(game: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tapped: Element | undefined;
  let pressed: { readonly x: number; readonly y: number } | undefined;
  const ask = (icon: Element) => askIcon({ game, icon: nameOfIcon(icon), at: areaOf(icon) });
  const stop = () => {
    clearTimeout(timer);
    pressed = undefined;
  };

  const onPointerDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    stop();
    const icon = iconAt(target);
    if (icon === undefined || pointerType === 'mouse' || icon.closest(HAS_LONG_PRESS) !== null) return;
    pressed = { x, y };
    timer = setTimeout(() => {
      pressed = undefined;
      dropNextClick();
      ask(icon);
    }, LONG);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (pressed !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL) stop();
  };
  const onContextMenu = (event: MouseEvent) => {
    const icon = iconAt(event.target);
    // By a finger it comes with the long press, which is measured here for browsers that do not send it.
    if (icon === undefined) return;
    event.preventDefault();
    if (event.button === 2 && !isByFinger(event)) ask(icon);
  };
  // Seen before anything acts on the click, which may draw its place anew as one that does nothing.
  const onClickFirst = ({ target }: MouseEvent) => {
    const icon = iconAt(target);
    tapped = icon !== undefined && isInert(icon) ? icon : undefined;
  };
  const onClick = (event: MouseEvent) => {
    if (tapped !== undefined && !event.defaultPrevented) ask(tapped);
  };

  const events = [
    ['pointerdown', onPointerDown],
    ['pointermove', onPointerMove],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', onContextMenu],
    ['click', onClick],
  ] as const;
  document.addEventListener('click', onClickFirst, { capture: true });
  for (const [name, heard] of events) document.addEventListener(name, heard as EventListener);
  return () => {
    stop();
    document.removeEventListener('click', onClickFirst, { capture: true });
    for (const [name, heard] of events) document.removeEventListener(name, heard as EventListener);
  };
}

const isByFinger = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** The finger that asked is still down: what it lets go of must not act. The next press is a new one. */
function dropNextClick(): void {
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', drop, { capture: true });
  addEventListener('pointerdown', () => removeEventListener('click', drop, { capture: true }), {
    capture: true,
    once: true,
  });
}
