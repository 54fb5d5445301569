export const WIDTH = 640;
/** Room for the words under a chart. */
export const AXIS = 34;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const COLOURS = 6;

/** The class of an entrant's colour, the same in all charts. */
export const colourOf = (entrant: number): string => `c${(entrant % COLOURS) + 1}`;

/** Which colour is whose; for one entrant nothing needs to be said. */
export function legend(names: readonly string[]): string {
  if (names.length < 2) return '';
  const items = names.map((name, i) => `<li><i class="${colourOf(i)}"></i>${escapeHtml(name)}</li>`);
  return `<ul class="legend">${items.join('')}</ul>`;
}

export const figure = (caption: string, height: number, content: string): string =>
  `<figure><figcaption>${escapeHtml(caption)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(caption)}">${content}</svg></figure>`;

export const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;

export const round = (value: number): string => value.toFixed(1);

/** Rows of text as a table, the header first; it scrolls for itself where it is wider than the page. */
export function table([header = [], ...rows]: readonly (readonly string[])[], what: string): string {
  const head = header.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const others = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`;
  });
  return `<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(what)}">
<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}
