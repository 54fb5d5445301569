import { NO_CARD } from '../../rules/grid.ts';
import { answers, bare, type Screen } from '../model/use-screen.tsx';
import { BoardCard } from '../panels/board-card.tsx';
import { Exchanges, Leaves, Stock } from '../panels/stock.tsx';
import { layout as styles } from './index.tsx';

type BoardsProps = Pick<
  Screen,
  | 'view'
  | 'player'
  | 'seat'
  | 'isOwn'
  | 'over'
  | 'speech'
  | 'turn'
  | 'litColor'
  | 'open'
  | 'look'
  | 'goal'
  | 'showsGoal'
>;

/** Island, climate and goods of whoever is shown. */
export function Boards(props: BoardsProps) {
  const { view, player, seat, isOwn, over, speech, turn, litColor, open, look, goal, showsGoal } = props;
  const sides = (['island', 'climate'] as const).filter((side) => player[side] !== NO_CARD);
  return (
    <aside className={styles.boards} aria-label={speech.table.boards}>
      <div className={styles.sides}>
        {sides.map((side) => (
          <BoardCard
            key={side}
            card={player[side]}
            language={speech.language}
            lit={isOwn && answers(litColor, player[side]) ? 'would' : undefined}
            counts={goal?.counted.seat === seat ? goal.counted[side] || (showsGoal ? false : undefined) : undefined}
            open={() => open(bare(player[side]))}
            look={(isOver) => look(isOver ? bare(player[side]) : undefined)}
          />
        ))}
      </div>
      <Stock player={player} hasAbundance={view.options.abundance} speech={speech} />
      <Leaves player={player} speech={speech} />
      {isOwn && !over && view.phase !== 'sides' && <Exchanges turn={turn} speech={speech} />}
    </aside>
  );
}
