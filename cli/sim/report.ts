import { strengthCurve } from './curve.ts';
import { escapeHtml, histograms, partBars } from './charts.ts';
import { entrantRows, seatRows, type SimResult } from './result.ts';

const STYLE = `
:root { color-scheme: light dark; --table: #dbe0d2; --paper: #fbfaf4; --ink: #1c2822; --ink-2: #4c5a51; --line: #c9cebe; --act: #1c5a44; --rust: #a03d24; }
@media (prefers-color-scheme: dark) { :root { --table: #121b18; --paper: #1e2a26; --ink: #eef1e8; --ink-2: #aab7ad; --line: #3a4a43; --act: #8ed0a6; --rust: #f09a7c; } }
body { margin: 0; padding: 24px; background: var(--table); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; }
h1, h2, figcaption { font-family: Besley, Rockwell, Georgia, serif; }
section { background: var(--paper); border-radius: 12px; padding: 16px 24px; margin: 12px 0; overflow-x: auto; }
p { color: var(--ink-2); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 16px 4px 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 16px 0; }
svg { width: 100%; height: auto; margin-top: 8px; }
svg text { font-size: 13px; fill: var(--ink-2); }
.bar { fill: var(--act); }
.mean { stroke: var(--rust); stroke-width: 2; }
.curve { fill: none; stroke: var(--act); stroke-width: 2; }
.range { stroke: var(--act); stroke-width: 1; }
`;

/**
 * The results as one page that needs nothing but itself. Several results are one tournament with different thinking
 * times: the curve shows them all, the rest of the page the last.
 */
export function reportPage(results: readonly SimResult[]): string {
  const { tournament, summary, seconds } = results[results.length - 1];
  const { game, games, seed, options } = tournament;
  const facts = `${games} games with seed ${seed} and options ${JSON.stringify(options)}, played in ${seconds.toFixed(1)} s.`;
  const curve = results.length < 2 ? '' : `<section><h2>Thinking time</h2>${strengthCurve(results)}</section>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(game)}: a tournament</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(game)}</h1>
<p>${escapeHtml(facts)} Every deal is played from every seat. Intervals hold the true value 95 times out of 100:
Student's over the deals for means, Wilson's for wins. Ratings are Bradley-Terry on the Elo scale, 1500 on average.</p>
${curve}<section><h2>Entrants</h2>${table(entrantRows(summary.entrants))}</section>
<section><h2>Seats</h2>${table(seatRows(summary))}</section>
<section><h2>Totals</h2>${histograms(summary.entrants)}</section>
<section><h2>Parts</h2>${partBars(summary.entrants)}</section>
</main>
</body>
</html>
`;
}

function table([header, ...rows]: readonly (readonly string[])[]): string {
  const head = header.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
