import { expect, test } from 'vitest';
import { COLOURS, nameOfCard, NO_CARD } from '../material/index.ts';
import { concert, type ConcertTypes, type Event } from '../rules/index.ts';
import type { Match } from '@grove/kernel';
import { PlainGame } from './plain.ts';
import { onRandomGames, randomGame } from './random-games.ts';

const handNames = (match: Match<ConcertTypes>): string[][] =>
  match.state.handSizes.map((_, seat) => match.view(seat).hand.map(nameOfCard));

/** The card that a time-out drew, if it drew one. */
function drawn(events: readonly Event[]): string | undefined {
  const timeout = events.find((event) => event.kind === 'timed-out');
  return timeout && timeout.card !== NO_CARD ? nameOfCard(timeout.card) : undefined;
}

const standing = ({ holders, popularity }: ConcertTypes['State']): string[] =>
  COLOURS.map((colour, i) => `${colour} ${holders[i]} ${popularity[i]}`);

test('C3 to C6 agree with a plain second implementation, step by step', () => {
  onRandomGames(60, (players, seed) => {
    const start = randomGame(players, seed, undefined, 0);
    const plain = new PlainGame(handNames(start), start.state.dealer);
    const match = randomGame(players, seed, ({ state, game }, seat, move, events) => {
      plain.play(seat, game.notation.writeStep(state, move), drawn(events));
      expect(standing(state)).toEqual(plain.standing);
      expect(COLOURS[state.hit]).toBe(plain.hit);
      if (state.stage === 'turns') expect(state.onTurn).toBe(plain.seat);
    });
    expect(handNames(match)).toEqual(plain.hands);
    expect(match.view('public').piles.map((piles) => piles.map((pile) => pile.map(nameOfCard)))).toEqual(plain.piles);
    const { parts } = concert.result(match.state);
    expect(parts).toEqual(plain.concerts.map((concerts, seat) => ({ concerts, final: plain.finals[seat] })));
  });
});
