import type { TournamentTable } from '@grove/protocol';
import { labelled } from '@grove/game-kit';
import { placesOf } from '@grove/tournaments';
import { useState } from 'react';
import { useLanguage } from '../../../language.tsx';
import type { Send } from '../use-send.ts';
import { ReasonField } from './reason-field.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { useDirectWords } from './words/index.ts';

interface SetResultProps {
  readonly table: TournamentTable;
  /** The number that people know it by. */
  readonly shown: number;
  readonly nameOf: (entrant: string) => string;
  readonly send: Send;
}

/** The points of a table as the director decides them, with the reason that everybody reads. */
export function SetResult({ table, shown, nameOf, send }: SetResultProps) {
  const words = useDirectWords();
  const language = useLanguage();
  const { seats, number, result } = table;
  const [totals, setTotals] = useState<readonly string[]>(() =>
    seats.map((_, seat) => String(result?.totals[seat] ?? '')),
  );
  const [reason, setReason] = useState(table.setReason ?? '');
  const act = () => {
    const points = totals.map(Number);
    const best = Math.max(...points);
    const winners = points.flatMap((total, seat) => (total === best ? [seat] : []));
    return send({ kind: 'set-result', table: number, totals: points, places: placesOf(points, winners), reason });
  };
  return (
    <ToolDialog
      label={words.setResult}
      name={labelled(language, words.setResult, words.table(shown))}
      question={words.askSetResult}
      className="small"
      act={act}
    >
      {seats.map((id, seat) => (
        <label key={id} className="tool-field">
          <span>{nameOf(id)}</span>
          <input
            type="number"
            required
            inputMode="numeric"
            value={totals[seat]}
            onChange={({ target }) => setTotals(totals.map((total, at) => (at === seat ? target.value : total)))}
          />
        </label>
      ))}
      <ReasonField reason={reason} set={setReason} />
    </ToolDialog>
  );
}
