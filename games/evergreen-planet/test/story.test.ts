import { expect, test } from 'vitest';
import { sinceOwn } from '../board/model/story.ts';
import type { Event } from '../rules/events.ts';

const take = (picker: number | 'opponent'): Event => ({
  kind: 'taken',
  picker,
  card: 'snow-lake',
  withToken: false,
});
const plant = (seat: number): Event => ({ kind: 'planted', seat, space: 'b2' });
const done = (seat: number): Event => ({ kind: 'done', seat });
const light = (seat: number): Event => ({ kind: 'light', seat, season: 0, points: 3 }) as Event;

/** Every event has a line but `done`. */
function newsIn(steps: readonly (readonly Event[])[], viewer: number | 'public'): number {
  const heard = steps.map((seen, id) => ({ id, seen }));
  const lines = heard
    .flatMap(({ id, seen }) => seen.map((event, i) => ({ key: `${id}.${i}`, event, text: event.kind })))
    .filter(({ event }) => event.kind !== 'done')
    .toReversed();
  return sinceOwn(heard, lines, viewer);
}

test('what others did since my last own decision is new, and so is what followed from it', () => {
  const steps = [[take(0)], [take(1)], [plant(0)], [plant(1), done(1)], [light(0), light(1)]];
  expect(newsIn(steps, 0)).toBe(3);
  expect(newsIn(steps, 1)).toBe(2);
});

test('in a solo game the answer of the virtual opponent is new, though it came with my own step (P9)', () => {
  expect(newsIn([[take(0), take('opponent')]], 0)).toBe(1);
});

test('to those who only watch everything is new', () => {
  expect(newsIn([[take(0)], [plant(1)]], 'public')).toBe(2);
});
