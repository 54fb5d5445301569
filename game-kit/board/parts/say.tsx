import { RuleLink } from './help.tsx';
import styles from './say.module.css';

/** Why something was refused. */
export interface Reason {
  readonly text: string;
  /** The number of the rule behind it; undefined where the board itself asks for something. */
  readonly rule: string | undefined;
}

interface SayProps extends Reason {
  /** Where it would be cut off above. */
  readonly below?: boolean;
  /** On small screens, at the edge: towards the middle. */
  readonly leans?: 'left' | 'right' | undefined;
}

/**
 * Why something was refused, beside what was clicked, with the way to the rule; the question reads the same words out. It
 * stands above; boards that have no room there move `[data-refusal]` in their own styles.
 */
export function Say({ text, rule, below = false, leans }: SayProps) {
  return (
    <span className={styles.say} data-refusal data-below={below || undefined} data-leans={leans}>
      <span aria-hidden="true">{text} </span>
      <RuleLink rule={rule} />
    </span>
  );
}
