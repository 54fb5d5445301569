import styles from './tickets.module.css';

/** Concerts left are tickets, used ones are stubs. */
export function Tickets({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <svg className={styles.tickets} viewBox={`0 0 ${of * 30} 20`} aria-hidden="true" data-icon="tickets">
      {Array.from({ length: of }, (_, i) => (
        <path
          key={i}
          className={i < left ? styles.ticket : styles.stub}
          transform={`translate(${i * 30} 0)`}
          d="M2 3h24v4.5a2.5 2.5 0 0 0 0 5V17H2v-4.5a2.5 2.5 0 0 0 0-5z"
        />
      ))}
    </svg>
  );
}
