/** The first byte of a text message in one frame. */
const WHOLE_TEXT = 0x81;
/** In place of a length: it follows in two bytes, or in eight. */
const [IN_TWO_BYTES, IN_EIGHT_BYTES] = [126, 127] as const;
const [MEDIUM, LARGE] = [126, 65_536] as const;
/** Characters from here on are two bytes long in UTF-8. */
const BEYOND_ASCII = 128;

/** Text messages as a server sends them by RFC 6455, each in one frame without a mask; every character is one byte. */
export function textFrames(texts: readonly string[]): string {
  return plainFrames(texts) ?? encodedFrames(texts);
}

/**
 * Nearly all messages are plain ASCII, and need not be copied to be encoded. That is found out when heads and texts have been put together: to
 * look into a text that was put together of others copies it, and so each is copied once.
 *
 * @returns undefined if a text is not ASCII
 */
function plainFrames(texts: readonly string[]): string | undefined {
  let frames = '';
  let highInHeads = 0;
  for (const text of texts) {
    const head = headFor(text.length);
    for (let at = 0; at < head.length; at++) if (head.charCodeAt(at) >= BEYOND_ASCII) highInHeads++;
    frames += head + text;
  }
  return Buffer.byteLength(frames) === frames.length + highInHeads ? frames : undefined;
}

function encodedFrames(texts: readonly string[]): string {
  return texts.map((text) => headFor(Buffer.byteLength(text)) + Buffer.from(text).toString('latin1')).join('');
}

function headFor(length: number): string {
  if (length < MEDIUM) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < LARGE) return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >> shift) & 255);
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}
