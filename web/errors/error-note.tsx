import { useWords } from '../language.tsx';
import { hideErrorNote, useErrorNote } from './note.ts';

/** A slip of paper that says that something went wrong, until it is put away. */
export function ErrorNote() {
  const words = useWords();
  const { shown } = useErrorNote();
  return (
    <div role="alert" className="page-note at-top">
      {shown !== undefined && (
        <p className="panel">
          {words.failures[shown]}
          <button type="button" className="button" onClick={hideErrorNote}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}
