import { copyPlain, NO_CHANCE } from '../../../index.ts';
import { acorns } from '../../../contract/sample/index.ts';
import { openHands } from '../open-hands.ts';
import { type Acorns, type Mutant, mutant, type State, type View, withExtra } from './mutant.ts';

/** Secrets that reach somebody. */
export const leaks: Mutant[] = [
  mutant("the view shows the next seat's hand", 'views tell no secrets', 'sees what it cannot know', {
    view: withExtra(({ hands }, viewer) => ({ next: hands[viewer === 'public' ? 0 : (viewer + 1) % hands.length] })),
  }),
  mutant('the view shows the order of the deck', 'views tell no secrets', 'sees what it cannot know', {
    view: withExtra(({ deck }) => ({ deck: [...deck] })),
  }),
  mutant(
    'the spectator sees what the first seat sees',
    'views tell no secrets',
    'viewer public sees what it cannot know',
    {
      view: (state, viewer) => ({ ...acorns.view(state, viewer === 'public' ? 0 : viewer), viewer }),
    },
  ),
  mutant(
    'a view that is made from the public one is the public one',
    'views tell no secrets',
    'the view of 0 is another if it is made from the public one',
    { view: (state, viewer, publicView) => publicView ?? acorns.view(state, viewer) },
  ),
  mutant(
    'what makes a view of the public one is not all of it',
    'views tell no secrets',
    'the view of 0 is another if its parts are put into the public one',
    { ownParts: (_, seat) => [{ path: '/viewer', value: seat }] },
  ),
  mutant(
    'what makes a view of the public one is said twice',
    'views tell no secrets',
    'a part of the view of 0 lies in another',
    {
      ownParts: (state, seat) => [
        { path: '', value: acorns.view(state, seat) },
        { path: '/viewer', value: seat },
      ],
    },
  ),
  mutant(
    'the view shows the deck, and imagine follows it',
    'imagine varies what is hidden',
    'imagine gets it right',
    openTable(),
  ),
  mutant(
    'the view shows the deck and not the hands, and imagine follows it',
    'imagine foresees nothing',
    'whatever nobody knows, viewer 0 foresees when it is revealed',
    openDeck(),
  ),
  mutant('imagine leaves the deck sorted', 'imagine varies what is hidden', 'state.deck is in no order in the game', {
    imagine: (view, chance) => {
      const state = acorns.imagine(view, chance);
      return { ...state, deck: state.deck.toSorted((a, b) => a - b) };
    },
  }),
  mutant('imagine shuffles nothing', 'imagine varies what is hidden', 'the same with every chance', {
    imagine: (view) => acorns.imagine(view, NO_CHANCE),
  }),
  mutant(
    'the list of moves leaves out cards that would lose',
    'views tell no secrets',
    'has moves that depend on what it cannot know',
    {
      moves: (state, seat) => {
        const others = Math.max(...state.chosen);
        const winning = acorns.moves(state, seat).filter((card) => card > others);
        return winning.length > 0 ? winning : acorns.moves(state, seat);
      },
    },
  ),
  mutant('everybody hears which card was chosen', 'events tell no more than views', 'hears [{"card":', {
    seen: (event) => event,
  }),
  {
    fault: 'everybody hears which of the cards that all can see was chosen',
    noticedBy: 'events tell no more than views',
    complaint: /viewer 0 hears a difference between \d+ and \d+, which leave it the same view/,
    game: { ...openHands, seen: (event) => event },
  },
  {
    fault: 'imagine shuffles nothing where hands are open',
    noticedBy: 'imagine varies what is hidden',
    complaint: 'the same with every chance',
    game: { ...openHands, imagine: (view) => openHands.imagine(view, NO_CHANCE) },
  },
];

/** The view shows the deck; only the hands are left to imagine. */
function openDeck(): Partial<Acorns> {
  return {
    view: withExtra(({ deck }) => ({ deck: [...deck] })),
    imagine: (view, chance) => {
      const { deck } = view as View & { deck: readonly number[] };
      const state = acorns.imagine({ ...view, played: [...view.played, ...deck] }, chance);
      return { ...state, played: [...view.played], deck: [...deck] };
    },
  };
}

/** The view holds the whole state, so that nothing is left to imagine. */
function openTable(): Partial<Acorns> {
  return {
    view: withExtra((state) => ({ state: copyPlain(state) })),
    imagine: (view) => copyPlain((view as View & { state: State }).state),
  };
}
