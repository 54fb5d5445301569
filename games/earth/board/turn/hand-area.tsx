import { panelFor } from '../decisions/registry.tsx';
import { bare, type Screen } from '../model/use-screen.tsx';
import { CardRow } from './card-row.tsx';

/** The cards that lie open to be chosen from, else the hand. */
export function HandArea({ screen }: { readonly screen: Screen }) {
  const { offer, speech, board, turn } = screen;
  if (offer.length > 0) {
    return (
      <CardRow
        label={speech.table.toChooseFrom}
        cards={offer}
        chosen={turn.chosen === undefined ? [] : [turn.chosen]}
        speech={speech}
        tap={(card) => tapCard(screen, card)}
        look={(card) => screen.look(card === undefined ? undefined : bare(card))}
      />
    );
  }
  if (board.viewer === 'public') return null;
  return (
    <CardRow
      label={speech.table.yourHand}
      cards={turn.model.player.hand}
      chosen={turn.marked.length > 0 ? turn.marked : turn.chosen === undefined ? [] : [turn.chosen]}
      speech={speech}
      tap={(card) => tapCard(screen, card)}
      look={(card) => screen.look(card === undefined ? undefined : bare(card))}
    />
  );
}

/** The first tap chooses or marks a card; the second does what is asked, for those who confirm. */
export function tapCard({ turn }: Pick<Screen, 'turn'>, card: number): void {
  const { model, chosen, marked, settings } = turn;
  const { task } = model;
  const ui = task === undefined ? undefined : panelFor(task.kind);
  const most = task === undefined ? 0 : (ui?.marks?.(task) ?? 0);
  if (most > 0) return turn.change({ chosen: card, marked: toggled(marked, card, most) });
  const move = task === undefined ? undefined : ui?.card?.(task, card);
  const isSure = chosen === card || !settings.confirm;
  if (move !== undefined && isSure && model.moves.includes(move)) return turn.act(move);
  turn.change({ chosen: chosen === card ? undefined : card, aimed: undefined });
}

/** A mark more than allowed takes the place of the oldest. */
function toggled(marked: readonly number[], card: number, most: number): readonly number[] {
  if (marked.includes(card)) return marked.filter((other) => other !== card);
  return [...marked, card].slice(-most);
}
