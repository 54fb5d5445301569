import type { CSSProperties } from 'react';
import { useWords } from '../language.tsx';
import { textSize } from './text-size.ts';

/**
 * The board as the game draws it in text. It is as large as its longest line allows; where that would be too small to
 * read, most lines decide, and those that are longer go on in the next row.
 */
export function Board({ text }: { readonly text: string }) {
  const words = useWords();
  const { lines, longest, most } = textSize(text);
  const size = { '--longest': longest, '--most': most, '--rows': lines.length } as CSSProperties;
  return (
    <section className="panel board" aria-label={words.board} tabIndex={0}>
      <pre style={size}>
        {lines.map(({ key, line }) => (
          <span key={key} className="line">
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
