import type { View } from '../../rules/types.ts';
import { cardName, sentence } from '../../words/index.ts';
import { BiomeCard } from '../cards/biome-card.tsx';
import { cardFacts, type CardFacts } from '../cards/facts.ts';
import type { Speech } from '../model/speech.ts';
import type { Refused } from '../model/use-turn.tsx';
import { useSpot } from '../../../board/parts/help.tsx';
import { Icon, Panel } from '../../../board/parts/panel.tsx';
import { Say } from '../../../board/parts/say.tsx';
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
  const spot = useSpot();
  const left = view.phase === 'actions' ? view.river.find(({ takenBy }) => takenBy === null) : undefined;
  return (
    <Panel title={speech.words.labels.river} note={speech.board.riverNote} flat className={className} spot="river">
      <div className={styles.row}>
        <span className={styles.beside} aria-hidden="true">
          {speech.words.labels.river}
        </span>
        <ul className={styles.river}>
          {view.river.map(({ card, takenBy }, place) => {
            const facts = cardFacts(view, card);
            const hasToken = view.tokenOn === place;
            const own = takenBy !== null && takenBy === view.viewer;
            const spoken = spokenCard(speech, card, facts, hasToken, takenBy);
            return (
              <li key={card} className={styles.place} data-hinted={card === hinted || undefined}>
                <button
                  type="button"
                  className={`${styles.card} ${card === chosen || own ? styles.chosen : ''}`}
                  {...spot(`card ${card}`)}
                  aria-label={spoken}
                  aria-pressed={card === chosen}
                  disabled={choose === undefined}
                  aria-disabled={!isOpen || takenBy !== null}
                  onClick={() => choose?.(card)}
                >
                  <BiomeCard name={bandName(speech, facts)} faded={takenBy !== null && !own} {...facts} />
                </button>
                {hasToken && (
                  <span className={styles.token}>
                    <Icon href="#p-acorn" />
                  </span>
                )}
                {refused?.at === `card ${card}` && <Say {...refused} below />}
                <span className={styles.taker}>{takenBy === null ? '' : speech.labelOf(takenBy)}</span>
              </li>
            );
          })}
        </ul>
        <span className={styles.beside}>
          {left === undefined ? '' : speech.board.leftOver(bandName(speech, cardFacts(view, left.card)))}
        </span>
      </div>
    </Panel>
  );
}

const bandName = ({ words }: Speech, { biome }: CardFacts): string => sentence(words.biomes[biome], {});

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
