import { useSpot } from '@grove/game-kit/board/help';
import { moveOf } from '../../rules/move.ts';
import type { SeatView } from '../../rules/view.ts';
import { Good, type GoodName } from './good.tsx';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import styles from './stock.module.css';

interface StockProps {
  readonly player: SeatView;
  readonly hasAbundance: boolean;
  readonly speech: Speech;
}

/** What somebody has beside the island: soil, seeds, the store, the compost. */
export function Stock({ player, hasAbundance, speech }: StockProps) {
  const { stock } = speech.table;
  const lines: [GoodName, number, string][] = [
    ['soil', player.soil, stock.soil],
    ...(hasAbundance ? ([['seed', player.seeds, stock.seeds]] as [GoodName, number, string][]) : []),
    ...(hasAbundance ? ([['sprout', player.store, stock.store]] as [GoodName, number, string][]) : []),
    ['compost', player.compostSize, stock.compost],
  ];
  return (
    <dl className={`${styles.panel} ${styles.stock}`} aria-label={stock.title}>
      {lines.map(([good, n, label]) => (
        <div key={good} className={styles.good}>
          <dt>{label}</dt>
          <dd data-origin={good}>
            <Good name={good} />
            {n}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LEAVES = [1, 2, 3, 4, 5];

/** E3.9: five leaves, for claims or for seeds; and what else lies beside. */
export function Leaves({ player, speech }: Omit<StockProps, 'hasAbundance'>) {
  const { stock } = speech.table;
  return (
    <div className={`${styles.panel} ${styles.leaves}`}>
      <p className={styles.row} aria-hidden="true">
        {LEAVES.map((leaf) => (
          <svg key={leaf} viewBox="0 0 18 26" data-icon="leaf" data-spent={leaf > player.leaves || undefined}>
            <path d="M9 1.500C3.500 7 1.500 12 3 18c1 4 3 6 6 6.500 3-.5 5-2.500 6-6.500 1.500-6-.5-11-6-16.500zM9 8v14" />
          </svg>
        ))}
      </p>
      <p>{stock.leavesLeft(player.leaves)}</p>
      <p className={styles.second}>{stock.handAndEvents(player.handSize, player.events.length)}</p>
    </div>
  );
}

interface Exchange {
  readonly move: number;
  readonly from: readonly [number, GoodName];
  readonly to: readonly [number, GoodName];
}

const EXCHANGES: readonly Exchange[] = [
  { move: moveOf('convert', 0), from: [3, 'sprout'], to: [2, 'soil'] },
  { move: moveOf('convert', 1), from: [4, 'sprout'], to: [1, 'seed'] },
  { move: moveOf('leaf'), from: [1, 'leaf'], to: [1, 'seed'] },
  { move: moveOf('seed'), from: [1, 'seed'], to: [2, 'growth'] },
];

const EXCHANGE_NAMES = ['soil', 'seed', 'leaf', 'use'] as const;

/** E8.1: what can be exchanged at any moment at which nothing is half done. */
export function Exchanges({ turn, speech }: { readonly turn: Turn; readonly speech: Speech }) {
  const { exchange } = speech.table;
  const spot = useSpot();
  const names = [exchange.soil, exchange.seed, exchange.leaf, exchange.use];
  const shown = turn.model.view.options.abundance ? EXCHANGES : EXCHANGES.slice(0, 1);
  return (
    <div className={`${styles.panel} ${styles.exchanges}`} role="group" aria-label={exchange.title}>
      {shown.map(({ move, from, to }, i) => (
        <button
          key={move}
          type="button"
          className={styles.exchange}
          {...spot(`exchange ${EXCHANGE_NAMES[i]}`)}
          data-leads-back
          title={names[i]}
          aria-disabled={!turn.model.moves.includes(move)}
          onClick={() => turn.act(move)}
        >
          <span className={styles.spelled}>{names[i]}</span>
          <b aria-hidden="true">{from[0]}</b>
          <Good name={from[1]} />
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow} data-icon="arrow">
            <path
              d="M4 12h15m-5-5 5 5-5 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.600"
              strokeLinecap="round"
            />
          </svg>
          {move === moveOf('seed') ? (
            <span className={styles.many} aria-hidden="true">
              …
            </span>
          ) : (
            <>
              <b aria-hidden="true">{to[0]}</b>
              <Good name={to[1]} />
            </>
          )}
        </button>
      ))}
    </div>
  );
}
