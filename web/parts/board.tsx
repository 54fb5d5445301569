import type { CSSProperties } from 'react';
import { useWords } from '../language.tsx';

/** The board as the game draws it in text, as large as its longest line allows. */
export function Board({ text }: { readonly text: string }) {
  const words = useWords();
  const lines = text.split('\n');
  const columns = Math.max(20, ...lines.map((line) => line.length));
  const size = { '--columns': columns, '--rows': lines.length } as CSSProperties;
  return (
    <section className="panel board" aria-label={words.board} tabIndex={0}>
      <pre style={size}>{text}</pre>
    </section>
  );
}
