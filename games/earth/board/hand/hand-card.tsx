import type { Language } from '@grove/game-kit';
import type { Ref } from 'react';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { idOf } from '../../material/cards.ts';
import { factsOf } from '../cards/facts.ts';
import { Icon } from '../cards/icon.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { spokenCard } from '../cards/spoken.ts';
import type { HandReason } from './reasons.ts';
import { usePress } from './use-press.tsx';
import styles from './hand-card.module.css';

interface Roving {
  readonly ref: Ref<HTMLButtonElement>;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
}

interface HandCardProps {
  readonly card: number;
  readonly language: Language;
  readonly reason: HandReason | undefined;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  readonly roving: Roving;
  readonly choose: () => void;
  /** Opens the large face. */
  readonly open: () => void;
  readonly look: (looks: boolean) => void;
  readonly mark: () => void;
}

/** A card of the hand: a tap chooses it, a long press or the letter i opens it, the letter m marks it. */
export function HandCard({
  card,
  language,
  reason,
  isChosen,
  isMarked,
  roving,
  choose,
  open,
  look,
  mark,
}: HandCardProps) {
  const press = usePress(open);
  const spot = useSpot();
  const tap = useTap(choose);
  const { onKeyDown, onFocus, ...stop } = roving;
  const short = reason?.missing[0];
  return (
    <button
      type="button"
      {...stop}
      {...press.handlers}
      className={styles.card}
      data-flies={card}
      {...spot(`card ${idOf(card)}`)}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      onClick={({ currentTarget }) => {
        if (!press.wasLong()) tap(currentTarget);
      }}
      onFocus={() => {
        onFocus();
        look(true);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(false)}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.key === 'i') open();
        if (event.key === 'm') mark();
      }}
    >
      <span className="visually-hidden">{[spokenCard(card, language), reason?.text].filter(Boolean).join('. ')}</span>
      <SmallFace card={card} language={language} />
      {short !== undefined && (
        <span className={styles.short} aria-hidden="true">
          −{short.n}
          {factsOf(card).cost === null && <Icon name={SHORT_ICONS[short.what]} />}
        </span>
      )}
      {isMarked && <span className={styles.mark} aria-hidden="true" />}
    </button>
  );
}

/** What is missing of an event's cost; what is missing for a planting stands below the cost and needs no sign. */
const SHORT_ICONS = {
  soil: 'soil',
  sprout: 'sprout',
  growth: 'growth',
  compost_hand: 'hand',
  compost_discard: 'compost',
} as const;
