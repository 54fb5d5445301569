import { useWords } from '../language.tsx';
import { changeVersion, useVersion } from './version.ts';

/** Says that a newer page is there. It stands where no game can be lost by loading it. */
export function NewVersion() {
  const words = useWords();
  const isReady = useVersion(({ waiting }) => waiting !== undefined);
  return (
    <div role="status" className="page-note">
      {isReady && (
        <p className="panel">
          {words.newVersion}
          <button type="button" className="button" onClick={changeVersion}>
            {words.changeVersion}
          </button>
        </p>
      )}
    </div>
  );
}
