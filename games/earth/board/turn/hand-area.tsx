import type { Viewer } from '@grove/kernel';
import { panelFor } from '../decisions/registry.tsx';
import { CoveredHand } from '../hand/covered-hand.tsx';
import { Hand } from '../hand/hand.tsx';
import { bare, type Screen } from '../model/use-screen.tsx';
import type { Turn } from '../model/use-turn.tsx';
import styles from './hand-area.module.css';

interface HandAreaProps extends Pick<Screen, 'offer' | 'speech' | 'turn' | 'look'> {
  readonly viewer: Viewer;
  /** Shows the hand, which is covered while others look at the screen. */
  readonly uncover: (() => void) | undefined;
}

/** The cards that lie open to be chosen from, else the hand. */
export function HandArea({ viewer, offer, speech, turn, look, uncover }: HandAreaProps) {
  const { state, seat, player } = turn.model;
  const isOffer = offer.length > 0;
  if (viewer === 'public' && !isOffer) return null;
  if (uncover !== undefined)
    return <CoveredHand owner={seat} cards={player.hand.length} uncover={uncover} speech={speech} />;
  return (
    <Hand
      key={isOffer ? 'offer' : 'hand'}
      state={state}
      seat={seat}
      language={speech.language}
      cards={isOffer ? offer : player.hand}
      chosen={turn.chosen}
      marked={turn.marked}
      choose={(card) => tapCard(turn, card)}
      look={(card) => look(card === undefined ? undefined : bare(card))}
      title={isOffer ? speech.table.toChooseFrom : speech.table.yourHand}
      className={styles.hand}
    />
  );
}

/** The first tap chooses or marks a card; the second does what is asked, for those who confirm. */
export function tapCard(turn: Turn, card: number): void {
  const { model, chosen, marked, settings } = turn;
  const { task } = model;
  const ui = task === undefined ? undefined : panelFor(task.kind);
  const most = task === undefined ? 0 : (ui?.marks?.(task) ?? 0);
  if (most > 0) return turn.change({ marked: toggled(marked, card, most) });
  const move = task === undefined ? undefined : ui?.card?.(task, card);
  const isSure = chosen === card || !settings.confirm;
  const { consent } = turn.plan;
  const payment = consent?.what === 'compost_hand' ? consent.payWith?.(card) : undefined;
  if (consent !== undefined && payment !== undefined && isSure) return turn.actAll([consent.activate, payment]);
  if (move !== undefined && isSure && model.moves.includes(move)) return turn.act(move);
  turn.change({ chosen: chosen === card ? undefined : card, aimed: undefined });
}

/** A mark more than allowed takes the place of the oldest. */
function toggled(marked: readonly number[], card: number, most: number): readonly number[] {
  if (marked.includes(card)) return marked.filter((other) => other !== card);
  return [...marked, card].slice(-most);
}
