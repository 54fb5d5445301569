import { describe, expect, test } from 'vitest';
import { COLOURS } from '../material/index.ts';
import { concert } from '../rules/index.ts';
import { anyCards, colourAt, disc, enter, hand, matchWith, refusal, step, type ConcertMatch } from './scripted.ts';

/** Two players; seat 1 begins, with orange at 3 and green at 2. */
function afterOpening(options = {}): ConcertMatch {
  const match = matchWith({
    hands: ['orange1 orange2 green2 blue1 blue2 blue3 blue4', 'lilac1 lilac2 lilac5 yellow1 yellow2'],
    options,
  });
  enter(match, [1, 'open orange1 orange2 green2'], [2, 'open lilac1 lilac2 lilac5']);
  return match;
}

const onTurn = (match: ConcertMatch) => concert.waitingFor(match.state).map((seat) => seat + 1);
const points = (match: ConcertMatch, number: number) => concert.result(match.state).parts[number - 1];

describe('C4.1 the order of a turn', () => {
  test('C4.1 at least one card comes first', () => {
    const match = afterOpening();
    for (const word of ['done', 'hit+', 'hit-', 'concert', 'gala']) {
      expect(refusal(match, 1, word)).toBe('C4.1 play-a-card-first');
    }
  });

  test('C4.1 at most three cards', () => {
    const match = afterOpening();
    step(match, 1, 'blue1>1.1', 'blue2>1.1', 'blue3>1.1');
    expect(refusal(match, 1, 'blue4>1.1')).toBe('C4.1 three-cards-played');
  });

  test('C4.1 no card after the hit disc, and C4.4 only one step', () => {
    const match = afterOpening();
    step(match, 1, 'blue1>1.1', 'hit+');
    expect(refusal(match, 1, 'blue2>1.1')).toBe('C4.1 cards-come-first');
    expect(refusal(match, 1, 'hit+')).toBe('C4.4 hit-already-moved');
    expect(refusal(match, 1, 'hit-')).toBe('C4.4 hit-already-moved');
  });

  test('C4.1 only the seat on turn plays, from its own hand, on piles that are there', () => {
    const match = afterOpening();
    expect(refusal(match, 2, 'yellow1>1.1')).toBe('C4.1 not-your-turn');
    expect(refusal(match, 1, 'yellow1>1.1')).toBe('C4.1 not-in-hand');
    expect(refusal(match, 1, 'orange1>1.2')).toBe('C4.1 not-in-hand');
    expect(refusal(match, 1, 'blue1>3.1')).toBe('C4.2 no-such-pile');
    expect(refusal(match, 1, 'blue1')).toBe('C3.1 opening-is-over');
    expect(concert.why(match.state, 0, 99_999)).toMatchObject({ reason: 'no-such-move' });
  });

  test('C4.1 the turn passes to the left after done, concert or gala', () => {
    const match = afterOpening();
    enter(match, [1, 'play blue1>1.1']);
    expect(onTurn(match)).toEqual([2]);
    enter(match, [2, 'play yellow1>2.1 concert']);
    expect(onTurn(match)).toEqual([1]);
    enter(match, [1, 'play blue2>1.1 hit- gala']);
    expect(onTurn(match)).toEqual([2]);
  });

  test('C4.1 a player without cards is skipped', () => {
    const match = afterOpening();
    for (const cards of [3, 3, 3, 1]) {
      enter(match, anyCards(match, 1, cards));
      enter(match, anyCards(match, 2, 1));
    }
    expect(match.state.handSizes).toEqual([0, 6]);
    const turns = [1, 1, 1].map((cards) => (enter(match, anyCards(match, 2, cards)), onTurn(match)));
    expect(turns).toEqual([[2], [2], [2]]);
  });
});

describe('C4.4 the hit disc', () => {
  test.each([
    ['hit+', 'blue'],
    ['hit-', 'brown'],
  ] as const)('C4.4 %s turns it from orange to %s', (word, colour) => {
    const match = afterOpening();
    step(match, 1, 'blue1>1.3', word);
    expect(match.state.hit).toBe(colourAt(colour));
  });

  test('C1.4 another ring has other neighbours, and begins at orange too', () => {
    const ring = ['green', 'orange', 'yellow', 'blue', 'brown', 'lilac'];
    const match = afterOpening({ ring });
    expect(match.state.hit).toBe(colourAt('orange'));
    step(match, 1, 'blue1>1.3', 'hit-');
    expect(COLOURS[match.state.hit]).toBe('green');
    step(match, 1, 'done');
    step(match, 2, 'yellow1>2.1', 'hit-');
    expect(COLOURS[match.state.hit]).toBe('lilac');
  });

  test.each([[['orange']], [['orange', 'orange', 'blue', 'green', 'lilac', 'brown']], ['orange'], [7]])(
    'C1.4 the ring %j is refused',
    (ring) => {
      expect(() => afterOpening({ ring })).toThrow(/option ring: .*orange, blue, lilac, green, yellow, brown once/);
    },
  );

  test('C4.4 with no concert left, moving the hit disc ends the turn', () => {
    const match = afterOpening();
    for (let turn = 0; turn < 3; turn++) {
      const [, cards] = anyCards(match, 1, 1);
      enter(match, [1, `${cards} concert`]);
      enter(match, anyCards(match, 2, 1));
    }
    enter(match, [1, `play ${hand(match, 1)[0]}>1.1 hit+`]);
    expect(onTurn(match)).toEqual([2]);
  });
});

describe('C4.5 and C4.6 concerts', () => {
  test('C4.5 every disc held counts, the artist with the hit double', () => {
    const match = afterOpening();
    enter(match, [1, 'play blue1>1.3 concert']);
    // Orange 5 doubled, blue 5, and green 5: the disc stays though the colour shows no more (C4.3).
    expect(disc(match, 'green')).toBe('seat 1 at 5');
    expect(points(match, 1)).toEqual({ concerts: [20], final: 0 });
  });

  test('C4.5 a concert without discs brings nothing but counts', () => {
    const match = matchWith({ hands: ['orange1 blue1 lilac1', 'orange2 blue2 lilac2 green1'] });
    enter(match, [1, 'open orange1 blue1 lilac1'], [2, 'open orange2 blue2 lilac2']);
    enter(match, [1, `play ${hand(match, 1)[0]}>2.1 concert`]);
    expect(points(match, 1)).toEqual({ concerts: [0], final: 0 });
  });

  test('C4.5 a fourth concert is refused', () => {
    const match = afterOpening();
    for (let turn = 0; turn < 3; turn++) {
      enter(match, [1, `${anyCards(match, 1, 1)[1]} concert`]);
      enter(match, anyCards(match, 2, 1));
    }
    step(match, 1, `${hand(match, 1)[0]}>1.1`);
    expect(refusal(match, 1, 'concert')).toBe('C4.5 no-concerts-left');
    expect(refusal(match, 1, 'gala')).toBe('C4.5 no-concerts-left');
  });

  test('C4.6 a second gala is refused, an ordinary concert is not', () => {
    const match = afterOpening();
    enter(match, [1, 'play blue1>1.3 gala'], [2, 'play yellow1>2.1']);
    expect(points(match, 1)).toEqual({ concerts: [40], final: 0 });
    step(match, 1, 'blue2>1.3');
    expect(refusal(match, 1, 'gala')).toBe('C4.6 gala-already-held');
    expect(refusal(match, 1, 'concert')).toBeUndefined();
  });
});

describe('undo', () => {
  test('a card played is seen by all and stays; hit and end can be taken back until the next card', () => {
    const match = afterOpening();
    step(match, 1, 'blue1>1.3');
    expect(match.canUndo(0)).toBe(false);
    step(match, 1, 'hit+', 'concert');
    expect(onTurn(match)).toEqual([2]);
    match.undo(0);
    match.undo(0);
    expect(match.state.hit).toBe(colourAt('orange'));
    expect(match.canUndo(0)).toBe(false);
    step(match, 1, 'hit-', 'done');
    step(match, 2, 'yellow1>2.1');
    expect(match.canUndo(0) || match.canUndo(1)).toBe(false);
  });
});
