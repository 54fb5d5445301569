import { BadInput } from '@grove/kernel';
import { expect, test } from 'vitest';
import { unreadText } from '../unread-words.ts';

test('what cannot be read is named in the language of the reader', () => {
  const error = new BadInput('"z9" is not a cell such as b2', 'z9');
  expect(unreadText('de', error, 'grow z9', 'grow b2')).toBe(
    '„z9“ ist hier kein Zug. So geht es zum Beispiel: grow b2',
  );
});

test('where the reader does not know the word, all that was typed is named', () => {
  expect(unreadText('en', new BadInput('a part is empty'), ' A | ', 'A')).toBe(
    '“A |” is not a move here. Try something like: A',
  );
});
