import { withColon } from '@grove/game-kit';
import { UnknownRules } from '@grove/kernel';
import { useLanguage, useWords } from '../../language.tsx';
import { useStandingWords } from '../standings/words/index.ts';
import type { Checked } from './check.ts';

/** What came out, in words. */
export function Findings({ checked }: { readonly checked: Checked }) {
  const standing = useStandingWords();
  const { newerRules } = useWords();
  const language = useLanguage();
  const { seed, computed, totals, problem } = checked;
  return (
    <>
      {seed === undefined ? (
        <p>{standing.noSeed}</p>
      ) : (
        <>
          <p className="second">
            {withColon(language, standing.seed)} <code>{seed}</code>
          </p>
          <p className="second">
            {withColon(language, standing.computed)} <code>{computed}</code>
          </p>
          <Verdict isKept={checked.isKept} />
        </>
      )}
      {totals && <p className="kept">{standing.replayed(totals.join(' : '))}</p>}
      {problem && (
        <p className="refusal">
          {problem instanceof UnknownRules ? newerRules : standing.notReplayed(problem.message)}
        </p>
      )}
    </>
  );
}

function Verdict({ isKept }: Pick<Checked, 'isKept'>) {
  const standing = useStandingWords();
  if (isKept === undefined) return <p>{standing.noPromise}</p>;
  return <p className={isKept ? 'kept' : 'refusal'}>{isKept ? standing.kept : standing.broken}</p>;
}
