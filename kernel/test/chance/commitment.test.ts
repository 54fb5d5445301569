import { expect, test } from 'vitest';
import { commitmentTo, keepsCommitment } from '../../index.ts';

// The vectors of the standard, and one that needs UTF-8.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['é', '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c'],
])('the commitment to "%s" is its SHA-256', (seed, digest) => {
  expect(commitmentTo(seed)).toBe(digest);
});

test('only the promised seed keeps the commitment', () => {
  const commitment = commitmentTo('oak');
  expect(keepsCommitment('oak', commitment)).toBe(true);
  expect(keepsCommitment('oak ', commitment)).toBe(false);
});
