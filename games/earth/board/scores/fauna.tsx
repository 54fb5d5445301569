import { itemAt } from '@grove/kernel';
import { Panel } from '@grove/game-kit/board/panel';
import { forecast } from '../../rules/forecast.ts';
import { bonusWorth, claimWorth } from '../../rules/score/claims.ts';
import { CLAIM_PLACES, isSolo, NOBODY, type State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { breakable } from '../../words/names/word-breaks.ts';
import { factsOf } from '../cards/facts.ts';
import { Tokens } from '../cards/band.tsx';
import type { Speech } from '../model/speech.ts';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { type GoalChoice, GoalName } from './goal-name.tsx';
import styles from './objectives.module.css';

export interface ObjectivesProps {
  /** A state that agrees with the view. */
  readonly state: State;
  readonly speech: Speech;
  /** Whose progress is told: the viewer's own, or that of the player whose island is shown. */
  readonly seat: number;
  readonly goals?: GoalChoice | undefined;
  readonly className?: string | undefined;
}

/** Names of more letters do not fit into a line beside the seats. */
const isLong = (name: string): boolean => name.length > 15;

/** The fauna cards: what they ask for, who has claimed them for how much, and how far everybody is. */
export function Fauna({ state, speech, seat, goals, className }: ObjectivesProps) {
  const { language } = speech;
  const words = cardWords[language];
  const progress = forecast(state, seat).fauna;
  return (
    <Panel title={words.scores.fauna} note={bonusText(state, speech)} className={className} spot="fauna">
      <ul className={styles.list}>
        {state.fauna.map((card, place) => (
          <li key={card} className={styles.item}>
            <GoalName card={card} goals={goals}>
              <b data-long={isLong(cardName(card, language)) || undefined}>{breakable(cardName(card, language))}</b>
              <span className={styles.need}>
                <Tokens tokens={itemAt(factsOf(card).bands, 0).tokens} per={words.per} />
              </span>
            </GoalName>
            <Ranks state={state} place={place} speech={speech} />
            <Progress {...itemAt(progress, place)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface RanksProps extends Pick<ObjectivesProps, 'state' | 'speech'> {
  readonly place: number;
}

/** What each rank is worth, and whose leaf lies on it. As many as can be claimed at this table. */
function Ranks({ state, place, speech }: RanksProps) {
  const { scores } = cardWords[speech.language];
  const claimed = itemAt(state.claims, place);
  const places = Math.min(CLAIM_PLACES, state.players.length + (isSolo(state) ? 1 : 0));
  return (
    <span className={styles.ranks}>
      {Array.from({ length: places }, (_, rank) => {
        const seat = claimed[rank];
        const worth = claimWorth(state.options, rank);
        const label = seat === undefined ? scores.claimOpen(worth) : scores.claimedBy(worth, speech.labelOf(seat));
        return (
          <span
            key={rank}
            className={styles.rank}
            role="img"
            aria-label={label}
            title={label}
            data-claimed={seat !== undefined || undefined}
          >
            {worth}
            {seat !== undefined && <SeatMark sign={speech.signOf(seat)} />}
          </span>
        );
      })}
    </span>
  );
}

/** E14.2: what the first who completes sixteen cards gets, or got. */
function bonusText({ bonus, options }: State, { language, labelOf }: Speech): string {
  const { scores } = cardWords[language];
  const worth = bonusWorth(options);
  return bonus === NOBODY ? scores.bonus(worth) : scores.bonusTaken(worth, labelOf(bonus));
}

function Progress({ have, need, rank }: { readonly have: number; readonly need: number; readonly rank: number }) {
  if (rank > 0) return null;
  return (
    <span className={styles.progress} data-met={have >= need || undefined}>
      {have}
      <i>/{need}</i>
    </span>
  );
}
