import { NumberField, Tick } from '../../lobby/fields.tsx';
import type { Draft } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { useMakeWords } from './words/index.ts';
import type { MakeWords } from './words/types.ts';

/** The parts of a draft of one kind that are called as their label is. */
type PartOf<Kind> = {
  [Name in keyof Draft & keyof MakeWords]: Draft[Name] extends Kind
    ? MakeWords[Name] extends string
      ? Name
      : never
    : never;
}[keyof Draft & keyof MakeWords];

interface DraftNumberProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly part: PartOf<number>;
  readonly min: number;
  readonly max: number;
}

export function DraftNumber({ draft, change, part, min, max }: DraftNumberProps) {
  const make = useMakeWords();
  return (
    <NumberField
      label={make[part]}
      value={draft[part]}
      min={min}
      max={max}
      set={(value) => change({ [part]: value })}
    />
  );
}

interface DraftTickProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly part: PartOf<boolean>;
}

export function DraftTick({ draft, change, part }: DraftTickProps) {
  const make = useMakeWords();
  return <Tick label={make[part]} isOn={draft[part]} set={(isOn) => change({ [part]: isOn })} />;
}
