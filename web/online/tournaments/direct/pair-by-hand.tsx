import { useState } from 'react';
import type { TournamentProps } from '../tournament-props.ts';
import type { Send } from '../use-send.ts';
import { exchanged, firstPairing, type HandPairing } from './hand-pairing.ts';
import { ReasonField } from './reason-field.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { useDirectWords } from './words/index.ts';

interface PairByHandProps extends Pick<TournamentProps, 'view' | 'nameOf'> {
  readonly send: Send;
  readonly trouble: string;
}

/** Seats players for the next round, or for the open one while nothing of it is over. */
export function PairByHand({ view, nameOf, send, trouble }: PairByHandProps) {
  const words = useDirectWords();
  const [chosen, setChosen] = useState<HandPairing>();
  const [reason, setReason] = useState('');
  const pairing = chosen ?? firstPairing(view);
  const all = [...pairing.tables.flat(), ...pairing.byes];
  const seat = (id: string, label: string) => (
    <select
      key={label}
      aria-label={label}
      value={id}
      onChange={({ target }) => setChosen(exchanged(pairing, id, target.value))}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
  const act = async () => {
    const isDone = await send({
      kind: 'pair-by-hand',
      tables: pairing.tables.map((seats) => [...seats]),
      byes: [...pairing.byes],
      reason,
    });
    if (isDone) setChosen(undefined);
    return isDone;
  };
  return (
    <ToolDialog label={words.pairByHand} question={words.askPairByHand} act={act} trouble={trouble}>
      <ul className="hand-pairing">
        {pairing.tables.map((seats, i) => (
          <li key={seats.join(' ')}>
            <span className="second">{words.table(i + 1)}</span>
            {seats.map((id, at) => seat(id, `${words.table(i + 1)}, ${words.seat(at + 1)}`))}
          </li>
        ))}
        {pairing.byes.map((id, i) => (
          <li key={id}>
            <span className="second">{words.byes}</span>
            {seat(id, `${words.byes} ${i + 1}`)}
          </li>
        ))}
      </ul>
      <ReasonField reason={reason} set={setReason} />
    </ToolDialog>
  );
}
