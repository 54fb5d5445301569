import type { Seat } from '@grove/kernel';
import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { type ChoiceGroup, groupChoices } from '../table/choices.ts';
import type { LocalTable } from '../table/local-table.ts';

interface QuestionProps {
  readonly table: LocalTable;
  readonly turn: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/** The pending decision: one sentence, then the choices, undo beside it. */
export function Question({ table, turn, nameOf }: QuestionProps) {
  const words = useWords();
  const { question } = useQuestion(table, turn);
  const heading = useRef<HTMLHeadingElement>(null);
  const version = table.version();
  // The button that had the focus is gone after its click; the next question takes the focus in its place.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [version]);
  return (
    <section className="panel question" aria-labelledby="question">
      <div className="question-head">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {table.isMyTurn ? question : words.thinking(nameOf(turn))}
        </h2>
        <button type="button" className="button" disabled={!table.canUndo()} onClick={() => table.undo()}>
          {words.undo}
        </button>
      </div>
      <div className="choices" role="group" aria-label={words.choices} tabIndex={-1}>
        {table.isMyTurn && choicesOf(table).map((group) => <Group key={group.name} group={group} table={table} />)}
      </div>
    </section>
  );
}

function useQuestion({ box, match }: LocalTable, turn: Seat) {
  const words = useWords();
  const gameWords = box.words[useLanguage()];
  return { question: gameWords.question?.(match.view(turn), turn) ?? words.yourMove };
}

function choicesOf({ box: { game }, match, moves }: LocalTable): ChoiceGroup[] {
  return groupChoices(moves.map((move) => ({ move, text: game.notation.writeStep(match.state, move) })));
}

function Group({ group: { name, choices }, table }: { readonly group: ChoiceGroup; readonly table: LocalTable }) {
  return (
    <div className="group" role="group" aria-label={name === '' ? undefined : name}>
      {name !== '' && <span className="group-name">{name}</span>}
      {choices.map(({ text, label, move }) => (
        <button type="button" key={text} className="button choice" aria-label={text} onClick={() => table.play(move)}>
          {label}
        </button>
      ))}
    </div>
  );
}
