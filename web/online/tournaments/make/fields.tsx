import type { Cover } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { Field, NumberField, Tick } from '../../lobby/fields.tsx';
import { useTournamentWords } from '../words/index.ts';
import { type Draft, isContinuous, tableSizes, usualTieBreaks } from './draft.ts';
import type { FieldName } from './field-of.ts';
import { fromLocalText, toLocalText } from './local-time.ts';
import { useMakeWords } from './words/index.ts';

export interface DraftProps {
  readonly cover: Cover;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Why this field cannot stay as it is. */
  readonly trouble: (field: FieldName) => ReactNode;
}

/** The numbers that the chosen format is made of. */
export function FormatFields({ cover, draft, change, trouble }: DraftProps) {
  const words = useTournamentWords();
  const make = useMakeWords();
  const { kind, tableSize } = draft;
  return (
    <>
      {kind === 'swiss' && (
        <NumberField label={make.rounds} value={draft.rounds} min={1} max={30} set={(rounds) => change({ rounds })} />
      )}
      {kind === 'round-robin' && (
        <NumberField label={make.cycles} value={draft.cycles} min={1} max={4} set={(cycles) => change({ cycles })} />
      )}
      {kind === 'league' && (
        <>
          <NumberField
            label={make.divisionSize}
            value={draft.divisionSize}
            min={2}
            max={100}
            set={(divisionSize) => change({ divisionSize })}
          />
          <NumberField
            label={make.promoted}
            value={draft.promoted}
            min={0}
            max={50}
            set={(promoted) => change({ promoted })}
          />
        </>
      )}
      {kind === 'duplicate' && (
        <NumberField label={make.deals} value={draft.deals} min={1} max={100} set={(deals) => change({ deals })} />
      )}
      {trouble('format')}
      <Field
        label={make.tableSize}
        value={tableSize}
        choose={(size) => change({ tableSize: size })}
        options={tableSizes(cover, kind).map((size) => {
          const [least = 2, most = least] = size.split('-').map(Number);
          return [size, size === '1' ? words.alone : words.tablesOf(least, most)];
        })}
      />
      {trouble('tableSize')}
      {kind === 'duplicate' && tableSize !== '1' && (
        <>
          <Field
            label={make.compare}
            value={draft.compare}
            choose={(compare) => change({ compare: compare === 'points' ? 'points' : 'lead' })}
            options={(['lead', 'points'] as const).map((value) => [value, make.comparedBy[value]])}
          />
          <Tick label={make.rotate} isOn={draft.rotate} set={(rotate) => change({ rotate })} />
        </>
      )}
    </>
  );
}

const ROUND_MINUTES = [0, 20, 30, 45, 60, 90, 120, 1440, 4320, 10_080, 20_160];

/** When it begins, and when a round or the whole of it ends. */
export function TimeFields({ draft, change, trouble }: DraftProps) {
  const make = useMakeWords();
  const textOf = (minutes: number): string => {
    if (minutes === 0) return make.untilDone;
    if (minutes % 1440 === 0) return make.days(minutes / 1440);
    return minutes % 60 === 0 ? make.hours(minutes / 60) : make.minutes(minutes);
  };
  return (
    <>
      <MomentField
        label={make.start}
        at={draft.start}
        set={(start) => change({ start, end: draft.end + start - draft.start })}
      />
      {trouble('start')}
      {isContinuous(draft.kind) ? (
        <>
          <MomentField label={make.end} at={draft.end} set={(end) => change({ end })} />
          {trouble('end')}
        </>
      ) : (
        <Field
          label={make.roundTime}
          value={String(draft.roundMinutes)}
          choose={(minutes) => change({ roundMinutes: Number(minutes) })}
          options={ROUND_MINUTES.map((minutes) => [String(minutes), textOf(minutes)])}
        />
      )}
      {trouble('roundTime')}
    </>
  );
}

interface MomentFieldProps {
  readonly label: string;
  readonly at: number;
  readonly set: (at: number) => void;
}

const MomentField = ({ label, at, set }: MomentFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type="datetime-local"
      required
      value={toLocalText(at)}
      onChange={({ target }) => {
        const moment = fromLocalText(target.value);
        if (moment !== undefined) set(moment);
      }}
    />
  </label>
);

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

/** How many stand on the podium, and what decides between equals. */
export function RankingFields({ draft, change, trouble }: DraftProps) {
  const words = useTournamentWords();
  const make = useMakeWords();
  const usual = usualTieBreaks(draft.kind);
  const chosen = draft.tieBreaks ?? usual;
  return (
    <>
      <NumberField label={make.prizes} value={draft.prizes} min={0} max={50} set={(prizes) => change({ prizes })} />
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
