import type { Cover, GameManifest } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { storedSession } from '../session.ts';
import { TableList } from '../lobby/table-list.tsx';
import { useTables } from '../lobby/use-tables.ts';
import { useRequest } from '../use-request.ts';
import { useOnlineWords } from '../words/index.ts';
import type { Player } from '@grove/protocol';
import { callApi } from '../api.ts';
import { RatingCurve } from './rating-curve.tsx';
import { History } from './history.tsx';
import { isBot, playerName } from './player-name.ts';
import { StatisticsTable } from './statistics.tsx';
import { useStandingWords } from './words/index.ts';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/standings.css';

interface PlayerPageProps {
  readonly manifests: readonly GameManifest[];
  readonly person: string;
}

const loadPlayer = (id: string): Promise<Player> =>
  callApi('GET /people/:person', { params: { person: id }, token: storedSession()?.token });

/** A person or a bot: ratings and how they went, statistics, finished games; one's own page has the games under way too. */
export function PlayerPage({ manifests, person }: PlayerPageProps) {
  const words = useWords();
  const online = useOnlineWords();
  const standing = useStandingWords();
  const { value, error } = useRequest(person, loadPlayer);
  const name = value === undefined ? '' : playerName(words, value.id, value.name);
  const covers = manifests.map(({ cover }) => cover);
  useTitle(name === '' ? standing.player : name);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        {error !== undefined && (
          <div className="panel notice" role="status">
            <h1>{error === 'not-there' ? standing.noSuchPlayer : online.noServer}</h1>
            <Standings />
          </div>
        )}
        {value && (
          <>
            <h1>
              {name}
              {isBot(value.id) && <span className="second"> {standing.isBot}</span>}
            </h1>
            <PlayerParts player={value} covers={covers} />
            <p>
              <Standings />
            </p>
          </>
        )}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

function Standings() {
  return (
    <Link className="button" href="/standings">
      {useStandingWords().standings}
    </Link>
  );
}

interface PlayerPartsProps {
  readonly player: Player;
  readonly covers: readonly Cover[];
}

function PlayerParts({ player, covers }: PlayerPartsProps) {
  const language = useLanguage();
  const isMe = storedSession()?.person.id === player.id;
  const titleOf = (game: string) => covers.find(({ id }) => id === game)?.words[language].title ?? game;
  return (
    <div className="lobby-columns">
      <div className="lobby-lists">
        <StatisticsTable player={player} titleOf={titleOf} />
        {player.standings.map(({ game }) => (
          <RatingCurve key={game} title={titleOf(game)} games={player.games.filter((one) => one.game === game)} />
        ))}
      </div>
      <div className="lobby-lists">
        {isMe && <MyTables covers={covers} />}
        <History player={player} titleOf={titleOf} isMe={isMe} />
      </div>
    </div>
  );
}

/** The games under way, one's own turn first. */
function MyTables({ covers }: Pick<PlayerPartsProps, 'covers'>) {
  const online = useOnlineWords();
  const { mine } = useTables();
  const running = mine.filter(({ phase }) => phase !== 'finished');
  return <TableList title={online.myGames} empty={online.noGames} tables={running} covers={covers} />;
}
