import type { ReactNode } from 'react';
import styles from './objectives.module.css';

/** Which goal is shown on the island, and how it is chosen. */
export interface GoalChoice {
  /** The card whose goal stays shown. */
  readonly pinned: number | undefined;
  /** Shows a goal until it is chosen once more. */
  readonly pin: (card: number) => void;
  /** Shows a goal as long as it is pointed at. */
  readonly hint: (card: number | undefined) => void;
}

interface GoalNameProps {
  readonly card: number;
  /** Without it, as in the rules, a name is only a name. */
  readonly goals: GoalChoice | undefined;
  readonly children: ReactNode;
}

/** The name of a goal: pointed at or chosen, it rings the cards that count. */
export function GoalName({ card, goals, children }: GoalNameProps) {
  if (goals === undefined) return <span className={styles.name}>{children}</span>;
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={goals.pinned === card}
      onClick={({ currentTarget }) => {
        // On small screens the goals lie on a sheet, which covers the island.
        currentTarget.closest('dialog')?.close();
        goals.hint(undefined);
        goals.pin(card);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && goals.hint(card)}
      onPointerLeave={() => goals.hint(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && goals.hint(card)}
      onBlur={() => goals.hint(undefined)}
    >
      {children}
    </button>
  );
}
