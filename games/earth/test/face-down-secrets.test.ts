import { canonical, itemAt, type JsonObject, readOptions, SeededChance, type Viewer } from '@grove/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playoutBudget } from '@grove/bots';
import { earthBots } from '../bot/index.ts';
import { idOf } from '../material/cards.ts';
import type { Event } from '../rules/events.ts';
import { NO_CARD } from '../rules/grid.ts';
import { earth } from '../rules/index.ts';
import { verbOf } from '../rules/move.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { checkInvariants } from './invariants.ts';

const RUNS = 8;
const TABLES: readonly { readonly players: number; readonly options: JsonObject }[] = [
  { players: 2, options: { planting: 'faceDown', compostFrom: 'discard' } },
  { players: 3, options: { planting: 'faceDown' } },
  { players: 4, options: { planting: 'faceDown', teams: '2v2' } },
];

interface Position {
  readonly state: State;
  readonly chance: SeededChance;
  readonly seat: number;
  readonly move: number;
  readonly events: Event[];
}

/** So many turns are played: enough for black abilities, events and full hands, and quick. */
const TURNS = 9;

/** Plays a game at random, green wherever a colour is chosen, and shows every step while cards lie face down. */
function inSecret(seed: number, body: (position: Position, play: () => void) => void): void {
  const { players, options } = itemAt(TABLES, seed % TABLES.length);
  const chance = SeededChance.from(`deal ${seed}`);
  const choice = SeededChance.from(`choices ${seed}`);
  const state = earth.start(players, readOptions(earth.options, options) as Options, chance);
  while (state.turn < TURNS) {
    const waiting = earth.waitingFor(state);
    const seat = itemAt(waiting, choice.pick(waiting.length));
    const move = chooseMove(earth.moves(state, seat), choice);
    const events: Event[] = [];
    const play = () => earth.play(state, seat, move, chance, (event) => events.push(event));
    if (state.faceDown === null) play();
    else body({ state, chance, seat, move, events }, play);
  }
}

/** Green, a planting three times out of four where one is possible, or any step. */
function chooseMove(moves: readonly number[], choice: SeededChance): number {
  const green = moves.find((move) => verbOf(move) === 'choose');
  const plantings = moves.filter((move) => verbOf(move) === 'plant' || verbOf(move) === 'plant-over');
  const list = plantings.length > 0 && choice.pick(4) > 0 ? plantings : moves;
  return green ?? itemAt(list, choice.pick(list.length));
}

const viewersOf = ({ players }: State): Viewer[] => ['public', ...players.keys()];

/** All that somebody sees but where another seat's cards lie face down and whether it is done. */
function besidePlaces(view: View, seat: number): string {
  const {
    cells,
    sprouts,
    growth,
    faceDown = [],
    handSize,
    shown: _shown,
    compostSize,
    tasks: _tasks,
    ...rest
  } = itemAt(view.players, seat);
  const lying = cells.flatMap((card, cell) => (card === NO_CARD ? [] : [[card, sprouts[cell], growth[cell]]]));
  const places = { hand: handSize + faceDown.length, cards: lying.length + compostSize };
  return canonical([{ ...view, players: view.players.filter((_, one) => one !== seat) }, rest, places]);
}

const property = (body: (seed: number) => void): void =>
  fc.assert(fc.property(fc.nat(1000), body), { numRuns: RUNS, seed: 17, endOnFailure: true });

describe('what is planted face down', () => {
  test('is seen by nobody else until all cards are turned up', () => {
    let looks = 0;
    property((seed) =>
      inSecret(seed, ({ state, seat, events }, play) => {
        const others = viewersOf(state).filter((viewer) => viewer !== seat);
        const before = others.map((viewer) => besidePlaces(earth.view(state, viewer), seat));
        const boards = canonical(state.boards);
        play();
        checkInvariants(state);
        // The team boards stay open (E16.2).
        if (state.faceDown === null || canonical(state.boards) !== boards) return;
        looks++;
        expect(others.map((viewer) => besidePlaces(earth.view(state, viewer), seat))).toEqual(before);
        const told = events.flatMap((event) => earth.seen(event, 'public') ?? []);
        expect(told.every(({ kind }) => kind === 'planted-face-down')).toBe(true);
      }),
    );
    expect(looks).toBeGreaterThan(100);
  });

  test('is imagined anew by everybody else, with no card missing and none twice', () => {
    property((seed) =>
      inSecret(seed, ({ state }, play) => {
        for (const viewer of viewersOf(state)) {
          const view = earth.view(state, viewer);
          const imagined = earth.imagine(view, SeededChance.from('imagined'));
          checkInvariants(imagined);
          expect(canonical(earth.view(imagined, viewer))).toBe(canonical(view));
        }
        play();
      }),
    );
  });

  test('comes to the same as the same steps played in the open, where nothing concerns others', () => {
    let compared = 0;
    property((seed) => {
      let open: { readonly state: State; readonly chance: SeededChance; concernsOthers: boolean } | undefined;
      inSecret(seed, ({ state, chance, seat, move }, play) => {
        open ??= { state: inTheOpen(state), chance: chance.copy(), concernsOthers: false };
        const { state: twin } = open;
        const isPossible = !open.concernsOthers && earth.why(twin, seat, move) === undefined;
        if (isPossible) earth.play(twin, seat, move, open.chance);
        play();
        open.concernsOthers ||= !isPossible || WAITING.some((card) => isLaid(state, card));
        if (state.faceDown !== null) return;
        if (!open.concernsOthers) {
          compared++;
          expect(canonical(earth.save(inTheOpen(state)))).toBe(canonical(earth.save(twin)));
        }
        open = undefined;
      });
    });
    expect(compared).toBeGreaterThan(20);
  });

  test.each(['greedy', 'sapling', 'tree'] as const)('does not change what a %s of another seat chooses', (name) => {
    let different = 0;
    inSecret(1, ({ state, seat }, play) => {
      const view = earth.view(state, seat);
      const twin = earth.imagine(view, SeededChance.from('twin'));
      const isLook = different < LOOKS && canonical(earth.save(twin)) !== canonical(earth.save(state));
      if (isLook) {
        different++;
        const choose = (shown: View) =>
          itemAt(earthBots, name)(earth).choose(shown, seat, SeededChance.from('bot'), playoutBudget(FEW));
        const move = choose(view);
        expect(choose(earth.view(twin, seat))).toBe(move);
        expect(earth.why(state, seat, move)).toBeUndefined();
      }
      play();
    });
    expect(different).toBe(LOOKS);
  });
});

/** So many positions are looked at, with so few playouts. */
const LOOKS = 12;
const FEW = 4;

/** Cards that give others something or look at them when they are planted or played (E18.5). */
const WAITING = ['E346', 'E347', 'E348', 'E349', 'E295', 'E296', 'E299', 'E301', 'E302'];
const isLaid = ({ players }: State, id: string): boolean =>
  players.some(({ cells, events }) => [...cells, ...events].some((card) => card !== NO_CARD && idOf(card) === id));

/** The same game without the option. */
function inTheOpen(state: State): State {
  const { planting: _faceDown, ...options } = state.options;
  return { ...earth.copy(state), options, faceDown: null };
}
