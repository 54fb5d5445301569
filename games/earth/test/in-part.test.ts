import { SeededChance } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { earth } from '../rules/index.ts';
import { writeMove } from '../rules/notation.ts';
import { type Planted, type Sitting, table } from './kit.ts';

const row = (...cards: string[]): Planted[] => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
const unasked = ({ state }: Sitting, seat: number): string[] => earth.unasked?.(state, seat).map(writeMove) ?? [];
const two = [{}, {}];

describe('gains in part (E5.2, E6.5)', () => {
  it('takes everything without a question, and offers no other step', () => {
    const sitting = table({ players: two, phase: 'color' });
    expect([sitting.may(0).includes('in-part'), unasked(sitting, 0)]).toEqual([false, ['in-part']]);
    sitting.does(0, 'choose red');
    expect([sitting.player(0).soil, sitting.player(0).compost.length]).toEqual([5, 2]);
  });

  it('asks for each part of a benefit how many, once that was said', () => {
    const sitting = table({ players: two, phase: 'color' });
    sitting.does(0, 'in-part', 'choose red');
    expect(unasked(sitting, 0)).toEqual([]);
    expect(sitting.may(0)).toEqual(['amount 5', 'amount 4', 'amount 3', 'amount 2', 'amount 1', 'amount 0']);
    sitting.does(0, 'amount 1');
    expect(sitting.may(0)).toEqual(['amount 2', 'amount 1', 'amount 0']);
    sitting.does(0, 'amount 0');
    expect([sitting.player(0).soil, sitting.player(0).compost.length]).toEqual([1, 0]);
  });

  it('asks the others too, and only who has said so', () => {
    const sitting = table({ players: [{}, {}, {}], phase: 'benefit', color: 'yellow' });
    sitting.does(1, 'in-part', 'either first', 'amount 1').does(2, 'either first');
    expect([sitting.hand(1).length, sitting.hand(2).length]).toEqual([1, 2]);
  });

  it('asks for cards of the green action, and for those of a black ability (E7.6)', () => {
    const sitting = table({ players: [{ hand: ['E276'], soil: 9 }, {}], phase: 'plant', color: 'green' });
    sitting.does(0, 'in-part', 'plant E276 a1', 'amount 2').does(1, 'in-part', 'done').does(0, 'done');
    expect(sitting.may(1)).toEqual(['amount 1', 'amount 0']);
    sitting.does(1, 'amount 0');
    expect([sitting.hand(0).length, sitting.hand(1).length]).toEqual([2, 0]);
  });

  it('asks while activating, seeds included, until the step ends; what others receive they are offered in full', () => {
    const sitting = table({ players: [{ tableau: row('E318', 'E318') }, {}], phase: 'activate', color: 'red' });
    sitting.does(0, 'in-part', 'activate a1', 'amount 1', 'activate b1', 'amount 0', 'done').does(1, 'accept 4');
    expect([sitting.player(0).seeds, sitting.may(1)[0]]).toEqual([1, 'accept 4']);
    expect(sitting.does(1, 'accept 4', 'done').state.inPart).toBe(0);
  });

  it('counts for Gaia only what was taken (E17.5)', () => {
    const sitting = table({ players: [{ tableau: row('E186') }], phase: 'activate', color: 'blue' });
    sitting.does(0, 'in-part', 'activate a1');
    expect(sitting.may(0)[0]).toMatch(/^amount/);
    sitting.does(0, 'amount 0');
    expect([sitting.player(0).gathered, sitting.player(0).drawn]).toEqual([0, 0]);
  });

  it('leaves a between-turns event whole (D20)', () => {
    const tableau: Planted[] = [{ card: 'E005', at: [0, 0], sprouts: 4 }];
    const sitting = table({ players: [{ hand: ['E297'], tableau }, {}], phase: 'move', color: 'red' });
    expect(unasked(sitting, 0)).toEqual([]);
  });

  it('does not exist in games that began with rules 1.0', () => {
    const sitting = table({ players: two, phase: 'color', rules: '1.0' });
    expect([unasked(sitting, 0), sitting.refuses(0, 'in-part')?.reason]).toEqual([[], 'other-decision']);
  });

  it('is known to copies, saved states and views', () => {
    const { state } = table({ players: two, phase: 'color' }).does(0, 'in-part');
    const imagined = earth.imagine(earth.view(state, 1), SeededChance.from('in part'));
    expect([earth.copy(state), earth.restore(earth.save(state)), imagined].map(({ inPart }) => inPart)).toEqual([
      1, 1, 1,
    ]);
  });
});
