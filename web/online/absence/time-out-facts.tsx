import { labelled } from '@grove/game-kit';
import type { Settings } from '@grove/protocol';
import { useLanguage } from '../../language.tsx';
import { whenAbsentText, whenOutOf } from './time-out-rules.ts';
import { useAbsenceWords } from './words/index.ts';

/** What was agreed about time that runs out, as lines of a list. */
export function TimeOutFacts({ settings }: { readonly settings: Settings }) {
  const absence = useAbsenceWords();
  const language = useLanguage();
  const { clock, absentAfter, whenAbsent } = settings;
  if (clock.kind === 'none') return null;
  const way = whenOutOf(settings);
  return (
    <>
      {clock.kind !== 'sand' && <li>{labelled(language, absence.whenOut, absence.whenOuts[way])}</li>}
      {(clock.kind === 'sand' || way !== 'wait') && (
        <li>{labelled(language, absence.whenAbsent(absentAfter), whenAbsentText(absence, settings, whenAbsent))}</li>
      )}
    </>
  );
}
