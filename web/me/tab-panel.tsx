import type { GameManifest, KeptGame, SoloTitle } from '@grove/game-kit';
import { totalOf } from '@grove/game-kit/achievements';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { AchievementList } from './achievement-list.tsx';
import { Overview } from './overview.tsx';
import { BestGames } from './best-games.tsx';
import { LyingBars, StandingBars } from './charts/bars.tsx';
import { ScoresChart } from './charts/scores.tsx';
import { MistakesPanel } from './mistakes-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { distributionOf, type Group, inGroup, summaryOf, titleCounts } from './statistics.ts';
import { useDate } from './use-date.ts';
import { useMyWords } from './words/index.ts';

export const TABS = ['overview', 'scores', 'spread', 'titles', 'best', 'mistakes', 'achievements', 'data'] as const;
export type Tab = (typeof TABS)[number];

interface TabPanelProps {
  readonly tab: Tab;
  readonly group: Group | undefined;
  readonly games: readonly KeptGame[];
  /** What scores of the group are called; none where they have no titles. */
  readonly titles: readonly SoloTitle[];
  readonly manifests: readonly GameManifest[];
}

/** What a tab shows: mistakes, achievements and data of all games, the rest of the group that is chosen. */
export function TabPanel({ tab, group, games, titles, manifests }: TabPanelProps) {
  if (tab === 'achievements') return <AchievementList games={games} manifests={manifests} />;
  if (tab === 'mistakes') return <MistakesPanel games={games} manifests={manifests} />;
  if (tab === 'data') return <DataPanel games={games} manifests={manifests} />;
  if (group === undefined) return <NoGames />;
  const own = inGroup(games, group);
  if (tab === 'overview') {
    return <Overview manifests={manifests} group={group} games={own} allGames={games} titles={titles} />;
  }
  return (
    <div className="me-group-panel">
      <SummaryLine games={own} />
      {tab === 'best' ? (
        <BestGames group={group} games={own} titles={titles} />
      ) : (
        <Chart tab={tab} games={own} titles={titles} />
      )}
    </div>
  );
}

/** Before the first game: where to begin. */
function NoGames() {
  const { allGames } = useWords();
  return (
    <div className="me-none">
      <p>{useMyWords().none}</p>
      <Link className="button act" href="/">
        {allGames}
      </Link>
    </div>
  );
}

function SummaryLine({ games }: { readonly games: readonly KeptGame[] }) {
  const words = useMyWords();
  const language = useLanguage();
  const { games: count, best, mean, wins } = summaryOf(games);
  const meanText = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
  return (
    <p>
      {words.summary(count, best, meanText)} {wins > 0 && words.wins(wins)}
    </p>
  );
}

function Chart({ tab, games, titles }: Pick<TabPanelProps, 'tab' | 'games' | 'titles'>) {
  const words = useMyWords();
  const language = useLanguage();
  const dateOf = useDate();
  const totals = games.map(totalOf);
  if (tab === 'spread') {
    const bars = distributionOf(totals).map(({ from, to, count }) => ({
      name: from === to ? String(from) : words.range(from, to),
      short: String(from),
      count,
    }));
    return <StandingBars title={words.spreadChart} columns={[words.points, words.games]} bars={bars} />;
  }
  if (tab === 'titles') {
    const bars = titleCounts(titles, totals).map(({ title, count }) => ({ name: title.title[language], count }));
    return <LyingBars title={words.titlesChart} columns={[words.titleColumn, words.games]} bars={bars} />;
  }
  return <ScoresChart games={games} dateOf={dateOf} titles={titles} />;
}
