import type { SetUpWords } from '../../words/set-up/index.ts';
import styles from './planet-field.module.css';

/** A file that is no planet, and why. */
export interface WrongFile {
  readonly name: string;
  readonly problems: readonly string[];
}

/** More than anybody reads at once: mending the first few often mends the rest. */
const MOST = 5;

export function Wrong({ file, words }: { readonly file: WrongFile | undefined; readonly words: SetUpWords }) {
  return (
    <div role="status" className={styles.wrong}>
      {file && (
        <>
          <p>{words.wrong(file.name)}</p>
          <ul>
            {file.problems.slice(0, MOST).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {file.problems.length > MOST && <li>{words.more(file.problems.length - MOST)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
