import { Field, NumberField, Tick } from '../../lobby/fields.tsx';
import { useTournamentWords } from '../words/index.ts';
import { tableSizes } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { useMakeWords } from './words/index.ts';

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
