import { Tick } from '../../lobby/fields.tsx';
import { useTournamentWords } from '../words/index.ts';
import { usualTieBreaks } from './draft.ts';
import { DraftNumber } from './draft-fields.tsx';
import type { DraftProps } from './draft-props.ts';
import { useMakeWords } from './words/index.ts';

/** How many stand on the podium, and what decides between equals. */
export function RankingFields({ draft, change, trouble }: DraftProps) {
  const words = useTournamentWords();
  const make = useMakeWords();
  const usual = usualTieBreaks(draft.kind);
  const chosen = draft.tieBreaks ?? usual;
  return (
    <>
      <DraftNumber draft={draft} change={change} part="prizes" min={0} max={50} />
      {trouble('prizes')}
      <fieldset className="tie-breaks">
        <legend>{make.tieBreaks}</legend>
        {usual.map((name) => (
          <Tick
            key={name}
            label={words.tieBreaks[name].name}
            isOn={chosen.includes(name)}
            set={(isOn) => change({ tieBreaks: usual.filter((one) => (one === name ? isOn : chosen.includes(one))) })}
          />
        ))}
      </fieldset>
      {trouble('tieBreaks')}
    </>
  );
}
