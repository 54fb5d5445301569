import { Tick } from '../../lobby/fields.tsx';
import { isContinuous } from './draft.ts';
import { DraftNumber, DraftTick } from './draft-fields.tsx';
import type { DraftProps } from './draft-props.ts';
import { useMakeWords } from './words/index.ts';

/** Who may enter, and until when. */
export function EntryFields({ draft, change, trouble, isOfClub }: DraftProps & { readonly isOfClub: boolean }) {
  const make = useMakeWords();
  const mayBeLate = draft.kind === 'swiss' || isContinuous(draft.kind);
  return (
    <>
      <label className="field">
        <span>{make.most}</span>
        <input
          type="number"
          inputMode="numeric"
          min={2}
          max={5000}
          placeholder={make.noLimit}
          value={draft.most === 0 ? '' : draft.most}
          onChange={({ target }) => change({ most: Math.max(0, Math.round(Number(target.value))) })}
        />
      </label>
      {trouble('most')}
      {isOfClub && <DraftTick draft={draft} change={change} part="membersOnly" />}
      <DraftTick draft={draft} change={change} part="bots" />
      <DraftTick draft={draft} change={change} part="checkIn" />
      {mayBeLate && (
        <Tick label={make.late} isOn={draft.isLateAllowed} set={(isLateAllowed) => change({ isLateAllowed })} />
      )}
      {draft.kind === 'swiss' && draft.isLateAllowed && (
        <DraftNumber draft={draft} change={change} part="lateRounds" min={1} max={draft.rounds} />
      )}
      {trouble('late')}
      <Tick
        label={make.ratingLimits}
        isOn={draft.hasRatingLimits}
        set={(hasRatingLimits) => change({ hasRatingLimits })}
      />
      {draft.hasRatingLimits && (
        <>
          <DraftNumber draft={draft} change={change} part="ratingLeast" min={0} max={4000} />
          <DraftNumber draft={draft} change={change} part="ratingMost" min={0} max={4000} />
        </>
      )}
      {trouble('rating')}
    </>
  );
}
