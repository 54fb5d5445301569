import { type GameRecord, readRecord } from '@grove/kernel';

export const saveRecord = (record: GameRecord): void => saveJson(record, record.game);

export function saveJson(content: object, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Reads a record file; throws BadInput when it is none. A file with several games gives its first. */
export async function openRecord(file: File): Promise<GameRecord> {
  const content: unknown = JSON.parse(await file.text());
  return readRecord(Array.isArray(content) ? content[0] : content);
}
