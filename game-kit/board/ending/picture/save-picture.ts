import { itemAt } from '@grove/kernel';
import { download } from './download.ts';
import { fontFaces } from './fonts.ts';

const PNG = 'image/png';
/** How much larger than it is measured the picture is drawn, for sharp screens. */
const SCALE = 1.5;

/** A drawing on the page that can stand alone as a file. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  /** The element with the symbols that the drawing refers to. */
  readonly symbols: string | undefined;
}

export async function savePicture(drawing: Drawing, name: string, kind: 'svg' | 'png'): Promise<void> {
  const svg = await standaloneSvg(drawing);
  download(kind === 'svg' ? svg : await painted(svg, drawing), `${name}.${kind}`);
}

/** Whether this browser hands pictures on to other programs. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], 'a.png', { type: PNG })] });

/** Hands the picture on; whoever changes their mind has done nothing wrong. */
export async function sharePicture(drawing: Drawing, name: string, title: string): Promise<void> {
  const file = new File([await painted(await standaloneSvg(drawing), drawing)], `${name}.png`, { type: PNG });
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const sizeOf = ({ svg: { viewBox } }: Drawing) => viewBox.baseVal;

/** The picture with everything it refers to: styles and colours written out, typefaces and symbols inside. */
async function standaloneSvg(drawing: Drawing): Promise<Blob> {
  const { svg, symbols } = drawing;
  const picture = svg.cloneNode(true) as SVGSVGElement;
  writeStyles(svg, picture);
  const referred = symbols === undefined ? null : document.getElementById(symbols);
  if (referred !== null) picture.prepend(referred.cloneNode(true));
  const { width, height } = sizeOf(drawing);
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width, height })) {
    picture.setAttribute(name, String(value));
  }
  const fonts = await fontsOf(svg);
  const text = new XMLSerializer().serializeToString(picture);
  const rules = `<style>${fonts}${variables(text, svg)}</style>`;
  return new Blob([text.replace('>', `>${rules}`)], { type: 'image/svg+xml' });
}

/** What style sheets of the page say about a drawing; presentation attributes stay as they are. */
const WRITTEN = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-family', 'font-size', 'font-weight'];

const STYLED = '[class], text';

function writeStyles(from: Element, to: Element): void {
  const copies = to.querySelectorAll<SVGElement>(STYLED);
  from.querySelectorAll(STYLED).forEach((element, i) => {
    const computed = getComputedStyle(element);
    const copy = copies.item(i);
    for (const property of WRITTEN) copy.style.setProperty(property, computed.getPropertyValue(property));
    copy.removeAttribute('class');
  });
}

/** The typefaces that the picture's texts are set in. */
async function fontsOf(picture: SVGElement): Promise<string> {
  const texts = Map.groupBy(picture.querySelectorAll('text'), (text) => firstFamily(getComputedStyle(text).fontFamily));
  const faces = [...texts].map(([family, set]) =>
    fontFaces(family, set.map(({ textContent }) => textContent).join('')),
  );
  return (await Promise.all(faces)).join('');
}

/** Of a list of families the first is ours. */
const firstFamily = (list: string): string => itemAt(list.split(','), 0).replaceAll(/['"]/g, '').trim();

/** Colours that the theme decides are written out as they are where the picture stands. */
function variables(text: string, picture: SVGElement): string {
  const names = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const probe = (picture.parentElement ?? document.body).appendChild(document.createElement('span'));
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

async function painted(svg: Blob, drawing: Drawing): Promise<Blob> {
  const { width, height } = sizeOf(drawing);
  const url = URL.createObjectURL(svg);
  const image = new Image(width, height);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), PNG);
  });
}
