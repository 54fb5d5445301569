import { copyPlain, type Json } from '../../../index.ts';
import { acorns } from '../../../contract/sample/index.ts';
import { type Acorns, type Mutant, mutant, type State, withExtra } from './mutant.ts';

const HANDED_OUT = 'what is handed out does not change';

/** States that are copied, saved or imagined badly. */
export const forgetful: Mutant[] = [
  mutant('the deck is shuffled with Math.random', 'the same seed gives the same game', 'played twice from one seed', {
    start: (players, options, chance) =>
      acorns.start(players, options, {
        pick: (n) => Math.floor(Math.random() * n),
        shuffle: (items, name) => chance.shuffle(items, name),
      }),
  }),
  mutant(
    'something is remembered outside the state',
    'the same seed gives the same game',
    'played twice from one seed',
    remembersOutside(),
  ),
  mutant('a copy shares the deck', 'copies do not share', 'playing on the copy changed the original', {
    copy: (state) => ({ ...copyPlain(state), deck: state.deck }),
  }),
  mutant('a copy shares the hands', 'copies do not share', 'playing on the copy changed the original', {
    copy: (state) => ({ ...copyPlain(state), hands: state.hands }),
  }),
  mutant('the view shares a list with the state', HANDED_OUT, 'the view of 0 changed', {
    view: withExtra(({ played }) => ({ played })),
  }),
  mutant('an event shares a list with the state', HANDED_OUT, 'heard changed when the game went on', {
    play: (state, seat, card, chance, tell) => {
      acorns.play(state, seat, card, chance, (event) =>
        tell?.(event.kind === 'revealed' ? { ...event, cards: state.chosen } : event),
      );
    },
  }),
  mutant('a saved state shares a list with the state', HANDED_OUT, 'the saved state changed', {
    save: (state) => ({ ...copyPlain(state), won: state.won }),
  }),
  mutant('copies share a list that is not saved', 'copies do not share', 'state.log is shared', sharesItsLog()),
  mutant(
    'save drops who got the first acorn',
    'saves and restores at every step',
    'saved and restored, the view of 0 is another',
    {
      save: (state) => ({ ...copyPlain(state), bonus: state.bonus.map(() => 0) }),
    },
  ),
  mutant(
    'save drops the choices that are still secret',
    'saves and restores at every step',
    'saved and restored, the game waits for other seats',
    {
      save: (state) => ({ ...copyPlain(state), chosen: undefined }) as unknown as Json,
      restore: (saved) => {
        const state = acorns.restore(saved);
        return { ...state, chosen: state.hands.map(() => 0) };
      },
    },
  ),
  mutant('imagine deals a card that lies open', 'views tell no secrets', 'imagines things elsewhere', {
    imagine: (view, chance) => ({ ...acorns.imagine({ ...view, played: [] }, chance), played: [...view.played] }),
  }),
  mutant("imagine deals the viewer's own cards to others", 'views tell no secrets', 'imagines things elsewhere', {
    imagine: (view, chance) => {
      const state = acorns.imagine({ ...view, hand: [] }, chance);
      if (view.viewer !== 'public') state.hands[view.viewer] = [...view.hand];
      return state;
    },
  }),
  mutant('the view has typed arrays in it', 'views tell no secrets', 'is not plain JSON', {
    view: withExtra(({ won }) => ({ won: Uint8Array.from(won) })),
  }),
];

function remembersOutside(): Partial<Acorns> {
  let games = 0;
  return {
    start: (players, options, chance) => {
      const state = acorns.start(players, options, chance);
      state.bonus = state.bonus.map((_, seat) => Number(seat === games % players));
      games++;
      return state;
    },
  };
}

function sharesItsLog(): Partial<Acorns> {
  const logs = new WeakMap<object, number[]>();
  const withLog = (state: State, log: number[]): State => {
    const logged = { ...state, log };
    logs.set(logged, log);
    return logged;
  };
  return {
    start: (players, options, chance) => withLog(acorns.start(players, options, chance), []),
    copy: (state) => withLog(copyPlain(state), logs.get(state) ?? []),
    save: (state) => ({ ...copyPlain(state), log: undefined }) as unknown as Json,
    play: (state, seat, card, chance, tell) => {
      acorns.play(state, seat, card, chance, tell);
      logs.get(state)?.push(card);
    },
  };
}
