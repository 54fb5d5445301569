import { NumberField, Tick } from '../../lobby/fields.tsx';
import { isContinuous } from './draft.ts';
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
      {isOfClub && (
        <Tick label={make.membersOnly} isOn={draft.membersOnly} set={(membersOnly) => change({ membersOnly })} />
      )}
      <Tick label={make.bots} isOn={draft.bots} set={(bots) => change({ bots })} />
      <Tick label={make.checkIn} isOn={draft.checkIn} set={(checkIn) => change({ checkIn })} />
      {mayBeLate && (
        <Tick label={make.late} isOn={draft.isLateAllowed} set={(isLateAllowed) => change({ isLateAllowed })} />
      )}
      {draft.kind === 'swiss' && draft.isLateAllowed && (
        <NumberField
          label={make.lateRounds}
          value={draft.lateRounds}
          min={1}
          max={draft.rounds}
          set={(lateRounds) => change({ lateRounds })}
        />
      )}
      {trouble('late')}
      <Tick
        label={make.ratingLimits}
        isOn={draft.hasRatingLimits}
        set={(hasRatingLimits) => change({ hasRatingLimits })}
      />
      {draft.hasRatingLimits && (
        <>
          <NumberField
            label={make.ratingLeast}
            value={draft.ratingLeast}
            min={0}
            max={4000}
            set={(ratingLeast) => change({ ratingLeast })}
          />
          <NumberField
            label={make.ratingMost}
            value={draft.ratingMost}
            min={0}
            max={4000}
            set={(ratingMost) => change({ ratingMost })}
          />
        </>
      )}
      {trouble('rating')}
    </>
  );
}
