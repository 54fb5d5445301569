import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { type ShownTableau, spotAt, windowOf } from '../model/window.ts';
import styles from './mini.module.css';

const kindOf = (card: number): string =>
  card === NO_CARD
    ? 'none'
    : itemAt(cards, card).kind === 'terrain'
      ? 'terrain'
      : (itemAt(cards, card).types[0] ?? 'herb');

/** An island in small: where its cards lie, and of which kind they are. */
export function MiniIsland({ tableau }: { readonly tableau: Pick<ShownTableau, 'cells' | 'faceDown'> }) {
  const { cells, faceDown = [] } = tableau;
  const view = windowOf(tableau);
  return (
    <svg className={styles.mini} viewBox="0 0 44 44" aria-hidden="true">
      {Array.from({ length: CELLS }, (_, i) => {
        const { row, column, cell } = spotAt(view, Math.floor(i / 4), i % 4);
        return (
          <rect
            key={i}
            x={column * 11 + 0.75}
            y={row * 11 + 0.75}
            width="9.5"
            height="9.5"
            rx="2.4"
            className={styles[faceDown.includes(cell) ? 'back' : kindOf(cell < 0 ? NO_CARD : itemAt(cells, cell))]}
          />
        );
      })}
    </svg>
  );
}
