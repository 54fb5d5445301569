import { LEVELS } from '@grove/bots';
import type { GameManifest, KeptGame, SoloTitle } from '@grove/game-kit';
import { soloTitleFor } from '@grove/game-kit';
import { totalOf } from '@grove/game-kit/achievements';
import { itemAt } from '@grove/kernel';
import { useLanguage, useWords } from '../language.tsx';
import { seatTitle } from '../local-game/seat-names.ts';
import { OwnGame } from '../replay/own-games.tsx';
import { Portrait } from '../set-up/portraits.tsx';
import { LastGame } from './last-game.tsx';
import { NextGoals } from './next-goals.tsx';
import { ENOUGH_FOR_CHARTS, type Group, rivalriesOf, type Rivalry, summaryOf, winningStreak } from './statistics.ts';
import { useMyWords } from './words/index.ts';
import './overview.css';

/** Before the last; the others are on the page of replays. */
const RECENT = 9;

interface OverviewProps {
  readonly manifests: readonly GameManifest[];
  readonly group: Group;
  /** Of the group, in the order in which they ended; at least one. */
  readonly games: readonly KeptGame[];
  /** Those of all groups. */
  readonly allGames: readonly KeptGame[];
  readonly titles: readonly SoloTitle[];
}

/** The numbers that one asks for first, the last game, what is near to be reached, how it went against each bot, and the games before. */
export function Overview({ manifests, group, games, allGames, titles }: OverviewProps) {
  const words = useMyWords();
  const rivalries = rivalriesOf(games, LEVELS);
  const manifest = manifests.find(({ cover }) => cover.id === group.game);
  const before = games.slice(-1 - RECENT, -1).toReversed();
  return (
    <div className="scrolls overview" tabIndex={0} role="group" aria-label={words.tabs.overview}>
      {group.isSolo ? <SoloTiles games={games} titles={titles} /> : <CompanyTiles games={games} />}
      <div className="overview-columns">
        <div className="overview-games">
          {manifest && <LastGame manifest={manifest} game={itemAt(games, games.length - 1)} />}
          {rivalries.length > 0 && <Rivalries rivalries={rivalries} />}
          {before.length > 0 && <RecentGames games={before} manifest={manifest} />}
        </div>
        <div className="overview-goals">
          <NextGoals games={allGames} manifests={manifests} own={games} titles={titles} />
          {games.length < ENOUGH_FOR_CHARTS && <p className="second">{words.chartsLater(ENOUGH_FOR_CHARTS)}</p>}
        </div>
      </div>
    </div>
  );
}

interface RecentGamesProps {
  readonly games: readonly KeptGame[];
  readonly manifest: GameManifest | undefined;
}

function RecentGames({ games, manifest }: RecentGamesProps) {
  return (
    <section aria-labelledby="recent-games">
      <h2 id="recent-games">{useMyWords().recent}</h2>
      <ul>
        {games.map((game) => (
          <OwnGame key={game.id} game={game} manifest={manifest} isAmongLike />
        ))}
      </ul>
    </section>
  );
}

function CompanyTiles({ games }: Pick<OverviewProps, 'games'>) {
  const { tiles } = useMyWords();
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const { games: played, wins, best } = summaryOf(games);
  return (
    <dl className="tiles">
      <Tile name={tiles.played} value={String(played)} />
      <Tile name={tiles.won} value={String(wins)} note={percent.format(wins / played)} />
      <Tile name={tiles.best} value={String(best)} />
      <Tile name={tiles.streak} value={String(winningStreak(games))} />
    </dl>
  );
}

/** Alone nobody wins: there scores have titles. */
function SoloTiles({ games, titles }: Pick<OverviewProps, 'games' | 'titles'>) {
  const { tiles } = useMyWords();
  const language = useLanguage();
  const { games: played, best, mean } = summaryOf(games);
  const last = totalOf(itemAt(games, games.length - 1));
  const titleOf = (points: number) => soloTitleFor(titles, points)?.title[language];
  return (
    <dl className="tiles">
      <Tile name={tiles.played} value={String(played)} />
      <Tile name={tiles.best} value={String(best)} note={titleOf(best)} />
      <Tile name={tiles.average} value={String(Math.round(mean))} />
      <Tile name={tiles.last} value={String(last)} note={titleOf(last)} />
    </dl>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

const Tile = ({ name, value, note }: TileProps) => (
  <div className="tile">
    <dt className="second">{name}</dt>
    <dd className="number">{value}</dd>
    {note !== undefined && <dd className="second">{note}</dd>}
  </div>
);

function Rivalries({ rivalries }: { readonly rivalries: readonly Rivalry[] }) {
  const words = useWords();
  const my = useMyWords();
  return (
    <section aria-labelledby="rivalries">
      <h2 id="rivalries">{my.rivalries}</h2>
      <ul className="rivalries">
        {rivalries.map(({ bot, games, wins }) => (
          <li key={bot}>
            <Portrait sitter={bot} />
            <span>{seatTitle(words, bot)}</span>
            <span className="second">{my.wonOf(wins, games)}</span>
            <Share of={wins / games} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bar that is full where everything was won; the words beside it say the same. */
const Share = ({ of }: { readonly of: number }) => (
  <svg className="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h100v6H0Z" className="share-all" />
    <path d={`M0 0h${100 * of}v6H0Z`} className="share-won" />
  </svg>
);
