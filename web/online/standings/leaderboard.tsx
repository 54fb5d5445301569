import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { storedSession } from '../session.ts';
import type { Standing } from '@grove/protocol';
import { isBot, playerName } from './player-name.ts';
import { ratingText } from './rating-text.ts';
import { useStandingWords } from './words/index.ts';

/** Those with fewer rated games come last and have no place yet; the server sorts them so. */
const GAMES_FOR_PLACE = 10;

interface LeaderboardProps {
  readonly title: string;
  readonly standings: readonly Standing[];
}

export function Leaderboard({ title, standings }: LeaderboardProps) {
  const words = useWords();
  const standing = useStandingWords();
  const me = storedSession()?.person.id;
  if (standings.length === 0) return <p className="panel">{standing.nobodyYet}</p>;
  return (
    <div className="panel ranks-panel">
      <table className="ranks">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{standing.place}</th>
            <th scope="col">{standing.player}</th>
            <th scope="col">{standing.rating}</th>
            <th scope="col">{standing.games}</th>
            <th scope="col">{standing.wins}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ player, name, shown, games, wins }, i) => (
            <tr key={player} data-me={player === me || undefined}>
              <td>{games < GAMES_FOR_PLACE ? '–' : i + 1}</td>
              <th scope="row">
                <Link href={`/people/${player}`}>{playerName(words, player, name)}</Link>
                {isBot(player) && <span className="second"> {standing.isBot}</span>}
              </th>
              <td className="number">{ratingText(shown)}</td>
              <td>{games}</td>
              <td>{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
