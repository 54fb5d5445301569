import { itemAt, canonical, Match, SeededChance, sumOfParts, viewersOf } from '@grove/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOfSpace, PLANETS, SIDES, SPACES } from '../material/index.ts';
import { planet, type PlanetTypes } from '../rules/index.ts';
import { DECK } from '../rules/layout.ts';
import { plainForest, plainLight } from './plain-scorer.ts';

/** A random game of any kind; fast-check prints the values that repeat a failure. */
const anyGame = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  players: fc.integer({ min: 1, max: 4 }),
  sun: fc.constantFrom(...SIDES),
  map: fc.constantFrom(...PLANETS),
});
type AnyGame = typeof anyGame extends fc.Arbitrary<infer Value> ? Value : never;

function playThrough({ seed, players, sun, map }: AnyGame, watch: (match: Match<PlanetTypes>) => void) {
  const match = new Match(planet, players, { sun, planet: map }, SeededChance.from(seed));
  const choice = SeededChance.from(seed, 'choice');
  while (!match.over) {
    const waiting = planet.waitingFor(match.state);
    const seat = itemAt(waiting, choice.pick(waiting.length));
    const moves = planet.moves(match.state, seat);
    match.play(seat, itemAt(moves, choice.pick(moves.length)));
    watch(match);
  }
  return match;
}

const always = (property: (game: AnyGame) => void) =>
  fc.assert(fc.property(anyGame, property), { numRuns: 25, seed: 2022 });
const piecesOf = (match: Match<PlanetTypes>) => match.view('public').planets.map(({ rows }) => rows.join(''));

const AGE: Readonly<Record<string, number>> = { '.': 0, p: 1, s: 2, T: 3 };

describe('over random games', () => {
  test('P5.2 pieces only grow; P1.5 one piece a space, which never moves; crevasses stay empty', () => {
    always((game) => {
      let before: string[] = [];
      playThrough(game, (match) => {
        const now = piecesOf(match);
        before.forEach((signs, seat) => {
          for (let space = 0; space < SPACES; space++) {
            const [was, is] = [itemAt(signs, space), itemAt(itemAt(now, seat), space)];
            const fine = was === is || was === '.' || (AGE[is] ?? -1) === (AGE[was] ?? Number.NaN) + 1;
            if (!fine || (is === '#') !== (was === '#')) throw new Error(`${nameOfSpace(space)}: ${was} became ${is}`);
          }
        });
        before = now;
      });
    });
  });

  test('P1.3 markers never move back and stay on their tracks', () => {
    always((game) => {
      const before: Record<string, number>[] = Array.from({ length: game.players }, () => ({}));
      playThrough(game, (match) => {
        match.view('public').planets.forEach(({ markers }, seat) => {
          for (const [power, step] of Object.entries(markers)) {
            const was = itemAt(before, seat)[power] ?? 0;
            if (step < was || step > was + 1) throw new Error(`${power} went from ${was} to ${step}`);
            itemAt(before, seat)[power] = step;
          }
        });
      });
    });
  });

  test('every card is in exactly one place', () => {
    always((game) => {
      playThrough(game, (match) => {
        const view = match.view('public');
        const { deckTop, deckEnd, cards } = match.state;
        const inRiver = view.river.filter(({ takenBy }) => takenBy === null && view.phase === 'draft');
        const places = [
          ...cards.slice(DECK + deckTop, DECK + deckEnd).map(match.state.material.nameOfCard),
          ...view.discard,
          ...view.zone.map(({ card }) => card),
          ...view.fronts.flat(),
          ...inRiver.map(({ card }) => card),
        ];
        expect(places.length).toBe(42);
        expect(new Set(places).size).toBe(42);
      });
    });
  });

  test('totals equal the sum of their parts', () => {
    always((game) => {
      playThrough(game, (match) => {
        const { totals, parts } = planet.result(match.state);
        expect(parts.map(sumOfParts)).toEqual(totals);
      });
    });
  });

  test('P7 every season’s points agree with the plain scorer', () => {
    always((game) => {
      let season = 0;
      let rows: readonly (readonly string[])[] = [];
      playThrough(game, (match) => {
        const view = match.view('public');
        const scored = [5, 9, 12, 14].filter((round) => match.state.round >= round).length;
        if (scored > season) {
          const sun = itemAt(SIDES, (SIDES.indexOf(game.sun) + season) % 4);
          view.planets.forEach(({ parts }, seat) => {
            expect(parts.light[season]).toBe(plainLight(itemAt(rows, seat), sun));
            expect(parts.forest[season]).toBe(plainForest(itemAt(rows, seat)));
          });
          season = scored;
        }
        rows = view.planets.map((own) => own.rows);
      });
      expect(season).toBe(4);
    });
  });

  test('views do not change when only the deck’s order changes, and imagine keeps the view', () => {
    always((game) => {
      const chance = SeededChance.from(game.seed, 'imagine');
      let countdown = 0;
      playThrough(game, (match) => {
        if (countdown-- > 0) return;
        countdown = 20;
        for (const viewer of viewersOf(game.players)) {
          const view = match.view(viewer);
          const other = planet.imagine(view, chance);
          expect(canonical(planet.view(other, viewer))).toBe(canonical(view));
          const { deckTop, deckEnd } = other;
          expect(deckEnd - deckTop).toBe(view.deckSize);
        }
      });
    });
  });

  test('a game in progress saves to under 4 kB', () => {
    always((game) => {
      playThrough(game, (match) => {
        const bytes = JSON.stringify(planet.save(match.state)).length;
        if (bytes >= 4096) throw new Error(`${bytes} bytes`);
      });
    });
  });
});
