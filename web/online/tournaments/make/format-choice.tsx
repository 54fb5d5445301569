import { useId } from 'react';
import { useTournamentWords } from '../words/index.ts';
import type { FormatKind } from './draft.ts';
import { useMakeWords } from './words/index.ts';

const KINDS: readonly FormatKind[] = [
  'swiss',
  'round-robin',
  'single-elimination',
  'double-elimination',
  'arena',
  'duplicate',
  'league',
];

interface FormatChoiceProps {
  readonly chosen: FormatKind;
  readonly choose: (kind: FormatKind) => void;
}

/** All formats in sight, each with a sentence on what it is. */
export function FormatChoice({ chosen, choose }: FormatChoiceProps) {
  const words = useTournamentWords();
  const make = useMakeWords();
  const name = useId();
  return (
    <div className="format-choice" role="radiogroup" aria-label={make.how}>
      {KINDS.map((kind) => (
        <label key={kind} className="format">
          <input
            type="radio"
            name={name}
            checked={kind === chosen}
            aria-describedby={`${name}-${kind}`}
            aria-label={words.formats[kind]}
            onChange={() => choose(kind)}
          />
          <span className="format-name">{words.formats[kind]}</span>
          <span className="second" id={`${name}-${kind}`}>
            {make.formats[kind]}
          </span>
        </label>
      ))}
    </div>
  );
}
