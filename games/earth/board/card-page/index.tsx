import type { CardPageProps } from '@grove/game-kit';
import { useEffect, useState } from 'react';
import { cards } from '../../material/cards.ts';
import { cardPageWords } from '../../words/card-page/index.ts';
import { cardName } from '../../words/names/index.ts';
import { CardSearch } from '../cards/search.tsx';
import { useAllNames, useNames } from '../cards/use-names.tsx';
import { CardDetails } from './card-details.tsx';
import { CardLink } from './card-link.tsx';

/** The list of Earth's cards, or one of them. */
export function EarthCardPage(props: CardPageProps) {
  const { at, language, onShown } = props;
  useNames(language);
  useAllNames();
  const card = cards.find(({ id }) => id === at.card);
  const name = card && cardName(card.index, language);
  useEffect(() => onShown?.(name), [onShown, name]);
  const [cameFrom, setCameFrom] = useState(at.card);
  if (at.card !== undefined && at.card !== cameFrom) setCameFrom(at.card);
  if (at.card === undefined) return <CardSearch {...props} cameFrom={cameFrom} />;
  if (card === undefined) return <MissingCard {...props} />;
  return <CardDetails {...props} card={card} />;
}

function MissingCard({ language, hrefOf, go }: CardPageProps) {
  const words = cardPageWords[language];
  return (
    <>
      <p role="status">{words.missing}</p>
      <CardLink className="button" to={{ card: undefined, filter: '' }} hrefOf={hrefOf} go={go}>
        {words.list}
      </CardLink>
    </>
  );
}
