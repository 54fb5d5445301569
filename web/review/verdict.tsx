import type { Decision } from '@grove/bots';
import { useLanguage } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import type { DecisionTexts } from './decision-words.ts';
import { kindOf } from './mistakes.ts';

interface VerdictProps {
  readonly decision: Decision<unknown> | undefined;
  readonly texts: DecisionTexts | undefined;
  /** Whether the board shows the game before its first step. */
  readonly isAtStart?: boolean;
  readonly showsBetter: boolean;
  readonly toggleBetter: () => void;
  readonly playOn: () => void;
}

const withWhy = (text: string, why: string | undefined): string => (why === undefined ? text : `${text} (${why})`);

/** What is to be said of the decision that the board shows: what was played, what was better, and what that would have given. */
export function Verdict({ decision, texts, isAtStart = false, showsBetter, toggleBetter, playOn }: VerdictProps) {
  const replay = useReplayWords();
  const language = useLanguage();
  const kind = decision && kindOf(decision);
  if (decision === undefined || texts === undefined) {
    return <p className="verdict second">{isAtStart ? replay.whereToBegin : replay.noDecision}</p>;
  }
  if (decision.isCoarse) {
    return (
      <div className="verdict">
        <p>{replay.wasPlayed(withWhy(texts.played, texts.whyPlayed))}</p>
        <p className="second">{replay.stillToCheck}</p>
      </div>
    );
  }
  if (kind === undefined) return <p className="verdict">{replay.wasGood(withWhy(texts.played, texts.whyPlayed))}</p>;
  const cost = decision.cost.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <div className="verdict" data-kind={kind}>
      <p>
        <b>{replay.costOf(replay.kinds[kind], cost)}</b>
      </p>
      <div className="verdict-lines more-below" tabIndex={0} role="group" aria-label={replay.kinds[kind]}>
        <p data-line="played">{replay.wasPlayed(withWhy(texts.played, texts.whyPlayed))}</p>
        <p data-line="better">{replay.wasBetter(withWhy(texts.better, texts.whyBetter))}</p>
        <p className="verdict-kind">
          {texts.overlooked === undefined ? replay.seenLater : replay.overlooked(texts.overlooked, texts.because)}
        </p>
      </div>
      <div className="verdict-choices">
        <button type="button" className="button" aria-pressed={showsBetter} onClick={toggleBetter}>
          {showsBetter ? replay.showGame : replay.showBetter}
        </button>
        <button type="button" className="button act" onClick={playOn}>
          {replay.playBetter}
        </button>
      </div>
    </div>
  );
}
