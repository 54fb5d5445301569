/** The first byte of a text message in one frame. */
const WHOLE_TEXT = 0x81;
/** In place of a length: it follows in two bytes, or in eight. */
const [IN_TWO_BYTES, IN_EIGHT_BYTES] = [126, 127] as const;
const [MEDIUM, LARGE] = [126, 65_536] as const;

/** Text messages as a server sends them by RFC 6455, each in one frame without a mask; every character is one byte. */
export function textFrames(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    // Nearly all messages are plain ASCII, and need not be copied to be encoded.
    frames += head(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
  }
  return frames;
}

function head(length: number): string {
  if (length < MEDIUM) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < LARGE) return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >> shift) & 255);
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}
