import { labelled } from '@grove/game-kit';
import { useSpot } from '@grove/game-kit/board/help';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { moveOf } from '../../rules/move.ts';
import { FIRST_CELL } from '../../rules/tasks/activate.ts';
import { TakeFewer } from '../decisions/take-fewer.tsx';
import { Habits } from './habits.tsx';
import { exchangeSentence } from '../model/benefits.ts';
import type { BoardOrder, PlanStep } from '../model/plan.ts';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import styles from './plan.module.css';

interface PlanPanelProps {
  readonly turn: Turn;
  readonly speech: Speech;
}

/** E6.3: everything that will activate, in order; each line can be skipped, now and from then on. */
export function PlanPanel({ turn, speech }: PlanPanelProps) {
  const { plan } = turn;
  const { choose } = speech.table;
  const spot = useSpot();
  return (
    <>
      {plan.steps.length > 0 && (
        <ol className={styles.list} aria-label={speech.table.plan.title} {...spot('plan')}>
          {plan.steps.map((step) => (
            <PlanLine key={step.source} step={step} turn={turn} speech={speech} />
          ))}
        </ol>
      )}
      <OrderChoice turn={turn} speech={speech} />
      <Habits turn={turn} speech={speech} className={styles.habits} />
      <Choices label={speech.table.choices}>
        {plan.next !== undefined && (
          <Choice kind="primary" spot="run" act={plan.start}>
            {choose.run}
          </Choice>
        )}
        <Choice act={() => turn.act(moveOf('done'))}>{choose.finish}</Choice>
        <TakeFewer turn={turn} speech={speech} gains={plan.steps.flatMap(({ gains }) => gains)} />
      </Choices>
    </>
  );
}

function PlanLine({ step, turn, speech }: PlanPanelProps & { readonly step: PlanStep }) {
  const { plan, model } = turn;
  const { card, source, pays, gains, skipped, asks } = step;
  const isOpen = model.moves.includes(moveOf('activate', source));
  const words = speech.table.plan;
  const how = skipped ? words.skipped : !isOpen ? words.notNow : asks ? words.asks : words.byItself;
  return (
    <li className={styles.line} data-off={skipped || !isOpen || undefined}>
      <span className={styles.name}>{speech.card(card)}</span>
      <span className={styles.what}>{exchangeSentence(speech, pays, gains) || words.special}</span>
      <span className={styles.how}>{how}</span>
      <span className={styles.skips}>
        <Skip
          label={labelled(speech.language, words.skipOnce, speech.card(card))}
          pressed={plan.isPassedOnce(card)}
          act={() => plan.toggleOnce(card)}
        >
          {words.skipOnce}
        </Skip>
        <Skip
          label={labelled(speech.language, words.skipAlways, speech.card(card))}
          pressed={plan.habits.skips.includes(card)}
          act={() => plan.toggleSkip(card)}
        >
          {words.skipAlways}
        </Skip>
      </span>
    </li>
  );
}

interface SkipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly act: () => void;
  readonly children: string;
}

const Skip = ({ label, pressed, act, children }: SkipProps) => (
  <button type="button" className={styles.skip} aria-pressed={pressed} aria-label={label} onClick={act}>
    {children}
  </button>
);

const ORDERS: readonly BoardOrder[] = ['first', 'last'];

/** Only where it makes a difference: with cards on both sides. */
function OrderChoice({ turn, speech }: PlanPanelProps) {
  const { plan } = turn;
  const onBoard = plan.steps.filter(({ source }) => source < FIRST_CELL).length;
  if (onBoard === 0 || onBoard === plan.steps.length || plan.hasBegun) return null;
  const words = speech.table.plan;
  return (
    <div className={styles.order} role="group" aria-label={words.order}>
      {ORDERS.map((order) => (
        <Choice key={order} pressed={plan.order === order} act={() => plan.setOrder(order)}>
          {order === 'first' ? words.boardFirst : words.boardLast}
          {plan.suggested === order && <span className={styles.hint}>{words.suggested}</span>}
        </Choice>
      ))}
    </div>
  );
}
