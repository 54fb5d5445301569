import { upper } from '@grove/game-kit';
import { memo } from 'react';
import type { View } from '../../rules/types.ts';
import { cardName } from '../../words/index.ts';
import { BiomeCard } from '../cards/biome-card.tsx';
import { cardFacts, type CardFacts } from '../cards/facts.ts';
import type { Speech } from '../model/speech.ts';
import type { Refused } from '@grove/game-kit/board/use-actions';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { Icon, Panel } from '@grove/game-kit/board/panel';
import { Say } from '@grove/game-kit/board/say';
import styles from './river.module.css';

interface RiverProps {
  readonly view: View;
  readonly speech: Speech;
  /** The card that is chosen but not yet taken. */
  readonly chosen: string | undefined;
  /** The card that advice points at. */
  readonly hinted: string | undefined;
  /** Whether the viewer may take a card now. */
  readonly isOpen: boolean;
  /** Chooses a card, or says why not; undefined for those who only watch. */
  readonly choose: ((card: string) => void) | undefined;
  readonly refused: Refused | undefined;
  readonly className?: string | undefined;
}

/** The offer. Taken cards fade, and who took them stands beneath. */
export function River({ view, speech, chosen, hinted, isOpen, choose, refused, className }: RiverProps) {
  const left = view.phase === 'actions' ? view.river.find(({ takenBy }) => takenBy === null) : undefined;
  return (
    <Panel title={speech.words.labels.river} note={speech.board.riverNote} flat className={className} spot="river">
      <div className={styles.row}>
        <span className={styles.beside} aria-hidden="true">
          {speech.words.labels.river}
        </span>
        <ul className={styles.river}>
          {view.river.map(({ card, takenBy }, place) => (
            <Offered
              key={card}
              card={card}
              options={view.options}
              speech={speech}
              takenBy={takenBy}
              isOwn={takenBy !== null && takenBy === view.viewer}
              hasToken={view.tokenOn === place}
              isChosen={card === chosen}
              isHinted={card === hinted}
              isOpen={isOpen}
              choose={choose}
              refused={refused?.at === `card ${card}` ? refused : undefined}
            />
          ))}
        </ul>
        <span className={styles.beside}>
          {left === undefined ? '' : speech.board.leftOver(bandName(speech, cardFacts(view, left.card)))}
        </span>
      </div>
    </Panel>
  );
}

interface OfferedProps extends Pick<RiverProps, 'speech' | 'isOpen' | 'choose' | 'refused'> {
  readonly card: string;
  readonly options: View['options'];
  readonly takenBy: number | null;
  /** Whether the viewer took it. */
  readonly isOwn: boolean;
  readonly hasToken: boolean;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
}

const Offered = memo(function Offered(props: OfferedProps) {
  const { card, options, speech, takenBy, isOwn, hasToken, isChosen, isHinted, isOpen, choose, refused } = props;
  const spot = useSpot();
  const tap = useTap(() => choose?.(card));
  const facts = cardFacts({ options }, card);
  return (
    <li className={styles.place} data-hinted={isHinted || undefined}>
      <button
        type="button"
        className={`${styles.card} ${isChosen || isOwn ? styles.chosen : ''}`}
        {...spot(`card ${card}`)}
        aria-label={spokenCard(speech, card, facts, hasToken, takenBy)}
        aria-pressed={isChosen}
        disabled={choose === undefined}
        aria-disabled={!isOpen || takenBy !== null}
        onClick={({ currentTarget }) => tap(currentTarget)}
      >
        <BiomeCard name={bandName(speech, facts)} faded={takenBy !== null && !isOwn} {...facts} />
      </button>
      {hasToken && (
        <span className={styles.token}>
          <Icon href="#p-acorn" />
        </span>
      )}
      {refused !== undefined && <Say {...refused} below />}
      <span className={styles.taker}>{takenBy === null ? '' : speech.labelOf(takenBy)}</span>
    </li>
  );
});

const bandName = ({ words }: Speech, { biome }: CardFacts): string => upper(words.biomes[biome]);

function spokenCard(speech: Speech, card: string, facts: CardFacts, hasToken: boolean, taker: number | null): string {
  const { words, board } = speech;
  const icons = facts.isDrought
    ? board.drought
    : facts.fertility > 0
      ? board.fertilityIcons(facts.fertility)
      : board.noIcon;
  return [
    cardName(words, card),
    icons,
    ...(hasToken ? [board.underToken] : []),
    ...(taker === null ? [] : [board.takenBy(speech.nameOf(taker))]),
  ].join(', ');
}
