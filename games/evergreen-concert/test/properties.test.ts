import { canonical, SeededChance, sumOfParts, viewersOf } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { deckFor } from '../material/index.ts';
import { concert, partsOf, type Event, type State } from '../rules/index.ts';
import { cardsInHand } from '../rules/hand.ts';
import { onRandomGames, randomGame } from './random-games.ts';
import { redeal } from './redeal.ts';

/** Every card that somebody holds, has picked, or that lies on a pile. */
const cardsAround = (state: State): number[] => [
  ...state.handSizes.flatMap((_, seat) => cardsInHand(state.hands, seat)),
  ...(state.stage === 'opening' ? state.tops.filter((card) => card >= 0) : concert.view(state, 'public').piles.flat(2)),
];

describe('random games', () => {
  test('C1.2, C2.3 no card is there twice, none comes and none goes', () => {
    onRandomGames(30, (players, seed) => {
      randomGame(players, seed, ({ state }) => {
        const cards = cardsAround(state);
        expect(cards).toHaveLength(players * 13);
        expect(new Set(cards).size).toBe(cards.length);
        expect(deckFor(players)).toEqual(expect.arrayContaining(cards));
      });
    });
  });

  test('C2.3 hands shrink only by plays, one card each', () => {
    onRandomGames(40, (players, seed) => {
      let before: number[] = Array.from({ length: players }, () => 13);
      randomGame(players, seed, ({ state }, seat, _move, events) => {
        const gone = events.filter(({ kind }) => kind === 'picked' || kind === 'card-played').length;
        expect(gone).toBeLessThanOrEqual(1);
        before = before.map((size, i) => (i === seat ? size - gone : size));
        expect(state.handSizes).toEqual(before);
      });
    });
  });

  test('C4.5, C4.6 at most three concerts and one gala each; the total equals the parts', () => {
    onRandomGames(60, (players, seed) => {
      const held: Event[] = [];
      const match = randomGame(players, seed, (_match, _seat, _move, events) => held.push(...events));
      const { totals, parts, winners } = concert.result(match.state);
      expect(totals).toEqual(parts.map(sumOfParts));
      expect(winners.length).toBeGreaterThan(0);
      for (let seat = 0; seat < players; seat++) {
        const concerts = held.filter((event) => event.kind === 'concert-held' && event.seat === seat);
        const final = held.find((event) => event.kind === 'final-held');
        const galas = concerts.filter((event) => event.kind === 'concert-held' && event.gala).length;
        expect(concerts.length).toBeLessThanOrEqual(3);
        expect(galas + Number(final?.galas[seat])).toBe(1);
      }
    });
  });

  test('C4.1 a turn has one to three cards, unless it timed out', () => {
    onRandomGames(40, (players, seed) => {
      let cards = 0;
      randomGame(players, seed, (match, _seat, move, events) => {
        cards += events.filter(({ kind }) => kind === 'card-played').length;
        if (partsOf(move).kind === 'pick' || !concert.notation.closes(match.state, move)) return;
        expect(cards).toBeGreaterThanOrEqual(1);
        expect(cards).toBeLessThanOrEqual(3);
        cards = 0;
      });
    });
  });

  test('undo ends exactly where a card was revealed to others or time ran out', () => {
    onRandomGames(40, (players, seed) => {
      randomGame(players, seed, (match, seat, _move, events) => {
        const final = events.some(({ kind }) => ['card-played', 'revealed', 'timed-out'].includes(kind));
        expect(match.canUndo(seat)).toBe(!final);
      });
    });
  });
});

describe('secrets', () => {
  test('C2.3 a view and its moves are the same for every deal that the seat cannot tell apart', () => {
    onRandomGames(80, (players, seed, moment) => {
      const { state } = randomGame(players, seed, undefined, moment);
      for (const viewer of viewersOf(players)) {
        const other = redeal(state, viewer, SeededChance.from(seed, String(viewer)));
        expect(canonical(concert.view(other, viewer))).toBe(canonical(concert.view(state, viewer)));
        if (viewer !== 'public') expect(concert.moves(other, viewer)).toEqual(concert.moves(state, viewer));
      }
    });
  });

  test('a redeal is a real change: the seats whose cards went elsewhere see it', () => {
    const { state } = randomGame(4, 'a game', undefined, 20);
    const other = redeal(state, 0, SeededChance.from('another deal'));
    expect(canonical(concert.view(other, 1))).not.toBe(canonical(concert.view(state, 1)));
  });

  test('imagine deals only unseen cards, and the view comes out the same', () => {
    onRandomGames(80, (players, seed, moment) => {
      const { state } = randomGame(players, seed, undefined, moment);
      for (const viewer of viewersOf(players)) {
        const view = concert.view(state, viewer);
        const imagined = concert.imagine(view, SeededChance.from(seed, 'imagine'));
        expect(canonical(concert.view(imagined, viewer))).toBe(canonical(view));
        expect(new Set(cardsAround(imagined)).size).toBe(players * 13);
        expect(deckFor(players)).toEqual(expect.arrayContaining(cardsAround(imagined)));
      }
    });
  });
});
