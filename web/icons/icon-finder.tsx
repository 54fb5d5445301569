import { type MouseEvent, useEffect, useRef } from 'react';
import type { Area } from '../parts/areas.ts';
import { useWords } from '../language.tsx';
import { askIcon, leaveIcons } from './use-icon-help.ts';
import { useLegend } from './use-legend.ts';
import { type SeenIcon, useSeenIcons } from './use-seen-icons.ts';

/** How far beside an icon a finger may land. */
const NEAR = 28;

/** All icons on the screen as buttons: each tells what it is, whatever else it does on the board. */
export function IconFinder({ game }: { readonly game: string }) {
  const words = useWords();
  const { items } = useLegend(game);
  const layer = useRef<HTMLDialogElement>(null);
  const known = useSeenIcons().filter(({ icon }) => items.has(icon));
  useEffect(() => layer.current?.showModal(), []);
  const ask = ({ icon, at }: SeenIcon) => askIcon({ game, icon, at });
  const askNear = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (target !== currentTarget) return;
    const near = known.map((one) => ({ one, away: distance(one.at, clientX, clientY) }));
    const nearest = near.toSorted((one, other) => one.away - other.away)[0];
    if (nearest !== undefined && nearest.away <= NEAR) ask(nearest.one);
  };
  return (
    <dialog
      ref={layer}
      className="icon-finder"
      aria-label={words.whatIsThis}
      onClose={({ target }) => target === layer.current && leaveIcons()}
      onClick={askNear}
    >
      <div className="icon-finder-bar">
        <p>{words.tapAnIcon}</p>
        <button type="button" className="button act" onClick={leaveIcons}>
          {words.iconsDone}
        </button>
      </div>
      {known.map((one, i) => (
        <button
          key={i}
          type="button"
          className="icon-finder-icon"
          aria-label={items.get(one.icon)?.name}
          data-large={one.isLarge || undefined}
          // Whoever walks by keyboard comes to every kind of icon once.
          tabIndex={known.findIndex(({ icon }) => icon === one.icon) === i ? 0 : -1}
          style={{ left: one.at.left, top: one.at.top, width: one.at.width, height: one.at.height }}
          onClick={() => ask(one)}
        />
      ))}
    </dialog>
  );
}

/** From a point to the nearest part of an area. */
function distance({ left, top, width, height }: Area, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}
