import { seatIndex } from '@grove/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { COLOURS } from '../material/index.ts';
import { disc, enter, matchWith, step, tops, type ConcertMatch } from './scripted.ts';

/** The worked example of the rules: Anna in seat 1, Joe (dealer) in seat 2, Carla in seat 3. */
const OPENING = [
  [1, 'open green9 blue1 blue3'],
  [2, 'open lilac3 blue8 blue2'],
  [3, 'open green6 yellow4 blue4'],
] as const;

describe('C7 the worked example', () => {
  let match: ConcertMatch;
  const discs = () => Object.fromEntries(COLOURS.map((colour) => [colour, disc(match, colour)]));

  beforeEach(() => {
    match = matchWith({
      dealer: 2,
      hands: ['green9 blue1 blue3 brown1 lilac9 orange7', 'lilac3 blue8 blue2', 'green6 yellow4 blue4'],
    });
    enter(match, ...OPENING);
  });

  test('C7 Anna and Joe tie at 13; Joe dealt, so Anna begins', () => {
    expect(match.game.waitingFor(match.state)).toEqual([seatIndex(1)]);
  });

  test('C7 the first discs, all at 5', () => {
    expect(discs()).toEqual({
      orange: 'middle at 5',
      blue: 'seat 2 at 5',
      lilac: 'seat 2 at 5',
      green: 'seat 1 at 5',
      yellow: 'seat 3 at 5',
      brown: 'middle at 5',
    });
  });

  test('C7 move by move: three cards, the hit and a concert of 24', () => {
    const first = step(match, 1, 'brown1>2.2');
    expect(first.map(({ kind }) => kind)).toEqual(['card-played', 'disc-moved', 'disc-moved']);
    expect(first[1]).toMatchObject({ colour: COLOURS.indexOf('blue'), from: 1, to: 2, before: 5, after: 6 });
    expect(tops(match, 2)).toBe('lilac3 brown1 blue2');
    expect(discs()).toMatchObject({ blue: 'seat 3 at 6', brown: 'seat 2 at 5' });

    step(match, 1, 'lilac9>3.3');
    expect(discs()).toMatchObject({ blue: 'seat 1 at 7', lilac: 'seat 3 at 6' });

    step(match, 1, 'orange7>1.2');
    expect(discs()).toEqual({
      orange: 'seat 1 at 5',
      blue: 'seat 1 at 7',
      lilac: 'seat 3 at 6',
      green: 'seat 1 at 5',
      yellow: 'seat 3 at 5',
      brown: 'seat 2 at 5',
    });

    step(match, 1, 'hit+');
    expect(match.state.hit).toBe(COLOURS.indexOf('blue'));
    step(match, 1, 'concert');
    expect(match.game.result(match.state).parts[0]).toEqual({ concerts: [24], final: 0 });
  });

  test('C7 the same as a gala brings 48', () => {
    enter(match, [1, 'play brown1>2.2 lilac9>3.3 orange7>1.2 hit+ gala']);
    expect(match.game.result(match.state).totals).toEqual([48, 0, 0]);
  });
});
