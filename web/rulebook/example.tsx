import { itemAt } from '@grove/kernel';
import type { DrawnStage } from '@grove/game-kit/rulebook';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../language.tsx';
import { useMotion } from '../settings/apply.ts';
import { usePrinting } from './use-printing.ts';
import './example.css';

interface ExampleProps {
  readonly stages: readonly DrawnStage[];
}

/** A rule at work: on the screen stage by stage, on paper all stages side by side. */
export const Example = ({ stages }: ExampleProps) =>
  usePrinting() ? <Strip stages={stages} /> : <Stepper stages={stages} />;

function Strip({ stages }: ExampleProps) {
  return (
    <ol className="example-strip">
      {stages.map(({ text, draw }) => (
        <li key={text}>
          <div className="example-picture" inert aria-hidden="true">
            {draw(false)}
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A tap on the picture goes on, after the last stage to the first again. */
function Stepper({ stages }: ExampleProps) {
  const words = useWords();
  const motion = useMotion();
  const [place, setPlace] = useState(0);
  const go = (by: number) => setPlace((place + by + stages.length) % stages.length);
  const byKey = (event: KeyboardEvent) => {
    const by = BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  };
  return (
    <figure className="example" aria-label={words.example} onKeyDown={byKey}>
      {/* The picture is for the eye: everybody else reads the sentences and uses the buttons. */}
      <div className="example-picture" inert aria-hidden="true">
        {itemAt(stages, place).draw(motion)}
      </div>
      <button type="button" className="example-tap" tabIndex={-1} aria-hidden="true" onClick={() => go(1)} />
      <figcaption className="example-text" aria-live="polite">
        {stages.map(({ text }, i) => (
          <p key={text} data-shown={i === place || undefined} aria-hidden={i !== place}>
            {text}
          </p>
        ))}
      </figcaption>
      <div className="example-steps">
        <StepButton label={words.back} path="M15 5l-7 7 7 7" act={() => go(-1)} />
        <span className="example-dots" role="img" aria-label={words.stageOf(place + 1, stages.length)}>
          {stages.map(({ text }, i) => (
            <span key={text} data-now={i === place || undefined} data-done={i < place || undefined} />
          ))}
        </span>
        <StepButton label={words.next} path="M9 5l7 7-7 7" act={() => go(1)} />
      </div>
    </figure>
  );
}

const BY_KEY: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

interface StepButtonProps {
  readonly label: string;
  /** An arrow. */
  readonly path: string;
  readonly act: () => void;
}

const StepButton = ({ label, path, act }: StepButtonProps) => (
  <button type="button" className="example-step" aria-label={label} onClick={act}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
