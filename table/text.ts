import { demand } from './refusal.ts';

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const NOTE_LENGTH = 4000;

// Control characters, invisible ones, and the marks that turn the direction of everything after them. The joiners U+200C and U+200D
// stay: some scripts, and many emoji, are written with them.
const UNFIT = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Line ends of all kinds become spaces. */
const LINE_ENDS = /[\t\r\n\u2028\u2029]+/g;
/** What nobody sees, though it counts as letters or symbols: fillers and the empty Braille pattern. */
const UNSEEN = /[\s\p{M}\u115f\u1160\u17b4\u17b5\u200c-\u200d\u2800\u3164\uffa0]/gu;

/**
 * Text from a person in the form that is stored: normalized, without control and direction characters, trimmed. It is plain
 * text and must be shown as text.
 */
export function cleanText(text: string, limit: number): string {
  const clean = text.normalize('NFC').replaceAll(LINE_ENDS, ' ').replaceAll(UNFIT, '').trim();
  const { length } = clean;
  demand(length <= limit, 'bad-text', { length, limit });
  return clean;
}

/** Like `cleanText`, for text of which something must be seen. */
export function cleanLine(text: string, limit: number): string {
  const clean = cleanText(text, limit);
  demand(clean.replaceAll(UNSEEN, '') !== '', 'bad-text', { length: 0, limit });
  return clean;
}
