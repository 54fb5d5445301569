import { covers } from './letters.ts';

/** The page's typefaces written into a picture, so that it looks the same wherever it is opened. */
export async function fontFaces(family: string, letters: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesIn).filter((face) => isUsed(face, family, letters));
  const texts = await Promise.all(faces.map(embedded));
  return texts.join('');
}

const facesIn = (sheet: CSSStyleSheet): CSSFontFaceRule[] =>
  [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);

const propertyOf = ({ style }: CSSFontFaceRule, name: string): string => style.getPropertyValue(name);

const isUsed = (face: CSSFontFaceRule, family: string, letters: string): boolean =>
  propertyOf(face, 'font-family').replaceAll(/['"]/g, '') === family &&
  propertyOf(face, 'font-style') !== 'italic' &&
  covers(propertyOf(face, 'unicode-range'), letters);

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(propertyOf(face, 'src')) ?? [];
  if (address === undefined) return '';
  const base = face.parentStyleSheet?.href ?? document.baseURI;
  const bytes = await (await fetch(new URL(address, base))).bytes();
  const family = propertyOf(face, 'font-family');
  const weight = propertyOf(face, 'font-weight');
  const source = `data:font/woff2;base64,${base64(bytes)}`;
  return `@font-face{font-family:${family};font-weight:${weight};src:url(${source})}`;
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
