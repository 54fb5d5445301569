import { itemAt, type Seat } from '@grove/kernel';
import { PILES, type Card } from '../../material/index.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { MAX_CARDS, type View } from '../../rules/index.ts';
import { previewText, seatName } from './names.ts';
import type { Speech } from './speech.ts';
import { type TableModel, worthNow } from './table.ts';

export interface Question {
  /** One sentence without a full stop. */
  readonly title: string;
  readonly note: string;
  /** What the card in hand would be worth; small screens say it on the button of the concert alone. */
  readonly worth?: string;
}

/** What the person is about to do. */
interface Intent {
  readonly model: TableModel;
  readonly chosen: Card | undefined;
  readonly preview: Forecast | undefined;
}

/** What is asked now, and what the card in hand would do. */
export function questionFor(view: View, intent: Intent, mayAct: boolean, speech: Speech): Question {
  const { ask } = speech.board;
  if (!mayAct) return { title: waiting(view, speech), note: view.stage === 'opening' ? ask.revealNote : '' };
  const { model, preview } = intent;
  const title = titleOf(view, model.seat, speech);
  const note = noteOf(view, intent, speech);
  if (preview === undefined) return { title, note };
  return { title, note, worth: speech.board.wouldPay(itemAt(preview.worth, model.seat).stay) };
}

function waiting(view: View, speech: Speech): string {
  const { ask } = speech.board;
  if (view.stage === 'turns') return ask.turnOf(seatName(view, view.onTurn, speech));
  const late = view.picked.flatMap((picks, seat) => (picks < PILES ? [seatName(view, seat, speech)] : []));
  return ask.waitFor(late.join(', '));
}

function titleOf(view: View, seat: Seat, speech: Speech): string {
  const left = Math.min(MAX_CARDS - view.cardsPlayed, itemAt(view.handSizes, seat));
  const mayPlay = view.stage === 'turns' && view.cardsPlayed > 0 && !view.hitMoved && left > 0;
  return mayPlay ? speech.board.ask.moreCards(left) : (speech.game.question?.(view, seat) ?? '');
}

function noteOf(view: View, { chosen, preview, model }: Intent, speech: Speech): string {
  const { ask } = speech.board;
  if (view.stage === 'opening') return ask.pickNote;
  if (preview !== undefined) return previewText(view, preview, speech);
  if (chosen !== undefined) return ask.choosePile(speech.card(chosen));
  if (view.cardsPlayed === 0) return ask.chooseCard;
  return ask.worthNow(itemAt(worthNow(model), model.seat).stay);
}
