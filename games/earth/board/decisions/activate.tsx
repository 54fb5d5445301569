import { upper } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { targetOf } from '../../rules/move.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { cardOfSource } from '../../rules/tasks/activate.ts';
import { exchangeSentence } from '../model/benefits.ts';
import type { Consent } from '../model/consent.ts';
import { PlanPanel } from '../turn/plan-panel.tsx';
import { runningText } from '../../words/reminder.ts';
import type { Asked, ChoicesProps, DecisionUi } from './decision-ui.tsx';

/** The card that the running plan stops at, because it takes something dear first. */
function waitingCard({ turn }: Asked): number | undefined {
  const { plan, model } = turn;
  if (!plan.isRunning || plan.next === undefined) return undefined;
  return cardOfSource(model.player, targetOf(plan.next));
}

function ActivateChoices({ turn, speech }: ChoicesProps<'activate'>) {
  const { plan } = turn;
  const { choose } = speech.table;
  const card = waitingCard({ turn, speech });
  if (card === undefined || plan.next === undefined) return <PlanPanel turn={turn} speech={speech} />;
  const next = plan.next;
  const { consent } = plan;
  return (
    <Choices label={speech.table.choices}>
      {consent === undefined ? (
        <Choice kind="primary" act={() => turn.act(next)}>
          {choose.activate}
        </Choice>
      ) : (
        <Payment consent={consent} turn={turn} speech={speech} />
      )}
      <Choice act={() => plan.passOnce(card)}>{choose.skip}</Choice>
      <Choice act={() => plan.toggleSkip(card)}>{choose.skipAlways}</Choice>
    </Choices>
  );
}

/** Pieces are chosen on the island, or by the board; a card of the hand by its button. */
function Payment({ consent, turn, speech }: Asked & { readonly consent: Consent }) {
  const { choose } = speech.table;
  const { activate: begin, payWith, forMe } = consent;
  const paid = turn.chosen === undefined ? undefined : payWith?.(turn.chosen);
  if (consent.what === 'compost_hand' && turn.chosen !== undefined && paid !== undefined) {
    return (
      <Choice kind="primary" act={() => turn.actAll([begin, paid])}>
        {choose.compostCard(speech.card(turn.chosen))}
      </Choice>
    );
  }
  return (
    <>
      {forMe.length > 0 && (
        <Choice kind="primary" act={() => turn.actAll([begin, ...forMe])}>
          {choose.payForMe}
        </Choice>
      )}
      {payWith === undefined && (
        <Choice kind={forMe.length > 0 ? 'quiet' : 'primary'} act={() => turn.act(begin)}>
          {choose.activate}
        </Choice>
      )}
    </>
  );
}

/** What is to be chosen to pay with; nothing where the activation is only confirmed. */
const paymentAsk = ({ turn: { plan }, speech }: Asked, card: string): string | undefined =>
  plan.consent?.payWith && speech.table.ask.payToActivate[plan.consent.what](card);

/** E6: the whole activation is one plan. */
export const activate: DecisionUi<'activate'> = {
  title: (_task, asked) => {
    const card = waitingCard(asked);
    return card === undefined
      ? asked.speech.table.ask.activate
      : (paymentAsk(asked, asked.speech.card(card)) ?? asked.speech.table.ask.activateCard(asked.speech.card(card)));
  },
  note: (_task, asked) => {
    const card = waitingCard(asked);
    const { turn, speech } = asked;
    if (card === undefined)
      return turn.plan.steps.length === 0 ? speech.table.ask.nothingToActivate : speech.table.ask.activateNote;
    const step = turn.plan.steps.find((planned) => planned.card === card);
    const text = step === undefined ? '' : exchangeSentence(speech, step.pays, step.gains);
    return text === '' ? runningText(speech.words, itemAt(cards, card)) : `${upper(text)}.`;
  },
  about: (_task, asked) => waitingCard(asked) ?? NO_CARD,
  Choices: ActivateChoices,
};
