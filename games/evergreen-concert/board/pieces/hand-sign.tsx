/** Stands before the number of cards in a hand. */
export const HandSign = () => (
  <svg viewBox="0 0 12 16" aria-hidden="true" data-icon="hand">
    <rect x="1" y="1" width="10" height="14" rx="2" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
