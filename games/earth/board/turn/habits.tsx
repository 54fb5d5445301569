import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import styles from './habits.module.css';

interface HabitsProps {
  readonly turn: Turn;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

const ABOUT_PLANS = ['always', 'stops'] as const;
const ALL = [...ABOUT_PLANS, 'takesAll', 'places'] as const;

interface BoxesProps extends HabitsProps {
  readonly of: readonly (typeof ALL)[number][];
}

function Boxes({ of, turn, speech, className }: BoxesProps) {
  const { habits, setHabit } = turn.plan;
  return (
    <div className={`${styles.habits} ${className ?? ''}`}>
      {of.map((choice) => (
        <label key={choice}>
          <input type="checkbox" checked={habits[choice]} onChange={() => setHabit({ [choice]: !habits[choice] })} />
          {speech.table.plan[choice]}
        </label>
      ))}
    </div>
  );
}

/** How plans are run, beside the plan. */
export const Habits = (props: HabitsProps) => <Boxes {...props} of={ABOUT_PLANS} />;

/** All that the person has settled for this game, in one place; whatever is taken away is asked again. */
export function StandingChoices({ turn, speech }: HabitsProps) {
  const { habits, toggleSkip, togglePass } = turn.plan;
  const words = speech.table.standing;
  return (
    <section className={styles.standing} aria-label={words.title}>
      <h3>{words.title}</h3>
      <Boxes turn={turn} speech={speech} of={ALL} />
      <Settled title={words.skips} cards={habits.skips} revoke={toggleSkip} speech={speech} />
      <Settled title={words.passes} cards={habits.passes} revoke={togglePass} speech={speech} />
    </section>
  );
}

interface SettledProps {
  readonly title: string;
  readonly cards: readonly number[];
  readonly revoke: (card: number) => void;
  readonly speech: Speech;
}

function Settled({ title, cards, revoke, speech }: SettledProps) {
  if (cards.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            {speech.card(card)}
            <button
              type="button"
              onClick={() => revoke(card)}
              aria-label={speech.table.standing.askAgain(speech.card(card))}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
