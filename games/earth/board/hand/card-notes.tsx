import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { useMemo } from 'react';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { spotName } from '../model/names.ts';
import { signed } from '../model/speech.ts';
import { reasonFor } from './reasons.ts';
import { type Worth, worthOf } from './worth.ts';
import styles from './card-notes.module.css';

interface CardNotesProps {
  readonly state: State;
  readonly seat: number;
  readonly card: number;
  readonly language: Language;
  /** Two bare lines, for below a large face. */
  readonly isShort?: boolean;
  readonly className?: string | undefined;
}

/** What there is to say about a card of the own hand now: whether it can be used, what is missing, what it would add. */
export function CardNotes({ state, seat, card, language, isShort = false, className }: CardNotesProps) {
  const player = itemAt(state.players, seat);
  const isOwn = player.hand.includes(card);
  const worth = useMemo(() => (isOwn ? worthOf(state, seat, card) : undefined), [state, seat, card, isOwn]);
  if (!isOwn) return null;
  const reason = reasonFor(player, card, language);
  return (
    <div className={`${styles.notes} ${className ?? ''}`} data-short={isShort || undefined}>
      <p className={styles.reason} data-ready={reason.isReady || undefined}>
        {isShort ? reason.brief : reason.text}
      </p>
      {worth !== undefined && <Adds worth={worth} language={language} />}
    </div>
  );
}

function Adds({ worth, language }: { readonly worth: Worth; readonly language: Language }) {
  const { adds } = cardWords[language];
  const { gain, place, isEverywhere } = worth;
  const where = isEverywhere ? adds.anywhere : spotName({ place, cell: -1 });
  const sources = [
    ...(gain.printed === 0 ? [] : [adds.from(signed(gain.printed), adds.printed)]),
    ...[...gain.terrains, ...gain.ecosystems].map(({ card, points }) =>
      adds.from(signed(points), cardName(card, language)),
    ),
    ...gain.fauna.map(({ card, have, need }) => adds.fauna(cardName(card, language), have, need)),
  ];
  return (
    <dl className={styles.adds}>
      <dt>{adds.title}</dt>
      <dd>
        {gain.total === 0 ? (
          adds.nothing
        ) : (
          <b>{isEverywhere ? `${signed(gain.total)}, ${where}` : adds.points(signed(gain.total), where)}</b>
        )}
        {sources.length > 0 && <span>{sources.join(' · ')}</span>}
      </dd>
    </dl>
  );
}
