import type { GameWords } from '@grove/game-kit';
import type { Seat } from '@grove/kernel';
import { useWords } from '../language.tsx';
import type { Heard } from '@grove/table/core';

/** More than anybody scrolls back for. */
const SHOWN = 60;

interface LogProps {
  readonly heard: readonly Heard[];
  readonly words: GameWords;
  readonly nameOf: (seat: Seat) => string;
}

/** What happened, newest first; read out as it happens. */
export function Log({ heard, words: gameWords, nameOf }: LogProps) {
  const words = useWords();
  const lines = heard
    .slice(-SHOWN)
    .flatMap(({ id, seen }) => seen.map((event, i) => ({ key: `${id}.${i}`, text: gameWords.event(event, nameOf) })))
    .filter(({ text }) => text !== undefined)
    .toReversed();
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{words.log}</h2>
      {lines.length === 0 && <p className="second">{words.logEmpty}</p>}
      <ol aria-live="polite" tabIndex={0} aria-labelledby="log-title">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
