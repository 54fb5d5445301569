import { expect, test, vi } from 'vitest';
import { cardById } from '../material/cards.ts';

const network = vi.hoisted(() => ({ isUp: false }));

vi.mock('../words/names/de-names.ts', () => ({
  get names(): Readonly<Record<string, string>> {
    if (!network.isUp) throw new Error('no network');
    return { E001: 'Deutscher Name' };
  },
}));

test('names that could not be loaded are tried again when they are asked for again', async () => {
  // Names that another test has loaded would not be asked for again.
  vi.resetModules();
  const { cardName, loadNames } = await import('../words/names/index.ts');
  const { index, name } = cardById('E001');
  await loadNames('de');
  expect(cardName(index, 'de')).toBe(name);
  network.isUp = true;
  await loadNames('de');
  await vi.waitFor(() => expect(cardName(index, 'de')).toBe('Deutscher Name'));
});
