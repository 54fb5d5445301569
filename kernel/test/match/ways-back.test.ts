import { expect, test } from 'vitest';
import { itemAt, Match, SeededChance } from '../../index.ts';
import { pile } from './pile.ts';

const STEPS = 200;
const SEATS = [0, 1] as const;

const pileMatch = (seed: string) => new Match(pile, SEATS.length, {}, SeededChance.from(seed));
type PileMatch = ReturnType<typeof pileMatch>;

/** Plays at random, with steps taken back now and then; `look` after everything that happens. */
function playAround(seed: string, look: (match: PileMatch) => void): void {
  const match = pileMatch(seed);
  const choice = SeededChance.from(seed, 'choice');
  for (let step = 0; step < STEPS; step++) {
    const seat = choice.pick(SEATS.length);
    const moves = pile.moves(match.state, seat);
    const move = itemAt(moves, choice.pick(moves.length));
    // As at a table, and as in a page.
    if (choice.pick(4) > 0) match.adopt(match.preview(seat, move));
    else match.play(seat, move);
    look(match);
    const other = choice.pick(SEATS.length);
    if (choice.pick(3) > 0 || !match.canUndo(other)) continue;
    match.undo(other);
    look(match);
  }
}

const answersOf = (match: PileMatch): boolean[] => SEATS.map((seat) => match.canUndo(seat));
const loaded = (match: PileMatch): PileMatch => Match.resume(pile, match.save());

test('what can be taken back does not depend on who has asked before', () => {
  const given = new Set<string>();
  for (const seed of ['oak', 'elm', 'ash']) {
    playAround(seed, (match) => {
      const answers = answersOf(match);
      const saved = match.save();
      expect(answers).toEqual(answersOf(loaded(match)));
      expect(answersOf(match)).toEqual(answers);
      expect(match.save()).toEqual(saved);
      given.add(answers.join());
    });
  }
  expect([...given].sort()).toEqual(['false,false', 'false,true', 'true,false', 'true,true']);
});

test('a step taken back leads to the same state, whoever has asked before', () => {
  playAround('back', (match) => {
    for (const seat of SEATS) {
      const [fresh, asked] = [loaded(match), loaded(match)];
      answersOf(asked);
      if (!fresh.canUndo(seat)) continue;
      fresh.undo(seat);
      asked.undo(seat);
      expect([asked.state, asked.save()]).toEqual([fresh.state, fresh.save()]);
    }
  });
});

test('a seat has made as many steps as stand', () => {
  playAround('count', (match) => {
    const counted = SEATS.map((seat) => match.steps.filter((step) => step.seat === seat).length);
    expect(SEATS.map((seat) => match.stepsOf(seat))).toEqual(counted);
    expect(SEATS.map((seat) => loaded(match).stepsOf(seat))).toEqual(counted);
  });
});
