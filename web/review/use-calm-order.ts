import { type FocusEvent, useState } from 'react';

/** Keys in an order that stays while a finger, the pointer or the keyboard is among them, however much the order changes meanwhile. */
export function useCalmOrder(order: readonly number[]) {
  const [kept, setKept] = useState<readonly number[]>();
  const keep = () => setKept((before) => before ?? order);
  const letGo = () => setKept(undefined);
  return {
    order: kept ?? order,
    handlers: {
      onPointerEnter: keep,
      onPointerLeave: letGo,
      // A click leaves the focus behind, which holds nothing.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && keep(),
      onBlur: letGo,
    },
  };
}
