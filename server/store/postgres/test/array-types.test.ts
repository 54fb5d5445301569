import { expect, inject, onTestFinished, test } from 'vitest';
import '../../../test/backend.ts';
import { Database } from '../database.ts';

const TEXTS = [
  '',
  'plain',
  'NULL',
  '"',
  '\\',
  '\\"',
  'a,b',
  '{}',
  ' space ',
  'line\nbreak\ttab',
  'Ä 🌳',
  "it's",
  '{"a":"\\n"}',
];

test('arrays arrive as they were sent, whatever their texts hold', async () => {
  const database = new Database(inject('services')?.postgres ?? '');
  onTestFinished(() => database.close());
  const texts = await database.query(
    (sql) =>
      sql<{ text: string }[]>`select * from unnest(${TEXTS}::text[]) with ordinality as t (text, place) order by place`,
  );
  expect(texts.map(({ text }) => text)).toEqual(TEXTS);
  const numbers = [1, null, -3, 1_700_000_000_000];
  const bigints = await database.query(
    (sql) =>
      sql<
        { number: number | null }[]
      >`select number from unnest(${numbers}::bigint[]) with ordinality as t (number, place) order by place`,
  );
  expect(bigints.map(({ number }) => number)).toEqual(numbers);
  expect(await database.query((sql) => sql`select * from unnest(${[]}::integer[])`)).toHaveLength(0);
});
