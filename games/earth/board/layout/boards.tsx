import { NO_CARD } from '../../rules/grid.ts';
import { answers, bare, type Screen } from '../model/use-screen.tsx';
import { BoardCard } from '../panels/board-card.tsx';
import { Exchanges, Leaves, Stock } from '../panels/stock.tsx';
import { layout as styles } from './index.tsx';

type BoardsProps = Pick<
  Screen,
  'view' | 'player' | 'isOwn' | 'over' | 'speech' | 'turn' | 'litColor' | 'open' | 'look'
>;

/** Island, climate and goods of whoever is shown. */
export function Boards({ view, player, isOwn, over, speech, turn, litColor, open, look }: BoardsProps) {
  const sides = [player.island, player.climate].filter((card) => card !== NO_CARD);
  return (
    <aside className={styles.boards} aria-label={speech.table.boards}>
      <div className={styles.sides}>
        {sides.map((card) => (
          <BoardCard
            key={card}
            card={card}
            language={speech.language}
            lit={isOwn && answers(litColor, card) ? 'would' : undefined}
            open={() => open(bare(card))}
            look={(isOver) => look(isOver ? bare(card) : undefined)}
          />
        ))}
      </div>
      <Stock player={player} hasAbundance={view.options.abundance} speech={speech} />
      <Leaves player={player} speech={speech} />
      {isOwn && !over && view.phase !== 'sides' && <Exchanges turn={turn} speech={speech} />}
    </aside>
  );
}
