import { describe, expect, it } from 'vitest';
import { idOf } from '../material/cards.ts';
import { gaiaOf } from '../rules/solo/goods.ts';
import { type Position, table } from './kit.ts';

const red: Omit<Position, 'players'> = {
  phase: 'color',
  deck: ['E001', 'E002', 'E003', 'E004', 'E006', 'E007'],
  discard: ['E009', 'E010', 'E011'],
};
const agreed = { compostFrom: 'discard' } as const;
const ids = (list: readonly number[]): string[] => list.map(idOf);

describe('deck and discard (E18)', () => {
  it('E18.1: cards are composted from the deck unless the table has agreed otherwise', () => {
    const sitting = table({ ...red, players: [{}, {}] });
    sitting.does(0, 'choose red').does(1, 'either second');
    expect([0, 1].map((seat) => ids(sitting.player(seat).compost))).toEqual([
      ['E001', 'E002'],
      ['E003', 'E004'],
    ]);
    expect(sitting.state.discard).toHaveLength(3);
  });

  it('E18.1: by agreement they come from the top of the discard, and from the deck when that is used up', () => {
    const sitting = table({ ...red, players: [{}, {}], options: agreed });
    sitting.does(0, 'choose red').does(1, 'either second');
    expect([0, 1].map((seat) => ids(sitting.player(seat).compost))).toEqual([
      ['E009', 'E010'],
      ['E011', 'E001'],
    ]);
    const told = sitting.events.flatMap((event) => (event.kind === 'composted' ? [event.from] : []));
    expect([told, sitting.state.discard]).toEqual([['discard', 'discard', 'deck'], []]);
  });

  it('E18.1: nobody is shown any more what is left of a discard that was composted from', () => {
    const sitting = table({ ...red, players: [{ seeds: 1 }, {}], options: agreed });
    sitting.does(0, 'seed', 'germinate terrain');
    expect(ids(sitting.state.openDiscard)).toEqual(['E007', 'E006', 'E004']);
    sitting.does(0, 'choose red');
    expect(sitting.state.openDiscard).toEqual([]);
  });

  it('E18.1: Gaia keeps to what was agreed', () => {
    const sitting = table({ ...red, phase: 'activate', color: 'red', players: [{}], options: agreed });
    sitting.does(0, 'done');
    expect(ids(gaiaOf(sitting.state).compost)).toEqual(['E009', 'E010']);
  });
});
