import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, Match, RecordingChance, recordOf, replay, ScriptedChance, SeededChance } from '../../index.ts';
import { acorns } from '../../contract/sample/index.ts';
import { playAtRandom } from '../../contract/checks/records-replay.ts';

const named = (item: number): string => String(item);

test('what was recorded can be scripted and gives the same answers', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 9 })), (seed, questions) => {
      const recording = new RecordingChance(SeededChance.from(seed));
      const ask = (chance: RecordingChance | ScriptedChance) =>
        questions.map((n) => {
          const items = Array.from({ length: n }, (_, i) => i);
          chance.shuffle(items, named);
          return [chance.pick(n), items];
        });
      const answers = ask(recording);
      const scripted = new ScriptedChance(recording.script);
      expect(ask(scripted)).toEqual(answers);
      expect(scripted.uses).toBe(recording.uses);
      scripted.assertUsedUp();
    }),
    { seed: 3 },
  );
});

test('a recorded game replays from its script', () => {
  const recording = new RecordingChance(SeededChance.from('told'));
  const match = playAtRandom(acorns, { players: 3, options: {}, seed: 'told' }, recording);
  const again = replay(acorns, recordOf(match, recording.script));
  expect(canonical(again.state)).toBe(canonical(match.state));
});

test('recording changes nothing: the game is the one of the bare seed', () => {
  const bare = new Match(acorns, 2, {}, SeededChance.from('bare'));
  const told = new Match(acorns, 2, {}, new RecordingChance(SeededChance.from('bare')));
  expect(told.state).toEqual(bare.state);
  expect(told.chance.save()).toEqual(bare.chance.save());
});

test('a copy remembers what was recorded and goes its own way', () => {
  const recording = new RecordingChance(SeededChance.from('apart'));
  recording.pick(6);
  const copy = recording.copy();
  const next = copy.pick(6);
  expect(recording.script.picks).toHaveLength(1);
  expect(copy.script.picks).toEqual([...recording.script.picks, next + 1]);
  expect(recording.pick(6)).toBe(next);
});
