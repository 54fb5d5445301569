import { BadInput, type Seat, wordsOf } from '@grove/kernel';
import { useId, useState } from 'react';
import { planet } from '../../rules/index.ts';
import type { Speech } from '../model/speech.ts';
import type { TableModel } from '../model/table.ts';
import { readMoves } from '../model/typed-moves.ts';
import styles from './notation.module.css';

interface NotationProps {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly speech: Speech;
  readonly play: (step: number) => void;
  readonly className?: string | undefined;
}

/** Every decision can be typed: a step (`+b2`) or a whole turn (`A +b2 +c2 | lake ~d3`). */
export function Notation({ model, seat, speech, play, className }: NotationProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const { choose } = speech.board;
  const submit = () => {
    if (wordsOf(text).length === 0) return;
    try {
      const { steps, refusal } = readMoves(model.state, seat, text);
      setTrouble(refusal === undefined ? '' : speech.game.refusal(refusal));
      if (refusal !== undefined) return;
      setText('');
      for (const step of steps) play(step);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <form className={`${styles.notation} ${className}`} action={submit}>
      <input
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label={choose.typeMove}
        aria-describedby={id}
        placeholder={exampleOf(model, choose.typeMove)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit">{choose.play}</button>
      <p id={id} role="status">
        {trouble}
      </p>
    </form>
  );
}

/** The invitation with the first step that is possible now. */
const exampleOf = ({ state, moves }: TableModel, invitation: string): string =>
  `${invitation}: ${planet.notation.writeStep(state, moves[0])}`;
