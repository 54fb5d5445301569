import type { TournamentStanding } from '@grove/protocol';
import { Link } from 'wouter';
import { useLocale } from '../../parts/locale.ts';
import { gamesOf } from './shown/games-of.ts';
import { tieBreakText, usePointsText } from './shown/points-text.ts';
import { isContinuous, isElimination } from './shown/state-text.ts';
import { addressOfTable } from './shown/table-address.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

interface StandingDetailsProps extends Pick<TournamentProps, 'view' | 'nameOf'> {
  readonly standing: TournamentStanding;
}

/** What a rank is made of: points, every tie-break with what it means, and the games. */
export function StandingDetails({ standing, view, nameOf }: StandingDetailsProps) {
  const words = useTournamentWords();
  const locale = useLocale();
  const pointsOf = usePointsText(view);
  const { format, tieBreaks } = view.settings;
  const meaning = isElimination(format) ? 'elimination' : isContinuous(format) ? format.kind : 'tables';
  return (
    <div className="standing-parts">
      <dl>
        <Part
          name={format.kind === 'duplicate' ? words.percent : words.points}
          value={pointsOf(standing.points)}
          means={words.pointsMean[meaning as keyof typeof words.pointsMean]}
        />
        {tieBreaks.slice(0, standing.tieBreaks.length).map((name, i) => (
          <Part
            key={name}
            name={words.tieBreaks[name].name}
            value={tieBreakText(name, standing.tieBreaks[i] ?? 0, locale)}
            means={words.tieBreaks[name].means}
          />
        ))}
      </dl>
      <ul className="standing-games">
        {gamesOf(view, standing.entrant).map(({ round, table, others, result }) => (
          <li key={table.number}>
            <span className="second">{isContinuous(format) ? words.table(table.number) : words.round(round)}</span>{' '}
            <Link href={addressOfTable(view, table)}>{others.map(nameOf).join(', ') || words.table(table.number)}</Link>
            {result && <span className="number"> {result.totals.join(' : ')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly value: string;
  readonly means: string;
}

const Part = ({ name, value, means }: PartProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="number">{value}</dd>
    <dd className="second">{means}</dd>
  </div>
);
