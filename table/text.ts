import { demand } from './refusal.ts';

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const NOTE_LENGTH = 4000;

// Control characters but for tab and line ends, and the marks that turn the direction of everything after them.
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text from a person in the form that is stored: normalized, without control and direction characters, trimmed. It is plain
 * text and must be shown as text.
 */
export function cleanText(text: string, limit: number): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll(UNFIT, '')
    .trim();
  const { length } = clean;
  demand(length <= limit, 'bad-text', { length, limit });
  return clean;
}

/** Like `cleanText`, for text that must not be empty. */
export function cleanLine(text: string, limit: number): string {
  const clean = cleanText(text, limit);
  demand(clean !== '', 'bad-text', { length: 0, limit });
  return clean;
}
