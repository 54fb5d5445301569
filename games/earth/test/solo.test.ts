import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cardById, gaiaCards } from '../material/cards.ts';
import { MINOR } from '../rules/benefits.ts';
import type { Options } from '../rules/options.ts';
import { result } from '../rules/result.ts';
import { gaiaOf } from '../rules/solo/goods.ts';
import { gaiaScore, towerPoints } from '../rules/solo/score.ts';
import { type Planted, type Position, table } from './kit.ts';

const row = (...cards: string[]): Planted[] => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
const solo = (position: Omit<Position, 'players'> & { player?: Position['players'][number] }) =>
  table({ ...position, players: [position.player ?? {}] });
const FAR_FAUNA = ['F339A', 'F340A', 'F339B', 'F340B'];

/** A table where Gaia's next card is this one. */
function gaiaTurn(card: string, options: Partial<Options> = {}, player: Position['players'][number] = {}) {
  const sitting = solo({ phase: 'color', options, player, fauna: FAR_FAUNA });
  sitting.player(0).tasks = [];
  const gaia = gaiaOf(sitting.state);
  gaia.deck = [...gaia.deck.filter((other) => other !== cardById(card).index), cardById(card).index];
  sitting.state.active = 1;
  sitting.begin('gaia');
  return { sitting, gaia };
}

describe('Gaia (E17)', () => {
  it('E17.1: ten sprouts, five leaves, six cards, nothing else', () => {
    const { gaia } = solo({ phase: 'color' }).state;
    expect(gaia).toMatchObject({ sprouts: 10, growth: 0, soil: 0, leaves: 5, compost: [], pile: [] });
    expect(gaia?.deck).toHaveLength(6);
  });

  it('E17.2: reactions to red, blue and yellow, weak and strong', () => {
    const react = (gaia: Options['gaia'], color: 'red' | 'blue' | 'yellow') => {
      const sitting = solo({ phase: 'activate', color, options: { gaia }, player: { tableau: row('E005', 'E186') } });
      sitting.player(0).gathered = 5;
      sitting.player(0).drawn = 4;
      sitting.does(0, 'done');
      const { compost, sprouts, growth } = gaiaOf(sitting.state);
      return { red: compost.length, blue: sprouts - 10, yellow: growth }[color];
    };
    expect((['red', 'blue', 'yellow'] as const).map((color) => react('medium', color))).toEqual([4, 2, 4]);
    expect((['red', 'blue', 'yellow'] as const).map((color) => react('expert', color))).toEqual([7, 5, 7]);
  });

  it('E17.2: after green the cards you do not keep go to her scoring pile', () => {
    const sitting = solo({ phase: 'color', player: { hand: ['E005'] } });
    sitting.does(0, 'choose green', 'done');
    sitting.does(0, itemAt(sitting.may(0), 0));
    expect(gaiaOf(sitting.state).pile).toHaveLength(3);
    expect(sitting.state.discard).toEqual([]);
  });

  it('E17.5, E6.5: what she counts may be taken in part', () => {
    const sitting = solo({ phase: 'color' });
    sitting.does(0, 'choose yellow');
    expect(sitting.may(0)).toEqual(['amount 4', 'amount 3', 'amount 2', 'amount 1', 'amount 0']);
    sitting.does(0, 'amount 1');
    expect([sitting.hand(0).length, sitting.player(0).drawn]).toEqual([1, 1]);
  });

  it('E17.3, E17.4: on her turn you take the minor benefit, activate, then she takes hers', () => {
    const { sitting, gaia } = gaiaTurn('G362', {}, { tableau: row('E005', 'E186') });
    expect(sitting.may(0).filter((step) => step.startsWith('either'))).toHaveLength(2);
    sitting.does(0, 'either second', 'activate a1', 'done', 'done');
    expect(gaia.sprouts).toBe(10 + 7 + 2);
    expect(sitting.player(0).soil).toBe(2);
  });

  it('E17.3: the minor benefits on her cards are those of E5.1', () => {
    for (const { gaia } of gaiaCards) {
      if (gaia?.player && 'choose' in gaia.player && gaia.activate && gaia.activate !== 'green') {
        expect(new Set(gaia.player.choose)).toEqual(new Set(MINOR[gaia.activate]));
      }
    }
  });

  it('E17.6: you choose which fauna card of the row she claims; Expert gives her more', () => {
    const { sitting, gaia } = gaiaTurn('G361', { gaia: 'expert' });
    expect(sitting.may(0)).toEqual(['gaia 3', 'gaia 4']);
    sitting.does(0, 'gaia 4');
    expect([sitting.state.claims[3], gaia.leaves, gaia.growth]).toEqual([[1], 4, 3]);
  });

  it('E17.6: at Beginner her next turn is skipped', () => {
    const { sitting } = gaiaTurn('G360', { gaia: 'beginner' });
    sitting.does(0, 'gaia 1');
    expect([sitting.state.active, sitting.state.phase]).toEqual([0, 'color']);
    sitting.does(0, 'choose red', 'amount 5', 'done');
    expect([sitting.state.active, sitting.state.phase]).toEqual([0, 'color']);
  });

  it('E17.7: each ten soil become five composted cards', () => {
    const { sitting, gaia } = gaiaTurn('G364');
    gaia.soil = 9;
    sitting.does(0, 'either first', 'amount 2', 'done');
    expect([gaia.soil, gaia.compost.length]).toEqual([1, 8 + 5]);
  });

  it('E17.9: a converted leaf lies on her board, and sprouts for others are hers', () => {
    const sitting = solo({ phase: 'activate', color: 'blue', player: { tableau: row('E310') } });
    sitting.does(0, 'leaf', 'activate a1', 'done');
    expect([gaiaOf(sitting.state).leaves, gaiaOf(sitting.state).sprouts]).toEqual([6, 11]);
  });

  it('E17.9, D7: a between-turns event affects her too', () => {
    const tableau: Planted[] = [{ card: 'E005', at: [0, 0], sprouts: 4 }];
    const sitting = solo({ phase: 'move', color: 'red', player: { hand: ['E297'], tableau }, fauna: FAR_FAUNA });
    sitting.does(0, 'event E297');
    const { sprouts, pile, compost } = gaiaOf(sitting.state);
    expect([sprouts, pile.length, compost.length]).toEqual([6, 2, 6]);
  });

  it('E17.10: her twelfth card ends the game and gives her the bonus', () => {
    const { sitting, gaia } = gaiaTurn('G365');
    gaia.rounds = 2;
    sitting.does(0, 'done', 'done');
    expect([sitting.state.bonus, sitting.state.ending]).toEqual([1, 2]);
  });

  it('E14.2, E17.11: the leaf that she lays on the bonus is no longer on her board', () => {
    const { sitting, gaia } = gaiaTurn('G365');
    gaia.rounds = 2;
    sitting.does(0, 'done', 'done');
    expect(gaiaScore(sitting.state)).toMatchObject({ leaves: 5 * 4, fauna: 11 });
  });

  it('E17.11: towers of 5, 4, 3, 2, 1; five points a leaf; absolute points of her pile', () => {
    expect([0, 3, 5, 9, 15, 16, 20].map(towerPoints)).toEqual([0, 3, 7, 13, 25, 26, 32]);
    const sitting = solo({ phase: 'color' });
    gaiaOf(sitting.state).pile = [cardById('E199').index, cardById('E026').index];
    expect(gaiaScore(sitting.state)).toMatchObject({ cards: 11, leaves: 25, sprouts: 10, total: 46 });
  });

  it('E17.11, E3.12: in a base-only game her leaves score nothing, and the bonus is 7', () => {
    const base = (rules?: string) => {
      const { state } = solo({ phase: 'color', options: { abundance: false }, rules });
      gaiaOf(state).leaves = 4;
      state.bonus = 1;
      return gaiaScore(state);
    };
    expect(base()).toMatchObject({ leaves: 0, sprouts: 0, fauna: 7, total: 7 });
    expect(base('1.0')).toMatchObject({ leaves: 20, fauna: 7, total: 27 });
  });

  it('E17.11, E17.12: a base-only game is won that her leaves would have taken away', () => {
    const winners = (rules?: string) => {
      const { state } = solo({ phase: 'color', options: { abundance: false }, rules });
      gaiaOf(state).sprouts = itemAt(result(state).totals, 0) - 10;
      state.phase = 'over';
      return result(state).winners;
    };
    expect([winners(), winners('1.0')]).toEqual([[0], []]);
  });
});
