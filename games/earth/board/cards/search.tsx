import type { Language } from '@grove/game-kit';
import { useDeferredValue, useState } from 'react';
import { useRoving } from '@grove/game-kit/board/use-roving';
import { cardWords } from '../../words/cards/index.ts';
import { CardSheet } from './card-sheet.tsx';
import { ANYTHING, type Criteria, searchCards } from './criteria.ts';
import { SearchFields } from './search-fields.tsx';
import { SmallFace } from './small-face.tsx';
import { spokenCard } from './spoken.ts';
import { useAllNames, useNames } from './use-names.tsx';
import styles from './search.module.css';

/** So many are drawn at a time; typing stays quick. */
const PAGE = 48;

/** All cards of the game, found by name in any language, Latin name, text, kind, colour, habitat and cost. */
export function CardSearch({ language }: { readonly language: Language }) {
  useNames(language);
  useAllNames();
  const words = cardWords[language].search;
  const [criteria, look] = useState<Criteria>(ANYTHING);
  const [pages, setPages] = useState(1);
  const [opened, open] = useState<number>();
  const found = searchCards(useDeferredValue(criteria), language);
  const shown = found.slice(0, pages * PAGE);
  const rove = useRoving(shown.length);
  const change = (part: Partial<Criteria>) => {
    look((before) => ({ ...before, ...part }));
    setPages(1);
  };
  return (
    <div className={styles.search}>
      <SearchFields criteria={criteria} change={change} language={language} />
      <p className={styles.found} role="status">
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      <div className={styles.grid} role="toolbar" aria-label={words.title}>
        {shown.map((card, i) => (
          <button
            key={card}
            type="button"
            {...rove(i)}
            className={styles.card}
            aria-haspopup="dialog"
            onClick={() => open(card)}
          >
            <span className="visually-hidden">{spokenCard(card, language)}</span>
            <SmallFace card={card} language={language} />
          </button>
        ))}
      </div>
      {shown.length < found.length && (
        <button type="button" className="button" onClick={() => setPages((before) => before + 1)}>
          {words.more(found.length - shown.length)}
        </button>
      )}
      {opened !== undefined && <CardSheet card={opened} language={language} close={() => open(undefined)} />}
    </div>
  );
}
