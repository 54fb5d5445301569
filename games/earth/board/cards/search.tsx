import type { CardPageProps } from '@grove/game-kit';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useRoving } from '@grove/game-kit/board/use-roving';
import { idOf } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';
import { CardLink } from '../card-page/card-link.tsx';
import { type Criteria, searchCards } from './criteria.ts';
import { criteriaFrom, filterOf } from './criteria-address.tsx';
import { SearchFields } from './search-fields.tsx';
import { SmallFace } from './small-face.tsx';
import { spokenCard } from './spoken.ts';
import { useAllNames, useNames } from './use-names.tsx';
import styles from './search.module.css';

/** So many are drawn at a time; typing stays quick. */
const PAGE = 48;

interface CardSearchProps extends Pick<CardPageProps, 'language' | 'at' | 'hrefOf' | 'go'> {
  /** The card that was looked at before the list, which gets the focus back. */
  readonly cameFrom: string | undefined;
}

/** All cards of the game, found by name in any language, Latin name, text, and what they are and do. The address holds what is looked for. */
export function CardSearch({ language, at, hrefOf, go, cameFrom }: CardSearchProps) {
  useNames(language);
  useAllNames();
  const words = cardWords[language].search;
  const criteria = criteriaFrom(at.filter);
  const found = searchCards(criteriaFrom(useDeferredValue(at.filter)), language);
  const [pages, setPages] = useState(() => pagesTo(found, cameFrom));
  const shown = found.slice(0, pages * PAGE);
  const rove = useRoving(shown.length);
  const grid = useFocusOn(cameFrom);
  const change = (part: Partial<Criteria>) => {
    go({ card: undefined, filter: filterOf({ ...criteria, ...part }) }, 'replace');
    setPages(1);
  };
  return (
    <div className={styles.search}>
      <SearchFields criteria={criteria} change={change} language={language} />
      <p className={styles.found} role="status">
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      <div ref={grid} className={styles.grid} role="toolbar" aria-label={words.title}>
        {shown.map((card, i) => (
          <CardLink
            key={card}
            {...rove(i)}
            to={{ card: idOf(card), filter: at.filter }}
            hrefOf={hrefOf}
            go={go}
            className={styles.card}
          >
            <span className="visually-hidden">{spokenCard(card, language)}</span>
            <SmallFace card={card} language={language} />
          </CardLink>
        ))}
      </div>
      {shown.length < found.length && (
        <button type="button" className="button" onClick={() => setPages((before) => before + 1)}>
          {words.more(found.length - shown.length)}
        </button>
      )}
    </div>
  );
}

/** How many pages of the list must be drawn for a card to be among them. */
const pagesTo = (found: readonly number[], card: string | undefined): number =>
  Math.max(1, Math.ceil((found.findIndex((other) => idOf(other) === card) + 1) / PAGE));

/** Gives the focus to the link of a card once, when the list appears. */
function useFocusOn(card: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef(card);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-card="${wanted.current ?? ''}"]`)?.focus();
  }, []);
  return list;
}
