import styles from './say.module.css';

/** Why something was refused, beside the place; the question reads the same words out. */
export function Say({ text }: { readonly text: string }) {
  return (
    <span className={styles.say} aria-hidden="true">
      {text}
    </span>
  );
}
