import { table } from './charts.ts';
import { type Ladder, ladderRows } from './ladder.ts';
import { ladderChart } from './ladder-chart.ts';
import { pageOf, section } from './page.ts';
import { thinkingSection } from './report.ts';
import type { SimResult } from './result.ts';

const METHOD =
  "Two at the table; every deal is played from both seats. Intervals hold the true share of wins 95 times out of 100 (Wilson's). " +
  'Ratings are on the Elo scale, counted from the weakest level, which has 1000: 191 points more win 75 % of games, 382 points 90 %.';

/** The ladder as a page, and strength against time where several thinking times were played. */
export function ladderPage(ladder: Ladder, results: readonly SimResult[]): string {
  const timed = results.slice(ladder.rungs.length);
  const sections = [
    section('Bots', ladderChart(ladder) + table(ladderRows(ladder), 'Bots')),
    ...(timed.length < 2 ? [] : [thinkingSection(timed)]),
  ];
  return pageOf(ladder.game, 'the ladder of its bots', `npx ${ladder.command}. ${METHOD}`, sections.join('\n'));
}
