import { type IllustratedRulebook, type Section } from '@grove/game-kit/rulebook';
import { useLanguage, useWords } from '../language.tsx';

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly illustrated: IllustratedRulebook;
}

/** The chapters by name; a tap leads to one, also in the sheet over a game, which has no address of its own. */
export function Contents({ sections, illustrated }: ContentsProps) {
  const words = useWords();
  const { titles } = illustrated.book.words[useLanguage()];
  return (
    <nav className="rules-contents" aria-label={words.contents}>
      <ol>
        {sections.map(({ id }) => (
          <li key={id}>
            <button type="button" onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}>
              {titles[id]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
