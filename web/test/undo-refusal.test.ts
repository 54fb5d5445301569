import type { SeenEntry } from '@grove/protocol';
import { expect, test } from 'vitest';
import { undoRefusalOf } from '../online/table/undo-refusal.ts';

type Event = SeenEntry['event'];

const asked = (seat: number): Event => ({ kind: 'undo-asked', seat, to: 3 });
const answered = (seat: number, yes: boolean): Event => ({ kind: 'undo-answered', seat, yes });
const moved = (seat: number): Event => ({ kind: 'moved', seat, step: 'finish', seen: [] }) as unknown as Event;
const said: Event = { kind: 'hidden' };

const seenBy = (seat: number, ...events: Event[]) =>
  undoRefusalOf(
    events.map((event, index) => ({ number: index + 1, at: 0, by: null, steps: 0, event })),
    seat,
  );

test('whoever asked to undo is told who refused, and nobody else', () => {
  const events = [asked(0), answered(2, true), answered(1, false), said, moved(1)];
  expect(seenBy(0, ...events)).toEqual({ number: 3, by: 1 });
  expect(seenBy(1, ...events)).toBeUndefined();
  expect(seenBy(0, asked(0), answered(1, true))).toBeUndefined();
  expect(seenBy(0)).toBeUndefined();
});

test('it is over once they play on or ask again', () => {
  expect(seenBy(0, asked(0), answered(1, false), moved(0))).toBeUndefined();
  expect(seenBy(0, asked(0), answered(1, false), asked(0))).toBeUndefined();
  expect(seenBy(0, asked(0), answered(1, false), asked(1), answered(0, false))).toBeUndefined();
});
