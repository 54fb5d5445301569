import { itemAt, Match, RecordingChance, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet, type State } from '../rules/index.ts';
import { idleRound, playTurns, scriptedGame } from './helpers.ts';

const deckOf = (state: State): string[] =>
  state.cards.slice(state.deckTop, state.deckEnd).map((card) => itemAt(state.material.cardIds, card));

const RIVER = ['snow-lake', 'wild-bud', 'wheat-bud', 'swamp-bud'];
const threePlayers = (first = 1) => scriptedGame({ players: 3, first, deck: RIVER });

test('P4.1 the river has one card more than players; the first dealt is the leftmost', () => {
  expect(
    threePlayers()
      .view('public')
      .river.map(({ card }) => card),
  ).toEqual(RIVER);
});

test('P4.2 clockwise from the first player, one card each', () => {
  const match = threePlayers(2);
  expect(planet.waitingFor(match.state)).toEqual([1]);
  playTurns(match, [[2, 'take snow-lake']]);
  expect(planet.waitingFor(match.state)).toEqual([2]);
  playTurns(match, [[3, 'take wild-bud']]);
  expect(planet.waitingFor(match.state)).toEqual([0]);
  playTurns(match, [[1, 'take swamp-bud']]);
  expect(planet.waitingFor(match.state)).toEqual([0, 1, 2]);
});

describe('the first player token', () => {
  test('P4.3 lies on no card until the first player has taken one, then on the leftmost that remains', () => {
    const match = threePlayers();
    expect(match.view('public').tokenOn).toBe(-1);
    playTurns(match, [[1, 'take snow-lake']]);
    expect(match.view('public').tokenOn).toBe(1);
    const other = threePlayers();
    playTurns(other, [[1, 'take wheat-bud']]);
    expect(other.view('public').tokenOn).toBe(0);
  });

  test('P4.4 who takes the card under it begins the next round', () => {
    const match = threePlayers();
    playTurns(match, [
      [1, 'take wheat-bud'],
      [2, 'take swamp-bud'],
      [3, 'take snow-lake'],
    ]);
    playTurns(match, [
      [1, 'D'],
      [2, 'D'],
      [3, 'D'],
    ]);
    expect(planet.waitingFor(match.state)).toEqual([2]);
  });

  test('P4.4 it stays on its card when others take their pick, even to its left', () => {
    const match = threePlayers();
    playTurns(match, [
      [1, 'take snow-lake'],
      [2, 'take wheat-bud'],
    ]);
    expect(match.view('public').tokenOn).toBe(1);
  });

  test('P4.4 left over, it goes back to this round’s first player', () => {
    const match = threePlayers(2);
    playTurns(match, [
      [2, 'take wheat-bud'],
      [3, 'take wild-bud'],
      [1, 'take swamp-bud'],
    ]);
    playTurns(match, [
      [1, 'D'],
      [2, 'D'],
      [3, 'D'],
    ]);
    expect(planet.waitingFor(match.state)).toEqual([1]);
  });
});

describe('P4.5 the card that is left over', () => {
  const afterDraft = (left: string, turnedUp = ['snow-sprout', 'meadow-big']) => {
    const match = scriptedGame({ turnedUp, deck: ['wild-bud', 'wild-big', left] });
    const events = playTurns(match, [
      [1, 'take wild-bud'],
      [2, 'take wild-big'],
    ]);
    return { view: match.view('public'), left: events.find(({ kind }) => kind === 'left-over') };
  };

  test('with fertility goes on top of its biome’s pile', () => {
    const { view } = afterDraft('snow-bud');
    expect(view.zone.at(-1)).toEqual({ card: 'snow-bud', faceDown: false });
  });

  test('with drought turns the card last added face down and lies on top', () => {
    const { view, left } = afterDraft('snow-small');
    expect(view.zone.slice(0, 1).concat(view.zone.slice(-1))).toEqual([
      { card: 'snow-sprout', faceDown: true },
      { card: 'snow-small', faceDown: false },
    ]);
    expect(left).toMatchObject({ goes: 'drought', biome: 'snow', turned: 'snow-sprout' });
  });

  test('with drought and no pile is simply laid there', () => {
    const { view, left } = afterDraft('swamp-small');
    expect(view.zone.map(({ faceDown }) => faceDown)).toEqual([false, false, false]);
    expect(left).toMatchObject({ goes: 'drought', biome: 'swamp', turned: null });
  });

  test('without an icon goes to the discard', () => {
    const { view } = afterDraft('wild-lake');
    expect(view.zone).toHaveLength(2);
    expect(view.discard).toEqual(['wild-lake']);
  });

  test('a drought on a drought turns no icons; the pile below keeps what it had', () => {
    const deck = [
      'wild-bud',
      'wild-big',
      'snow-small',
      'wild-sprout',
      'wild-bush',
      'snow-big',
      'wild-lake',
      'wild-small',
      'snow-bud',
    ];
    const match = scriptedGame({ turnedUp: ['snow-sprout', 'snow-bush'], deck });
    const facedown = () =>
      match
        .view('public')
        .zone.filter(({ faceDown }) => faceDown)
        .map(({ card }) => card);
    playTurns(match, [
      [1, 'take wild-bud'],
      [2, 'take wild-big'],
      [1, 'D'],
      [2, 'D'],
    ]);
    expect(facedown()).toEqual(['snow-bush']);
    playTurns(match, [
      [2, 'take wild-sprout'],
      [1, 'take wild-bush'],
      [1, 'D'],
      [2, 'D'],
    ]);
    expect(facedown()).toEqual(['snow-bush', 'snow-small']);
    // The third round's fertility card counts again beside the first card that was never covered by a drought.
    playTurns(match, [
      [1, 'take wild-lake'],
      [2, 'take wild-small'],
    ]);
    expect(
      match
        .view('public')
        .zone.filter(({ faceDown }) => !faceDown)
        .map(({ card }) => card),
    ).toEqual(['snow-sprout', 'snow-big', 'snow-bud']);
  });
});

describe('P4.6 a deck that runs out in the middle of a river', () => {
  const chance = new RecordingChance(SeededChance.from('a deck that runs out'));
  const match = new Match(planet, 4, {}, chance);
  let deckBefore: string[] = [];
  while (chance.script.shuffles.length === 2) {
    deckBefore = deckOf(match.state);
    idleRound(match);
  }
  const view = match.view('public');
  const river = view.river.map(({ card }) => card);
  const reshuffled = itemAt(chance.script.shuffles, 2);

  test('gives what it has first', () => {
    expect(deckBefore.length).toBeGreaterThan(0);
    expect(deckBefore.length).toBeLessThan(5);
    expect(river.slice(0, deckBefore.length)).toEqual(deckBefore);
  });

  test('is made anew from the discard and goes on', () => {
    expect(river).toHaveLength(5);
    expect(river.slice(deckBefore.length)).toEqual(reshuffled.slice(0, 5 - deckBefore.length));
    expect(view.discard).toEqual([]);
  });

  test('leaves zone and cards before players where they are', () => {
    const elsewhere = [...view.zone.map(({ card }) => card), ...view.fronts.flat(), ...deckBefore];
    expect(new Set([...elsewhere, ...reshuffled]).size).toBe(elsewhere.length + reshuffled.length);
    expect(elsewhere.length + reshuffled.length).toBe(42);
  });
});
