import { describe, expect, test } from 'vitest';
import { disc, enter, matchWith, step } from './scripted.ts';

describe('C3.3 and C4.3 who leads', () => {
  test('C3.3 a tie on the sum goes to the higher card, already in the opening', () => {
    const match = matchWith({ hands: ['yellow4 yellow1 green1', 'yellow5 green2 green3'] });
    enter(match, [1, 'open yellow4 yellow1 green1'], [2, 'open yellow5 green2 green3']);
    expect(disc(match, 'yellow')).toBe('seat 2 at 5');
  });

  test('C4.3 a tie on the sum goes to the higher card after a card', () => {
    const match = matchWith({ hands: ['yellow3 orange1 orange2 yellow2', 'yellow5 green2 green3'] });
    enter(match, [1, 'open yellow3 orange1 orange2'], [2, 'open green2 yellow5 green3']);
    step(match, 1, 'yellow2>1.2');
    expect(disc(match, 'yellow')).toBe('seat 2 at 5');
  });

  test('C4.3 two cards together beat a single higher one', () => {
    const match = matchWith({ hands: ['yellow4 orange1 orange2 yellow2', 'yellow5 green2 green3'] });
    enter(match, [1, 'open yellow4 orange1 orange2'], [2, 'open green2 yellow5 green3']);
    step(match, 1, 'yellow2>1.2');
    expect(disc(match, 'yellow')).toBe('seat 1 at 6');
  });

  test('C4.2 the card counts for the owner of the pile, not for who played it', () => {
    const match = matchWith({ hands: ['orange1 orange2 orange3 brown5', 'green2 green3 green4'] });
    enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open green2 green3 green4']);
    step(match, 1, 'brown5>2.1');
    expect(disc(match, 'brown')).toBe('seat 2 at 5');
  });
});

describe('C4.3 discs on their way', () => {
  test('C4.3 a disc from the middle keeps its 5', () => {
    const match = matchWith({ hands: ['orange1 orange2 orange3 lilac5', 'green2 green3 green4'] });
    enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open green2 green3 green4']);
    expect(disc(match, 'lilac')).toBe('middle at 5');
    const [, moved] = step(match, 1, 'lilac5>1.1');
    expect(moved).toMatchObject({ kind: 'disc-moved', from: -1, to: 0, before: 5, after: 5 });
  });

  test('C4.3 a disc moves three times in one turn, and steps on from 12 to 5', () => {
    const match = matchWith({
      hands: [
        'blue1 green1 green2 blue2 blue3 blue4',
        'lilac1 lilac2 lilac3 blue5 blue6 blue7',
        'brown4 brown5 brown6',
      ],
    });
    enter(match, [1, 'open blue1 green1 green2'], [2, 'open lilac1 lilac2 lilac3'], [3, 'open brown4 brown5 brown6']);
    const seen = ['blue2>2.1', 'blue3>3.1', 'blue4>1.2'].map((card) => (step(match, 1, card), disc(match, 'blue')));
    expect(seen).toEqual(['seat 2 at 6', 'seat 3 at 7', 'seat 1 at 8']);
    step(match, 1, 'done');
    const later = ['blue5>2.2', 'blue6>3.2', 'blue7>1.3'].map((card) => (step(match, 2, card), disc(match, 'blue')));
    expect(later).toEqual(['seat 2 at 10', 'seat 3 at 12', 'seat 1 at 5']);
  });

  test('C4.3 the covered colour is resolved before the played one', () => {
    const match = matchWith({ hands: ['blue4 green1 green2 lilac4', 'blue3 lilac1 lilac2 orange1'] });
    enter(match, [1, 'open blue4 green1 green2'], [2, 'open blue3 lilac1 lilac2']);
    enter(match, [2, 'play orange1>2.2']);
    const [, ...discs] = step(match, 1, 'lilac4>1.1');
    expect(discs).toMatchObject([
      { colour: 1, from: 0, to: 1 },
      { colour: 2, from: 1, to: 0 },
    ]);
  });

  test('C4.3 a card on its own colour takes part in one comparison', () => {
    const match = matchWith({ hands: ['blue4 green1 green2 blue1', 'blue3 lilac1 lilac2 orange1'] });
    enter(match, [1, 'open blue4 green1 green2'], [2, 'open blue3 lilac1 lilac2'], [2, 'play orange1>2.2']);
    const events = step(match, 1, 'blue1>1.1');
    expect(events.map(({ kind }) => kind)).toEqual(['card-played', 'disc-moved']);
    expect(disc(match, 'blue')).toBe('seat 2 at 6');
  });
});

describe('C4.3 a colour that no longer shows', () => {
  /** Seat 1 shows the only yellow card and covers it. */
  const withYellowCovered = () => {
    const match = matchWith({ hands: ['yellow1 green1 green2 brown1 yellow2 yellow3', 'blue3 lilac3 lilac4'] });
    enter(match, [1, 'open yellow1 green1 green2'], [2, 'open blue3 lilac3 lilac4']);
    step(match, 1, 'brown1>1.1');
    return match;
  };

  test('C4.3 its disc stays where it is', () => {
    expect(disc(withYellowCovered(), 'yellow')).toBe('seat 1 at 5');
  });

  test('C4.3 shown again by the same holder, nothing changes', () => {
    const match = withYellowCovered();
    const events = step(match, 1, 'yellow2>1.2');
    expect(events.filter((event) => event.kind === 'disc-moved' && event.colour === 4)).toEqual([]);
    expect(disc(match, 'yellow')).toBe('seat 1 at 5');
  });

  test('C4.3 shown again by another, the disc moves there and steps on', () => {
    const match = withYellowCovered();
    step(match, 1, 'yellow2>2.1');
    expect(disc(match, 'yellow')).toBe('seat 2 at 6');
  });
});
