import { useLayoutEffect, useRef } from 'react';

/** A key and what it does now. */
export interface BoardKey {
  /** As events name it: `u`, `1`, ` `. */
  readonly key: string;
  /** What it does, in words. */
  readonly label: string;
  readonly act: () => void;
}

type KeysNow = () => readonly BoardKey[];

/** Parts of a board that have keys, the newest last. */
const parts: KeysNow[] = [];

/** Every key that does something now; of two parts with the same key the newer one has it. */
export function keysNow(): readonly BoardKey[] {
  const byKey = new Map(parts.flatMap((keys) => keys().map((key) => [key.key, key] as const)));
  return [...byKey.values()];
}

/** What has keys of its own: fields, open sheets; and buttons, for the keys that press them. */
const isMeantElsewhere = ({ target, key }: KeyboardEvent): boolean =>
  !(target instanceof Element) ||
  target.closest('input, select, textarea, dialog') !== null ||
  (key === ' ' && target.closest('button, a, summary, [role=gridcell]') !== null);

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isMeantElsewhere(event)) return;
  const found = keysNow().find(({ key }) => key === event.key.toLowerCase());
  if (found === undefined) return;
  event.preventDefault();
  found.act();
}

/**
 * Keys of a part of the board, as long as it is shown: `useKeys(() => [{ key: 'u', label: 'Undo', act }])`. They are looked up when
 * one is pressed, so they may change with every drawing. The page lists them all on `?`. Weak keys give way to all others.
 */
export function useKeys(keys: KeysNow, isWeak = false): void {
  const newest = useRef(keys);
  // In the frame that shows what a key does: one that is pressed as soon as that is seen must not be lost.
  useLayoutEffect(() => {
    newest.current = keys;
  });
  useLayoutEffect(() => {
    const part: KeysNow = () => newest.current();
    if (parts.length === 0) addEventListener('keydown', onKey);
    if (isWeak) parts.unshift(part);
    else parts.push(part);
    return () => {
      parts.splice(parts.indexOf(part), 1);
      if (parts.length === 0) removeEventListener('keydown', onKey);
    };
  }, [isWeak]);
}
