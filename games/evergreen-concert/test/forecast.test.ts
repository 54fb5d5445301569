import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed, COLOURS } from '../material/index.ts';
import { concert, forecastHand, type Forecast } from '../rules/index.ts';
import { playOn } from '../rules/move.ts';
import { enter, matchWith } from './scripted.ts';
import { onRandomGames, randomGame } from './random-games.ts';

const find = (forecasts: readonly Forecast[], card: string, owner: number, pile: number): Forecast | undefined =>
  forecasts.find((one) => one.card === cardNamed(card) && one.owner === owner - 1 && one.pile === pile - 1);

describe('the forecast', () => {
  test('C7 before the first card, for the cards that Anna then plays', () => {
    const match = matchWith({
      dealer: 2,
      hands: ['green9 blue1 blue3 brown1 lilac9 orange7', 'lilac3 blue8 blue2', 'green6 yellow4 blue4'],
    });
    enter(match, [1, 'open green9 blue1 blue3'], [2, 'open lilac3 blue8 blue2'], [3, 'open green6 yellow4 blue4']);
    const forecasts = forecastHand(match.view(0));
    expect(forecasts).toHaveLength(10 * 9);
    expect(find(forecasts, 'brown1', 2, 2)?.discs).toMatchObject([
      { colour: COLOURS.indexOf('blue'), from: 1, to: 2, after: 6 },
      { colour: COLOURS.indexOf('brown'), from: -1, to: 1, after: 5 },
    ]);
    // Orange 7 on her own blue 1: orange 5 with the hit and green 5; one step on the hit is blue's, which Joe has.
    expect(find(forecasts, 'orange7', 1, 2)?.worth).toEqual([
      { stay: 15, back: 10, on: 10, final: 10 },
      { stay: 10, back: 10, on: 15, final: 10 },
      { stay: 5, back: 5, on: 5, final: 5 },
    ]);
  });

  test('there is none before the reveal and none for the public', () => {
    const match = matchWith({ hands: ['', ''] });
    expect(forecastHand(match.view(0))).toEqual([]);
    expect(forecastHand(randomGame(3, 'public', undefined, 15).view('public'))).toEqual([]);
  });

  test('every forecast comes true: discs and concerts', () => {
    onRandomGames(25, (players, seed, moment) => {
      const { state, chance } = randomGame(players, seed, undefined, moment);
      const seat = concert.waitingFor(state)[0] ?? 0;
      if (state.stage !== 'turns') return;
      for (const { card, owner, pile, discs, worth } of forecastHand(concert.view(state, seat))) {
        if (concert.why(state, seat, playOn(card, owner, pile)) !== undefined) continue;
        const after = concert.copy(state);
        const moved: unknown[] = [];
        concert.play(after, seat, playOn(card, owner, pile), chance, (event) => {
          if (event.kind === 'disc-moved') moved.push(event);
        });
        expect(moved).toEqual(discs);
        expect(concertsAfter(after, seat)).toEqual(
          itemAt(after.held, seat) < 3
            ? [itemAt(worth, seat).stay, itemAt(worth, seat).back, itemAt(worth, seat).on]
            : [],
        );
      }
    });
  });
});

/** What a concert really brings after leaving the hit disc, turning it back, turning it on. */
function concertsAfter(state: ReturnType<typeof concert.copy>, seat: number): number[] {
  if (state.held[seat] === 3) return [];
  const { chance } = randomGame(2, 'chance', undefined, 0);
  return [[], ['hit-'], ['hit+']].map((hit) => {
    const held = concert.copy(state);
    for (const word of [...hit, 'concert']) {
      concert.play(held, seat, concert.notation.readStep(held, seat, word), chance);
    }
    return Number((itemAt(concert.result(held).parts, seat).concerts as number[]).at(-1));
  });
}
