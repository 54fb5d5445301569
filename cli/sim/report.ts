import { itemAt } from '@grove/kernel';
import { table } from './charts.ts';
import { strengthCurve } from './curve.ts';
import { gainRows } from './gain.ts';
import { histograms } from './histogram.ts';
import { pageOf, section } from './page.ts';
import { partCharts } from './parts.ts';
import { entrantRows, seatRows, type SimResult } from './result.ts';

const METHOD =
  "Every deal is played from every seat. Intervals hold the true value 95 times out of 100: Student's over the deals for means, " +
  "Wilson's for wins. Ratings are Bradley-Terry on the Elo scale, 1500 on average.";
const PARTS =
  '<p>What the totals are made of, on average. What a game counts several times, such as season by season, is drawn as lines.</p>';

/**
 * The results as a page. Several results are one tournament with different thinking times: the curve shows them all, the
 * rest of the page the last.
 */
export function reportPage(results: readonly SimResult[]): string {
  const { tournament, summary, seconds } = itemAt(results, results.length - 1);
  const { game, games, seed, options } = tournament;
  const facts = `${games} games with seed ${seed} and options ${JSON.stringify(options)}, played in ${seconds.toFixed(1)} s.`;
  const sections = [
    ...(results.length < 2 ? [] : [thinkingSection(results)]),
    section('Entrants', table(entrantRows(summary.entrants), 'Entrants')),
    section('Seats', table(seatRows(summary), 'Seats')),
    section('Totals', histograms(summary.entrants)),
    section('Parts', PARTS + partCharts(summary.entrants)),
  ];
  return pageOf(game, 'a tournament', `${facts} ${METHOD}`, sections.join('\n'));
}

/** Strength against time: the same tournament with different thinking times of the first entrant. */
export const thinkingSection = (results: readonly SimResult[]): string =>
  section('Thinking time', strengthCurve(results) + table(gainRows(results), 'Thinking time'));
