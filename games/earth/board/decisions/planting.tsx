import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import type { GainWord } from '../../material/vocabulary.ts';
import { plantingRefusal } from '../../rules/refusals.ts';
import { moveOf } from '../../rules/move.ts';
import { looksAtNeighbour } from '../../rules/effects/ability.ts';
import { costOf, isInteractive } from '../../rules/payment.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { gainNote } from '../model/gain-note.ts';
import { goods } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import type { Asked, DecisionUi } from './decision-ui.tsx';
import { TakeFewer, takesInPart } from './take-fewer.tsx';

/** What the card in hand needs, and what the place that is pointed at would score; and that nobody sees it yet (E18.5). */
function plantNote(asked: Asked): string {
  const { chosen, model } = asked.turn;
  const { faceDownNote, waitsNote } = asked.speech.table.ask;
  if (chosen === undefined || itemAt(cards, chosen).kind === 'event' || model.state.faceDown === null) {
    return openPlantNote(asked);
  }
  return [openPlantNote(asked), faceDownNote, ...(concernsOthers(chosen) ? [waitsNote] : [])].join(' ');
}

/** E18.5: whether something that the card does when it is planted waits until all cards are turned up. */
const concernsOthers = (card: number): boolean =>
  itemAt(cards, card).abilities.some(
    (ability) => ability.when === 'plant' && (isInteractive(ability) || looksAtNeighbour(ability)),
  );

function openPlantNote({ turn, speech }: Asked): string {
  const { ask } = speech.table;
  const { chosen, aimed, model } = turn;
  if (chosen === undefined && takesInPart(model)) return ask.fewerNote;
  if (chosen === undefined || itemAt(cards, chosen).kind === 'event') return ask.plantNote(model.player.soil);
  if (aimed !== undefined) return gainNote(model, chosen, aimed, speech);
  const refusal = plantingRefusal(model.player, chosen);
  return refusal === undefined
    ? ask.plantCost(costOf(model.player, chosen), model.player.soil)
    : speech.game.refusal(refusal);
}

/** E7.6: what a card gives when it is planted. */
const blackGains = (card: number) =>
  itemAt(cards, card).abilities.flatMap(({ when, gain }) => (when === 'plant' ? gain : []));

/** E5.1: the card that all but the active player draw after planting; E7.6: what the chosen card gives. */
function gainsAround({ chosen, model: { state, seat } }: Turn): readonly { readonly what: GainWord }[] {
  const drawn = state.phase === 'plant' && seat !== state.active ? [{ what: 'draw' as const }] : [];
  return chosen === undefined ? drawn : [...drawn, ...blackGains(chosen)];
}

/** E7 */
export const plant: DecisionUi<'plant'> = {
  title: ({ n }, { turn: { chosen }, speech }) =>
    chosen === undefined || itemAt(cards, chosen).kind === 'event'
      ? speech.table.ask.plant(n)
      : speech.table.ask.plantWhere(speech.card(chosen)),
  note: (_task, asked) => plantNote(asked),
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      <Choice act={() => turn.act(moveOf('done'))}>{speech.table.choose.stopPlanting}</Choice>
      <TakeFewer turn={turn} speech={speech} gains={gainsAround(turn)} />
    </Choices>
  ),
};

const COINS = { hand_card: 'card', sprout: 'sprout', growth: 'growth' } as const;

/** E7.5 */
export const payPlanting: DecisionUi<'pay-planting'> = {
  title: ({ left, cell }, { turn, speech }) =>
    speech.table.ask.pay(left, speech.card(itemAt(turn.model.player.cells, cell))),
  note: ({ coin }, { speech }) => speech.table.ask.payNote[COINS[coin]],
  about: ({ cell }, { turn }) => itemAt(turn.model.player.cells, cell),
  cell: ({ coin }, cell) => moveOf(coin === 'growth' ? 'ungrow' : 'unsprout', cell),
  card: (_task, card) => moveOf('compost', card),
  Choices: ({ task: { left, coin }, turn, speech }) => {
    const { chosen } = turn;
    const pay = moveOf('pay-soil');
    return (
      <Choices label={speech.table.choices}>
        {coin === 'hand_card' && chosen !== undefined && (
          <Choice kind="primary" act={() => turn.act(moveOf('compost', chosen))}>
            {speech.table.choose.compostCard(speech.card(chosen))}
          </Choice>
        )}
        <Choice kind="primary" refused={!turn.model.moves.includes(pay)} act={() => turn.act(pay)}>
          {speech.table.choose.paySoil(goods(speech, 'soil', left))}
        </Choice>
      </Choices>
    );
  },
};

/** E7.6, before 2.0: the others get their part if it is used. */
export const black: DecisionUi<'black'> = {
  title: ({ cell }, { turn, speech }) => speech.table.ask.black(speech.card(itemAt(turn.model.player.cells, cell))),
  note: ({ cell, ability }, { turn, speech }) =>
    sentencesOf(speech.words, itemAt(cards, itemAt(turn.model.player.cells, cell)))[ability] ?? '',
  about: ({ cell }, { turn }) => itemAt(turn.model.player.cells, cell),
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      <Choice kind="primary" act={() => turn.act(moveOf('use'))}>
        {speech.table.choose.use}
      </Choice>
      <Choice act={() => turn.act(moveOf('decline'))}>{speech.table.choose.decline}</Choice>
    </Choices>
  ),
};
