import { SYMBOLS_ID } from '../planet/symbols.tsx';
import { VIEW_BOX } from '../planet/planet.tsx';

const PIXELS = 1600;

/** Saves the planet on the screen as a file of its own. */
export async function savePlanet(id: string, name: string, kind: 'svg' | 'png'): Promise<void> {
  const text = standaloneSvg(id);
  const svg = new Blob([text], { type: 'image/svg+xml' });
  download(kind === 'svg' ? svg : await drawn(svg), `${name}.${kind}`);
}

/** The picture with everything it refers to, its colours resolved, without the grid that lies over it. */
export function standaloneSvg(id: string): string {
  const picture = document.getElementById(id)?.cloneNode(true);
  const symbols = document.getElementById(SYMBOLS_ID)?.cloneNode(true);
  if (!(picture instanceof SVGElement) || !(symbols instanceof SVGElement)) throw new Error('no planet to save');
  picture.querySelector('[role=grid]')?.remove();
  picture.prepend(symbols);
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('viewBox', VIEW_BOX);
  picture.setAttribute('width', String(PIXELS));
  picture.setAttribute('height', String(PIXELS));
  return resolveVariables(new XMLSerializer().serializeToString(picture));
}

/** Colours that the theme decides are written out; those of pieces are set inside the picture itself. */
function resolveVariables(text: string): string {
  const names = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const probe = document.body.appendChild(document.createElement('span'));
  const values = [...names].map((name) => ({ name, value: resolved(probe, name) }));
  probe.remove();
  // What the theme leaves open has its default inside the picture.
  const rules = values.filter(({ value }) => value !== '').map(({ name, value }) => `${name}:${value}`);
  return text.replace(/>/, `><style>:root{${rules.join(';')}}</style>`);
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
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
