import { NO_CARD } from '../../rules/grid.ts';
import { answers, bare, type Screen } from '../model/use-screen.tsx';
import { BoardCard } from '../panels/board-card.tsx';
import { Exchanges, Leaves, Stock } from '../panels/stock.tsx';
import { layout as styles } from './index.tsx';

/** Island, climate and goods of whoever is shown. */
export function Boards(screen: Screen) {
  const { player, speech, view, isOwn, turn, board, litColor } = screen;
  const sides = [player.island, player.climate].filter((card) => card !== NO_CARD);
  return (
    <aside className={styles.boards} aria-label={speech.table.boards}>
      <div className={styles.sides}>
        {sides.map((card) => (
          <BoardCard
            key={card}
            card={card}
            language={board.language}
            lit={isOwn && answers(litColor, card) ? 'would' : undefined}
            open={() => screen.open(bare(card))}
            look={(isOver) => screen.look(isOver ? bare(card) : undefined)}
          />
        ))}
      </div>
      <Stock player={player} hasAbundance={view.options.abundance} speech={speech} />
      <Leaves player={player} speech={speech} />
      {isOwn && !screen.over && view.phase !== 'sides' && <Exchanges turn={turn} speech={speech} />}
    </aside>
  );
}
