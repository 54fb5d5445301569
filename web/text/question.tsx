import { useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';
import type { ChoiceGroup } from './choices.ts';

interface QuestionProps {
  readonly title: string;
  /** None while others decide. */
  readonly groups: readonly ChoiceGroup[];
  readonly choose: (move: unknown) => void;
  /** Undefined while nothing can be taken back. */
  readonly undo: (() => void) | undefined;
  /** Changes with every step. */
  readonly version: number;
}

/** The pending decision: one sentence, then the choices, undo beside it. */
export function Question({ title, groups, choose, undo, version }: QuestionProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone after its click; the next question takes the focus in its place.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [version]);
  return (
    <section className="panel question" aria-labelledby="question">
      <div className="question-head">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="button" disabled={undo === undefined} onClick={undo}>
          {words.undo}
        </button>
      </div>
      <div className="choices" role="group" aria-label={words.choices} tabIndex={-1}>
        {groups.map((group) => (
          <Group key={group.name} group={group} choose={choose} />
        ))}
      </div>
    </section>
  );
}

interface GroupProps extends Pick<QuestionProps, 'choose'> {
  readonly group: ChoiceGroup;
}

function Group({ group: { name, choices }, choose }: GroupProps) {
  return (
    <div className="group" role="group" aria-label={name === '' ? undefined : name}>
      {name !== '' && <span className="group-name">{name}</span>}
      {choices.map(({ text, said, label, move }) => (
        <button
          type="button"
          key={text}
          className="button choice"
          aria-label={said ?? text}
          onClick={() => choose(move)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
