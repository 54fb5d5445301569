import { itemAt } from '../../../item-at.ts';
import { allSeats, seatBit } from '../../../index.ts';
import { acorns } from '../../../contract/sample/index.ts';
import { type Mutant, mutant } from './mutant.ts';

/** What is known, scored and written down. */
export const careless: Mutant[] = [
  mutant(
    'knowers forgets that choices were revealed',
    'free undo takes back nothing that somebody learned',
    'can be taken back, but viewer',
    {
      knowers: () => [],
    },
  ),
  mutant(
    'knowers believes that everybody knows everything',
    'free undo takes back nothing that somebody learned',
    'can be taken back, but viewer',
    {
      knowers: (state) => Array.from(acorns.knowers(state), () => allSeats(state.hands.length)),
    },
  ),
  mutant(
    'the knowledge stamp does not count the cards revealed',
    'shortcuts say the same as lists',
    'without a new knowledge stamp',
    {
      knowledgeStamp: () => 0,
    },
  ),
  mutant('a chosen card leaves the hand only if somebody listens', 'undoes and redoes', 'undo does not lead back', {
    play: (state, seat, card, chance, tell) => {
      acorns.play(state, seat, card, chance, tell);
      if (!tell && state.chosen[seat] === card) itemAt(state.hands, seat).push(card);
    },
  }),
  mutant('the totals are not the sum of the parts', 'random play ends, and the standings are sound', 'add up to', {
    result: (state) => ({ ...acorns.result(state), totals: state.won }),
  }),
  mutant('there are winners before the end', 'random play ends, and the standings are sound', 'nobody has won before', {
    result: (state) => ({ ...acorns.result(state), winners: [0] }),
  }),
  mutant(
    'the game is finished while seats are waited for',
    'random play ends, and the standings are sound',
    'finished, and yet',
    {
      result: (state) => ({ ...acorns.result(state), finished: true }),
    },
  ),
  mutant('the notation loses the last digit', 'the notation round-trips', 'is read as another one', {
    notation: { ...acorns.notation, writeStep: (_state, card) => `choose oak${String(card).slice(0, 1)}` },
  }),
  mutant('the notation overlooks extra words', 'the notation round-trips', 'read without complaint', {
    notation: {
      ...acorns.notation,
      readStep: (state, seat, text) => acorns.notation.readStep(state, seat, text.split(' ').slice(0, 2).join(' ')),
    },
  }),
  mutant('turns never close', 'records replay to the same end', 'the record ends elsewhere', {
    notation: { ...acorns.notation, closes: () => false },
  }),
  mutant(
    'two steps go into one entry that is read as one',
    'records replay to the same end',
    'is not a choice such as',
    {
      notation: { ...acorns.notation, closes: (_state, card) => card % 2 === 0 },
    },
  ),
  mutant('the option is ignored', 'every option value matters', 'changes nothing', {
    start: (players, _options, chance) => acorns.start(players, { winner: 'highest' }, chance),
  }),
  mutant('an option said to be for boards changes the game', 'every option value matters', 'for boards changes', {
    options: { winner: { kind: 'choice', values: ['highest', 'lowest'], default: 'highest', forBoards: true } },
  }),
  mutant('the winner is decided by another rule', 'golden games hold', /line \d+ differs[^]*seat 1: choose oak14/, {
    start: (players, _options, chance) => acorns.start(players, { winner: 'lowest' }, chance),
  }),
  mutant('the moves are listed in another order', 'golden games hold', /line \d+ differs[^]*seat 1: choose oak14/, {
    moves: (state, seat) => acorns.moves(state, seat).toReversed(),
  }),
  mutant(
    'a seat is not waited for although it may choose',
    'moves are exactly what play accepts',
    'waited for false, but 3 moves',
    {
      waitingFor: (state) => acorns.waitingFor(state).slice(0, 1),
    },
  ),
  mutant('the game never ends', 'random play ends, and the standings are sound', 'did not end', {
    play: (state, seat, card, chance, tell) => {
      acorns.play(state, seat, card, chance, tell);
      if (acorns.result(state).finished) Object.assign(state, acorns.start(state.hands.length, state.options, chance));
    },
  }),
  mutant('seats that chose know what the others choose', 'views tell no secrets', 'imagines things elsewhere', {
    knowers: (state) =>
      Array.from(acorns.knowers(state), (set, card) => (state.chosen.includes(card) ? set | seatBit(0) : set)),
  }),
];
