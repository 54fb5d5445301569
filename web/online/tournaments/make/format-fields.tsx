import { Field } from '../../lobby/fields.tsx';
import { useTournamentWords } from '../words/index.ts';
import { tableSizes } from './draft.ts';
import { DraftNumber, DraftTick } from './draft-fields.tsx';
import type { DraftProps } from './draft-props.ts';
import { useMakeWords } from './words/index.ts';

/** The numbers that the chosen format is made of. */
export function FormatFields({ cover, draft, change, trouble }: DraftProps) {
  const words = useTournamentWords();
  const make = useMakeWords();
  const { kind, tableSize } = draft;
  return (
    <>
      {kind === 'swiss' && <DraftNumber draft={draft} change={change} part="rounds" min={1} max={30} />}
      {kind === 'round-robin' && <DraftNumber draft={draft} change={change} part="cycles" min={1} max={4} />}
      {kind === 'league' && (
        <>
          <DraftNumber draft={draft} change={change} part="divisionSize" min={2} max={100} />
          <DraftNumber draft={draft} change={change} part="promoted" min={0} max={50} />
        </>
      )}
      {kind === 'duplicate' && <DraftNumber draft={draft} change={change} part="deals" min={1} max={100} />}
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
          <DraftTick draft={draft} change={change} part="rotate" />
        </>
      )}
    </>
  );
}
