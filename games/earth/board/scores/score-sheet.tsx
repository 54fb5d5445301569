import { cardWords } from '../../words/cards/index.ts';
import { Sheet } from '../cards/sheet.tsx';
import { ScorePad, type ScorePadProps } from './score-pad.tsx';

/** The score pad over the table, at any time; it changes with what is played meanwhile. */
export function ScoreSheet({ close, ...pad }: ScorePadProps & { readonly close: () => void }) {
  const { scores, close: closeLabel } = cardWords[pad.speech.language];
  return (
    <Sheet label={scores.now} closeLabel={closeLabel} close={close} wide>
      <ScorePad {...pad} />
    </Sheet>
  );
}
