import { readTyped } from '@grove/game-kit/board/typed-steps';
import { itemAt, seatsIn, allSeats } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { fanTilt } from '../board/model/fan.ts';
import { discName, pileName, previewText, seatSummary } from '../board/model/names.ts';
import { sittings } from '../board/model/sittings.ts';
import { questionFor } from '../board/model/question.ts';
import { speechFor } from '../board/model/speech.ts';
import { artistOf } from '../board/model/story.ts';
import { besideHit, hitMove, meantMove, modelOf, previewOf, whyNot, worthNow } from '../board/model/table.ts';
import { ranksOf } from '@grove/game-kit/board/outcome';
import { outcomeOf } from '../board/final/outcome.ts';
import { totalOf } from '../board/model/totals.ts';
import { rays } from '../board/pieces/shapes.ts';
import { cardNamed, COLOURS } from '../material/index.ts';
import { concert, type Event } from '../rules/index.ts';
import { signs } from '../signs.ts';
import { DONE, HIT_ON, LAST_HIT_ON, pickMove } from '../rules/move.ts';
import { randomGame } from './random-games.ts';
import { enter, matchWith } from './scripted.ts';

const NAMES = ['Anna', 'Joe', 'Carla', 'Ben', 'Dora', 'Emil'];
const speech = speechFor('en', (seat) => itemAt(NAMES, seat));

/** C7 after the opening, Anna to play. */
function example() {
  const match = matchWith({
    dealer: 2,
    hands: ['green9 blue1 blue3 brown1 lilac9 orange7', 'lilac3 blue8 blue2', 'green6 yellow4 blue4'],
  });
  enter(match, [1, 'open green9 blue1 blue3'], [2, 'open lilac3 blue8 blue2'], [3, 'open green6 yellow4 blue4']);
  return match;
}

test('whoever looks on with others, or from the seat of somebody else, is not called you', () => {
  const named = speechFor('en', (seat) => itemAt(NAMES, seat), true);
  expect([speech, named].map((one) => seatSummary(example().view(0), 0, one).split(',')[0])).toEqual(['You', 'Anna']);
  expect(signs(example().view(0), named).map(({ letter }) => letter)).toEqual(['A', 'J', 'C']);
});

const annas = () => modelOf(example().view(0), 0, true);

describe('where people sit', () => {
  test('the viewer is below, the next in turn order on the left, the one before on the right', () => {
    expect(sittings(4, 2)).toEqual([
      { seat: 2, side: 'me' },
      { seat: 3, side: 'left' },
      { seat: 0, side: 'top' },
      { seat: 1, side: 'right' },
    ]);
    expect(sittings(2, 'public').map(({ side }) => side)).toEqual(['me', 'top']);
  });

  test.each([2, 3, 4, 5, 6])('%i people sit in %i different seats', (players) => {
    const seats = sittings(players, 1).map(({ seat }) => seat);
    expect(seats.toSorted((a, b) => a - b)).toEqual(seatsIn(allSeats(players)));
  });

  test('a fan is even on both sides and flat with one card', () => {
    expect(fanTilt(0, 1)).toEqual({ turn: 0, drop: 0 });
    const [first, last] = [fanTilt(0, 13), fanTilt(12, 13)];
    expect(first.turn).toBe(-last.turn);
    expect(first.drop).toBe(last.drop);
    expect(fanTilt(6, 13)).toEqual({ turn: 0, drop: 0 });
  });
});

describe('what the board says', () => {
  test('C7: brown 1 on Joe’s blue 8, in words', () => {
    const model = annas();
    const preview = previewOf(model, cardNamed('brown1'), 1, 1);
    expect(preview && previewText(model.view, preview, speech)).toBe(
      'Brown 1 on Joe’s blue 8 would send the blue disc to Carla, at 6, and the brown disc to Joe, at 5.',
    );
  });

  test('C7: orange 7 on her own blue 1, in four languages', () => {
    const model = annas();
    const preview = previewOf(model, cardNamed('orange7'), 0, 1);
    const texts = (['en', 'fr', 'de', 'es'] as const).map(
      (language) =>
        preview &&
        previewText(
          model.view,
          preview,
          speechFor(language, (seat) => itemAt(NAMES, seat)),
        ),
    );
    expect(texts).toEqual([
      'Orange 7 on your blue 1 would send the orange disc to you, at 5.',
      'Le 7\u00A0orange sur votre 1\u00A0bleu vous donnerait le disque orange, à 5.',
      'Orange 7\u00A0auf deine Blau 1: Die Scheibe Orange geht an dich, mit 5.',
      'El 7\u00A0naranja sobre tu 1\u00A0azul te daría el disco naranja, a 5.',
    ]);
  });

  test('a card that moves no disc says so', () => {
    const model = annas();
    const preview = previewOf(model, cardNamed('brown1'), 2, 2);
    expect(preview && previewText({ ...model.view }, { ...preview, discs: [] }, speech)).toContain(
      'would move no disc',
    );
  });

  test('seats, piles and discs have names', () => {
    const { view } = annas();
    expect(seatSummary(view, 1, speech)).toBe(
      'Joe, 0 points, 10 cards in hand, 3 concerts left, Gala to come, blue disc at 5, then 6, lilac disc at 5, then 6',
    );
    expect(seatSummary(view, 0, speech)).toMatch(/^You, to play, /);
    expect(pileName(view, 2, 1, speech)).toBe('Carla, middle pile: yellow 4');
    expect(discName(view, view.hit, speech)).toMatch(/^orange disc at 5, then 6, has the hit$/);
  });

  test('C3.1: in the opening only own picks have names', () => {
    const match = matchWith({ hands: ['green5 blue1', 'lilac3'] });
    match.play(0, pickMove(cardNamed('green5'), 0));
    match.play(1, pickMove(cardNamed('lilac3'), 0));
    const view = match.view(0);
    expect([pileName(view, 0, 0, speech), pileName(view, 0, 1, speech), pileName(view, 1, 0, speech)]).toEqual([
      'You, left pile: green 5',
      'You, middle pile: empty',
      'Joe, left pile: face down',
    ]);
  });

  test('the question follows the turn', () => {
    const match = example();
    const ask = (chosen?: string) => {
      const model = modelOf(match.view(0), 0, true);
      const card = chosen === undefined ? undefined : cardNamed(chosen);
      const preview = card === undefined ? undefined : previewOf(model, card, 1, 1);
      return questionFor(match.view(0), { model, chosen: card, preview }, true, speech);
    };
    expect(ask().title).toBe('Play a card on any pile');
    expect(ask('lilac9').worth).toContain('A concert would then be worth');
    match.play(0, concert.notation.readStep(match.state, 0, 'brown1>2.2'));
    expect(ask()).toEqual({ title: 'Two more cards, or stop here', note: 'A concert is worth 5 points now.' });
    match.play(0, concert.notation.readStep(match.state, 0, 'hit+'));
    expect(ask().title).toBe('Hold a concert or end your turn');
    match.play(0, DONE);
    const model = modelOf(match.view(0), 0, false);
    const waiting = questionFor(match.view(0), { model, chosen: undefined, preview: undefined }, false, speech);
    expect(waiting.title).toBe('Joe’s turn');
  });
});

describe('what the board asks the rules', () => {
  test('C7: a typed turn is read whole, and refused as a whole', () => {
    const model = annas();
    expect(
      readTyped(concert, model.state, 0, 'play brown1>2.2 lilac9>3.3 orange7>1.2 hit+ concert').steps,
    ).toHaveLength(5);
    expect(readTyped(concert, model.state, 0, 'play brown1>2.2 brown1>2.3').refusal?.reason).toBe('not-in-hand');
    expect(readTyped(concert, model.state, 0, 'concert').refusal?.reason).toBe('play-a-card-first');
    expect(() => readTyped(concert, model.state, 0, 'play pink1>1.1')).toThrow('there is no card "pink1"');
  });

  test('C4.4: the hit’s neighbours, and what a concert would pay there', () => {
    const match = example();
    enter(match, [1, 'play brown1>2.2 lilac9>3.3 orange7>1.2']);
    const model = modelOf(match.view(0), 0, true);
    expect([besideHit(model, -1), besideHit(model, 1)].map((colour) => COLOURS[colour])).toEqual(['brown', 'blue']);
    expect(itemAt(worthNow(model), 0).on).toBe(24);
    expect(hitMove(annas(), 1)).toBe(HIT_ON);
  });

  test('C4.5: for somebody without concerts the hit’s step is the one that ends the turn', () => {
    const view = { ...example().view(0), cardsPlayed: 1, concerts: [[5, 5, 5], [], []] };
    expect(hitMove(modelOf(view, 0, true), 1)).toBe(LAST_HIT_ON);
  });

  test('C3.1: in the opening a card on somebody else’s pile is refused', () => {
    const model = modelOf(matchWith({ hands: ['green5', ''] }).view(0), 0, true);
    const card = cardNamed('green5');
    expect(whyNot(model, meantMove(model, card, 0, 0))).toBeUndefined();
    expect(whyNot(model, meantMove(model, card, 1, 0))?.reason).toBe('not-in-the-opening');
  });

  test('a spectator and somebody who may not act have no moves, and the rules say why', () => {
    const match = example();
    expect(modelOf(match.view('public'), 'public', true).moves).toEqual([]);
    const joes = modelOf(match.view(1), 1, false);
    expect(joes.moves).toEqual([]);
    expect(whyNot(joes, DONE)?.reason).toBe('not-your-turn');
  });

  test('C6.3: totals and winners are those of the rules', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = randomGame(2 + (seed % 5), `winners ${seed}`);
      const { totals, winners } = concert.result(match.state);
      const view = match.view(0);
      expect(
        totals.map((_, seat) => totalOf(view, seat)),
        `seed ${seed}`,
      ).toEqual(totals);
      const first = ranksOf(outcomeOf(view, speech)).filter(({ rank }) => rank === 1);
      expect(
        first.map(({ column }) => column),
        `seed ${seed}`,
      ).toEqual(winners);
    }
  });
});

describe('the story', () => {
  const event = (seat: number): Event => ({ kind: 'hit-moved', seat, from: 0, to: 1 });

  test('events are about an artist or about none', () => {
    expect(artistOf(event(0))).toBe(1);
    expect(artistOf({ kind: 'timed-out', seat: 0, drawer: 1, card: -1 })).toBeUndefined();
    expect(artistOf({ kind: 'concert-held', seat: 0, gala: true, points: 8 })).toBeUndefined();
  });
});

test('the rays of the orange sleeve stay on it', () => {
  const numbers = rays(15).match(/-?\d+(\.\d+)?/g) ?? [];
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers.map(Number).every((length) => length >= 0 && length <= 112)).toBe(true);
});
