import { expect, test } from 'vitest';
import { cardById } from '../material/cards.ts';
import { CardNames, type Names } from '../words/names/card-names.ts';

test('names that could not be loaded are tried again when they are asked for again', async () => {
  let isUp = false;
  let attempts = 0;
  const load = async (): Promise<{ readonly names: Names }> => {
    attempts++;
    if (!isUp) throw new Error('no network');
    return { names: { E001: 'Deutscher Name' } };
  };
  const names = new CardNames({ de: load, fr: load, es: load });
  const { index, name } = cardById('E001');
  await names.load('de');
  expect([names.of(index, 'de'), names.has('de')]).toEqual([name, false]);
  isUp = true;
  await names.load('de');
  await expect.poll(() => names.of(index, 'de')).toBe('Deutscher Name');
  await names.load('de');
  expect(attempts).toBe(2);
});
