import styles from './short-name.module.css';

const NUMBERED = /^(?<base>.+?)(?<number> \d+)$/;

/** A name that is cut where room is short; the number that tells namesakes apart stays. */
export function ShortName({ name }: { readonly name: string }) {
  const { base = name, number = '' } = NUMBERED.exec(name)?.groups ?? {};
  return (
    <span className={styles.name} title={name}>
      <span className={styles.base}>{base}</span>
      {number !== '' && <span className={styles.number}>{number}</span>}
    </span>
  );
}
