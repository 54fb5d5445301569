import { useState } from 'react';
import { Field } from '../../lobby/fields.tsx';
import type { TournamentProps } from '../tournament-props.ts';
import type { Send } from '../use-send.ts';
import { ToolDialog } from './tool-dialog.tsx';
import { useDirectWords } from './words/index.ts';

interface GiveByeProps extends Pick<TournamentProps, 'view' | 'nameOf'> {
  readonly send: Send;
  readonly trouble: string;
}

/** Somebody does not play in a round to come of a Swiss, and has the points of a win. */
export function GiveBye({ view, nameOf, send, trouble }: GiveByeProps) {
  const words = useDirectWords();
  const { format } = view.settings;
  const [next, last] = [view.rounds.length + 1, format.kind === 'swiss' ? format.rounds : 0];
  const players = view.entrants.filter(({ isWithdrawn }) => !isWithdrawn).map(({ id }) => id);
  const [chosen, setChosen] = useState<string>();
  const [round, setRound] = useState<number>();
  const entrant = chosen ?? players[0] ?? '';
  const rounds = Array.from({ length: Math.max(0, last - next + 1) }, (_, i) => String(next + i));
  return (
    <ToolDialog
      label={words.giveBye}
      question={words.askGiveBye}
      trouble={trouble}
      act={() => send({ kind: 'give-bye', entrant, round: round ?? next })}
    >
      <Field label={words.player} value={entrant} choose={setChosen} options={players.map((id) => [id, nameOf(id)])} />
      <Field
        label={words.round}
        value={String(round ?? next)}
        choose={(number) => setRound(Number(number))}
        options={rounds.map((number) => [number, number])}
      />
    </ToolDialog>
  );
}
