import { BadInput, type GameRecord, readRecord } from '@grove/kernel';

export const saveRecord = (record: GameRecord): void => saveJson(record, `${record.game}.json`);

/** Gives the person a file to keep. */
export function saveJson(content: object, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Far more than any game needs. */
const LARGEST = 5_000_000;

/** Reads a record file; throws BadInput that says what is wrong with it. A file with several games gives its first. */
export async function readRecordFile(file: Pick<File, 'size' | 'text'>): Promise<GameRecord> {
  if (file.size > LARGEST) throw new BadInput(`the file has ${file.size} bytes, far more than any record`);
  const content = parse(await file.text());
  if (!Array.isArray(content)) return readRecord(content);
  if (content.length === 0) throw new BadInput('the file is a list without a record');
  return BadInput.at('record 1', () => readRecord(content[0]));
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new BadInput('the file is empty');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`the file is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
