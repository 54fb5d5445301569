import { escapeHtml } from './charts.ts';

const STYLE = `
:root { color-scheme: light dark; --table: #dbe0d2; --paper: #fbfaf4; --ink: #1c2822; --ink-2: #4c5a51; --line: #c9cebe; --rust: #a03d24;
  --c1: #1c5a44; --c2: #a8730f; --c3: #2f6690; --c4: #8a3b5c; --c5: #5f6f2a; --c6: #6a5490; }
@media (prefers-color-scheme: dark) { :root { --table: #121b18; --paper: #1e2a26; --ink: #eef1e8; --ink-2: #aab7ad; --line: #3a4a43; --rust: #f09a7c;
  --c1: #8ed0a6; --c2: #e8bd63; --c3: #86bde6; --c4: #e79ab8; --c5: #c3d27a; --c6: #bca9e6; } }
body { margin: 0; padding: 24px; background: var(--table); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; }
h1, h2, figcaption { font-family: Besley, Rockwell, Georgia, serif; }
h2 { margin-top: 0; }
section { background: var(--paper); border-radius: 12px; padding: 16px 24px; margin: 12px 0; }
p { color: var(--ink-2); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 16px 4px 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; }
tbody th { font-weight: normal; }
figure { margin: 16px 0; }
svg { display: block; width: 100%; height: auto; margin-top: 8px; }
svg text { font-size: 13px; fill: var(--ink-2); stroke: var(--paper); stroke-width: 4px; paint-order: stroke; }
.c1 { --own: var(--c1); } .c2 { --own: var(--c2); } .c3 { --own: var(--c3); } .c4 { --own: var(--c4); } .c5 { --own: var(--c5); } .c6 { --own: var(--c6); }
g { fill: var(--own); stroke: none; }
i { background: var(--own); }
.mean { stroke: var(--rust); stroke-width: 2; }
.axis { stroke: var(--line); }
.curve { fill: none; stroke: var(--own); stroke-width: 2; }
.range { stroke: var(--own); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }
.legend i { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border-radius: 2px; }
.parts { display: grid; grid-template-columns: max-content 1fr; gap: 8px 16px; margin: 16px 0 0; font-variant-numeric: tabular-nums; }
.parts dd { margin: 0; }
.parts i { display: inline-block; min-width: 1px; height: 12px; margin-right: 4px; border-radius: 2px; vertical-align: -1px; }
@media (max-width: 600px) { body { padding: 12px; } section { padding: 12px; } svg text { font-size: 24px; } }
`;

/** A page that needs nothing but itself; `content` is markup, the rest is text. */
export const pageOf = (game: string, what: string, introduction: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(game)}: ${escapeHtml(what)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(game)}</h1>
<p>${escapeHtml(introduction)}</p>
${content}
</main>
</body>
</html>
`;

export const section = (heading: string, content: string): string =>
  `<section><h2>${escapeHtml(heading)}</h2>${content}</section>`;
