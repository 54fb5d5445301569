import { itemAt } from '@grove/kernel';
import { download } from './download.tsx';
import { fontFaces } from './fonts.tsx';
import { SYMBOLS_ID } from '../planet/symbols.tsx';
import { VIEW_BOX } from '../planet/planet.tsx';

const PIXELS = 1600;
const PNG = 'image/png';

/** Saves the planet on the screen as a file of its own. */
export async function savePlanet(id: string, name: string, kind: 'svg' | 'png'): Promise<void> {
  const svg = await standaloneSvg(id);
  download(kind === 'svg' ? svg : await drawn(svg), `${name}.${kind}`);
}

/** Whether this browser hands pictures on to other programs. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], 'a.png', { type: PNG })] });

/** Hands the picture on; whoever changes their mind has done nothing wrong. */
export async function sharePlanet(id: string, name: string, title: string): Promise<void> {
  const file = new File([await drawn(await standaloneSvg(id))], `${name}.png`, { type: PNG });
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The picture with everything it refers to: colours resolved, typefaces inside, without the grid that lies over it. */
async function standaloneSvg(id: string): Promise<Blob> {
  const picture = document.getElementById(id)?.cloneNode(true);
  const symbols = document.getElementById(SYMBOLS_ID)?.cloneNode(true);
  if (!(picture instanceof SVGElement) || !(symbols instanceof SVGElement)) throw new Error('no planet to save');
  picture.querySelector('[role=grid]')?.remove();
  const fonts = await fontsOf(picture);
  picture.prepend(symbols, ground());
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('viewBox', VIEW_BOX);
  picture.setAttribute('width', String(PIXELS));
  picture.setAttribute('height', String(PIXELS));
  const text = new XMLSerializer().serializeToString(picture);
  return new Blob([text.replace('>', `><style>${fonts}${variables(text)}</style>`)], { type: 'image/svg+xml' });
}

/** The table that the planet lies on: light and names are made for it. */
function ground(): SVGElement {
  const table = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const [x = '', y = '', width = '', height = ''] = VIEW_BOX.split(' ');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: 'var(--table)' })) {
    table.setAttribute(name, value);
  }
  return table;
}

/** The typefaces that the picture's texts are set in. */
async function fontsOf(picture: SVGElement): Promise<string> {
  const texts = Map.groupBy(picture.querySelectorAll('text'), (text) =>
    familyOf(text.getAttribute('font-family') ?? ''),
  );
  const faces = [...texts].map(([family, set]) =>
    fontFaces(family, set.map(({ textContent }) => textContent).join('')),
  );
  return (await Promise.all(faces)).join('');
}

/** `var(--title)` names a list; the first of it is ours. */
function familyOf(variable: string): string {
  const [, name] = /var\((--[\w-]+)\)/.exec(variable) ?? [];
  const list = name === undefined ? variable : getComputedStyle(document.body).getPropertyValue(name);
  return itemAt(list.split(','), 0).replaceAll(/['"]/g, '').trim();
}

/** Colours that the theme decides are written out; those of pieces are set inside the picture itself. */
function variables(text: string): string {
  const names = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const probe = document.body.appendChild(document.createElement('span'));
  const values = [...names].map((name) => ({ name, value: resolved(probe, name) }));
  probe.remove();
  // What the theme leaves open has its default inside the picture.
  const rules = values.filter(({ value }) => value !== '').map(({ name, value }) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
}

function resolved(probe: HTMLElement, name: string): string {
  const raw = getComputedStyle(probe).getPropertyValue(name).trim();
  if (!raw.includes('light-dark')) return raw;
  probe.style.color = `var(${name})`;
  return getComputedStyle(probe).color;
}

async function drawn(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  const image = new Image(PIXELS, PIXELS);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS);
  URL.revokeObjectURL(url);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), PNG);
  });
}
