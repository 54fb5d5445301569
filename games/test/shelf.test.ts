import { coverOf } from '@grove/kernel';
import { expect, test } from 'vitest';
import { advisors, boxes } from '../index.ts';
import { shelf } from '../shelf.ts';

test('the shelf holds the listed games in the listed order', () => {
  expect(shelf.map(({ cover }) => cover.id)).toEqual(boxes.map(({ game }) => game.id));
});

test.each(boxes.map((box, i) => ({ id: box.game.id, box, shelved: shelf[i] })))(
  'the box of $id holds what its cover says',
  async ({ id, box, shelved }) => {
    expect(shelved.cover).toEqual(coverOf(box));
    expect(shelved.cover.options.timer !== undefined).toBe(box.game.turnLimit !== undefined);
    const opened = await shelved.open();
    expect(opened.box).toBe(box);
    expect(opened.advisor).toBe(advisors[id]);
  },
);
