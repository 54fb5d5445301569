import { useId } from 'react';
import { useLanguage } from '../../language.tsx';
import type { Player } from '@grove/protocol';
import { meanText, ratingText } from './rating-text.ts';
import { useStandingWords } from './words/index.ts';

interface StatisticsProps {
  readonly player: Player;
  readonly titleOf: (game: string) => string;
}

/** A line per game: rating, games, wins, best and average points. */
export function StatisticsTable({ player, titleOf }: StatisticsProps) {
  const standing = useStandingWords();
  const language = useLanguage();
  const id = useId();
  const { statistics, standings } = player;
  const ratingOf = (game: string) => {
    const found = standings.find((one) => one.game === game);
    return found === undefined ? '–' : ratingText(found.shown);
  };
  return (
    <section className="panel ranks-panel" aria-labelledby={id}>
      <h2 id={id}>{standing.statistics}</h2>
      {statistics.length === 0 && <p className="second">{standing.noStatistics}</p>}
      {statistics.map(({ game, games, wins, best, average }) => (
        <div key={game} className="statistics">
          <h3>{titleOf(game)}</h3>
          <dl>
            {[
              [standing.rating, ratingOf(game)],
              [standing.games, games],
              [standing.wins, wins],
              [standing.best, best],
              [standing.average, meanText(language, average)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="second">{label}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
