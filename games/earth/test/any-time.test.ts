import { itemAt, SeededChance } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { earthCards } from '../material/cards.ts';
import { NO_CARD } from '../rules/grid.ts';
import { earth } from '../rules/index.ts';
import { writeMove } from '../rules/notation.ts';
import { couldPay } from '../rules/preparation.ts';
import { canReach } from '../rules/reach.ts';
import { routineStep } from '../rules/routine.ts';
import { type Planted, type Seating, type Sitting, table } from './kit.ts';

const unasked = ({ state }: Sitting, seat: number): string[] => earth.unasked?.(state, seat).map(writeMove) ?? [];
const grass = (sprouts: number): Planted[] => [{ card: 'E005', at: [0, 0], sprouts }];
/** E297: four sprouts for two cards and six composted. */
const HOST: Seating = { hand: ['E297'], tableau: grass(4) };
const QUIET = { activate: true, skips: [], pass: true, passes: [] };

describe('a between-turns event (E2.8, E11.7)', () => {
  const invited = (guest: Seating, rules?: string) =>
    table({ players: [HOST, guest], phase: 'move', color: 'red', rules }).does(0, 'event E297');

  it('asks who could pay after using a seed, who prepares first and then joins', () => {
    const guest = { leaves: 0, seeds: 1, tableau: grass(1) };
    const sitting = invited(guest);
    expect(sitting.may(1)).toEqual(['decline', 'seed']);
    expect(sitting.refuses(1, 'join')).toMatchObject({ rule: 'E11.7', reason: 'cannot-play-event' });
    sitting.does(1, 'seed', 'spend sprouts', 'sprout a1', 'sprout a1', 'sprout a1');
    expect(sitting.may(1).slice(0, 2)).toEqual(['join', 'decline']);
    sitting.does(1, 'join');
    expect([sitting.hand(1).length, sitting.player(1).compost.length, sitting.on(1, 'E005')]).toEqual([2, 6, 0]);
    expect(invited(guest, '1.0').may(1)).toEqual([]);
  });

  it('asks who could pay after an event, as anybody with a card in hand might, and room for the pieces', () => {
    const sitting = invited({ leaves: 0, hand: ['E295'], tableau: grass(0) });
    sitting.does(1, 'event E295', ...Array.from({ length: 5 }, () => 'sprout a1')).does(0, 'accept 0');
    expect(sitting.may(1)).toContain('join');
    expect(invited({ leaves: 0, hand: ['E295'] }).may(1)).toEqual([]);
  });

  it('does not ask who cannot get there', () => {
    expect(invited({ leaves: 0, tableau: grass(3) }).may(1)).toEqual([]);
    expect(invited({ leaves: 1, tableau: grass(0) }).may(1)).toEqual([]);
  });

  it('is no longer asked once what could have paid is gone', () => {
    const sitting = invited({ leaves: 0, seeds: 1, tableau: grass(1) });
    expect(sitting.does(1, 'seed', 'spend soil').may(1)).not.toContain('decline');
  });

  it('can be prepared by who is called in step 4', () => {
    const players = [{ hand: ['E297'], leaves: 1, tableau: grass(1) }, {}];
    expect(table({ players, phase: 'move', color: 'red', rules: '1.0' }).may(0)).not.toContain('pass');
    const sitting = table({ players, phase: 'move', color: 'red' });
    expect(sitting.may(0)).toEqual(['pass', 'leaf']);
    sitting.does(0, 'leaf', 'seed', 'spend sprouts', 'sprout a1', 'sprout a1', 'sprout a1', 'event E297');
    expect(sitting.hand(0)).toHaveLength(2);
  });

  it('costs nobody a click who cannot take part: the board answers', () => {
    const next = (sitting: Sitting, seat: number) => {
      const step = routineStep(sitting.state, seat, QUIET);
      return step === undefined ? undefined : writeMove(step);
    };
    expect(next(invited({ leaves: 0, hand: ['E001'], tableau: grass(0) }), 1)).toBe('decline');
    expect(next(invited({ leaves: 0, hand: ['E295'], tableau: grass(0) }), 1)).toBeUndefined();
    const called = (hand: string[]) =>
      table({ players: [{ hand, leaves: 1, tableau: grass(1) }, {}], phase: 'move', color: 'red' });
    expect(next(called(['E001', 'E002']), 0)).toBe('pass');
    expect(next(called(['E297', 'E002']), 0)).toBeUndefined();
  });
});

describe('step 3 with a full tableau (E2.8, E9.7)', () => {
  const full = (rules?: string) =>
    table({ players: [{ store: 3, tableau: grass(6) }, {}], phase: 'move', color: 'red', rules });

  it('lets a conversion make room for stored sprouts', () => {
    const sitting = full();
    expect(sitting.may(0)).toContain('convert soil');
    sitting.does(0, 'convert soil', 'unsprout a1', 'unsprout a1', 'unsprout a1', 'sprout a1', 'sprout a1', 'sprout a1');
    expect([sitting.on(0, 'E005'), sitting.player(0).store, sitting.player(0).soil]).toEqual([6, 0, 2]);
  });

  it('was over at once before 2.0, and is passed by the board', () => {
    expect(full('1.0').state.phase).not.toBe('move');
    const step = routineStep(full().state, 0, QUIET);
    expect(step === undefined ? '' : writeMove(step)).toBe('done');
  });
});

describe('coming back (E2.8)', () => {
  const players: Seating[] = [{ hand: ['E223'], tableau: grass(3) }, { hand: ['E001'] }];

  it('is possible after an own done while others still act in that step', () => {
    const sitting = table({ players, phase: 'activate', color: 'red' }).does(0, 'done');
    expect([earth.waitingFor(sitting.state), unasked(sitting, 0)]).toEqual([[1], ['back']]);
    sitting.does(0, 'back', 'event E223');
    expect([earth.waitingFor(sitting.state), sitting.player(0).soil]).toEqual([[0, 1], 2]);
    sitting.does(0, 'convert soil', 'done');
    expect([earth.waitingFor(sitting.state), sitting.player(0).soil]).toEqual([[1], 4]);
  });

  it('ends with the step, and keeps it open', () => {
    const sitting = table({ players, phase: 'plant', color: 'green' }).does(0, 'done', 'back').does(1, 'done');
    expect(sitting.state.phase).toBe('plant');
    sitting.does(0, 'done');
    expect(sitting.state.phase).not.toBe('plant');
  });

  it('is not for those who have nothing to do, nor while the active player chooses, nor in rules 1.0', () => {
    const idle = table({ players: [{ leaves: 0 }, { hand: ['E001'] }], phase: 'activate', color: 'red' });
    expect(unasked(idle, 0)).toEqual([]);
    expect(unasked(table({ players, phase: 'color' }), 1)).toEqual([]);
    expect(unasked(table({ players, phase: 'activate', color: 'red', rules: '1.0' }).does(0, 'done'), 0)).toEqual([]);
  });

  it('lets sprouts be moved after a conversion in step 3', () => {
    const sitting = table({
      players: [
        { store: 1, leaves: 0, tableau: grass(6) },
        { store: 1, tableau: grass(5) },
      ],
      phase: 'move',
      color: 'red',
    });
    sitting.does(0, 'done', 'back', 'convert soil', 'unsprout a1', 'unsprout a1', 'unsprout a1');
    expect(sitting.may(0)).toContain('sprout a1');
  });
});

describe('who can pay after preparing', () => {
  const between = earthCards.filter(({ timing }) => timing === 'between_turns');
  const flora = earthCards.filter(({ kind }) => kind === 'flora');
  const anytime = earthCards.filter(({ timing }) => timing === 'anytime');

  it('is the same by reckoning as by trying out every conversion, and events only help', () => {
    const choice = SeededChance.from('preparing');
    const answers = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const { state } = table({ players: [{}, {}], phase: 'color' });
      const player = itemAt(state.players, 0);
      for (let cell = 0; cell < 1 + choice.pick(4); cell++) {
        const card = itemAt(flora, choice.pick(flora.length));
        player.cells[cell] = card.index;
        player.sprouts[cell] = choice.pick(card.sproutSpaces + 1);
        player.growth[cell] = choice.pick(card.growthSpaces + 1);
      }
      player.seeds = choice.pick(3);
      player.leaves = choice.pick(3);
      const event = itemAt(anytime, choice.pick(anytime.length)).index;
      const { pay } = itemAt(itemAt(between, choice.pick(between.length)).abilities, 0);
      const reckoned = couldPay(player, pay, 0);
      player.hand = [];
      expect(canReach(player, pay, NO_CARD)).toBe(reckoned);
      player.hand = [event];
      const withEvent = canReach(player, pay, NO_CARD);
      expect([reckoned && !withEvent, withEvent && !couldPay(player, pay, 1)]).toEqual([false, false]);
      answers.add(`${reckoned} ${withEvent}`);
    }
    expect([...answers].toSorted()).toEqual(['false false', 'false true', 'true true']);
  });
});
