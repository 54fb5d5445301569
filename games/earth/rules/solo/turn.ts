import { cards, gaiaCards, idOf } from '../../material/cards.ts';
import { ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import type { Difficulty } from '../options.ts';
import { gaiaSeat, NO_COLOR, type State, type StepContext } from '../state.ts';
import { counts, giveGaia } from './gains.ts';
import { gaiaComposts, gaiaGetsGrowth, gaiaGetsSprouts, gaiaOf } from './goods.ts';

/** E17.2: what Gaia gets on top of what she counts, by the strength of her reactions. */
const BASE = {
  weak: { red: 2, blue: 0, yellow: 0 },
  strong: { red: 5, blue: 3, yellow: 3 },
} as const;
const strengthOf = (difficulty: Difficulty): keyof typeof BASE =>
  difficulty === 'hard' || difficulty === 'expert' ? 'strong' : 'weak';

const reactions: Readonly<Record<ActionColor, (context: StepContext) => void>> = {
  // The cards not kept went to her pile when they were put aside (E5.3).
  green: () => undefined,
  red: (context) =>
    gaiaComposts(context, reactionBase(context.state, 'red') + Math.floor(counts.soil_gained(context) / 2)),
  blue: (context) => gaiaGetsSprouts(context, reactionBase(context.state, 'blue') + counts.blue_cards(context)),
  yellow: (context) => gaiaGetsGrowth(context, reactionBase(context.state, 'yellow') + counts.cards_drawn(context)),
};

/** E17.2: what she gets for a colour before she counts anything. */
export const reactionBase = ({ options }: Pick<State, 'options'>, color: Exclude<ActionColor, 'green'>): number =>
  BASE[strengthOf(options.gaia)][color];

/** E17.2 on your turn, the `gaia` part of her card on hers (E17.3). */
export function react(context: StepContext): void {
  const { state } = context;
  const onHerTurn = state.active === gaiaSeat(state);
  if (onHerTurn) giveGaia(context, cards[gaiaOf(state).card].gaia?.gains ?? []);
  else reactions[ACTION_COLORS[state.color]](context);
}

/** E17.3: reveals her next card. Two of them only claim fauna, and the person chooses which (E17.6). */
export function revealGaiaCard({ state, chance, tell }: StepContext): void {
  const gaia = gaiaOf(state);
  if (gaia.deck.length === 0) {
    gaia.deck = gaiaCards.map(({ index }) => index);
    chance.shuffle(gaia.deck, idOf);
    gaia.deck.reverse();
  }
  gaia.card = gaia.deck.pop() ?? gaia.card;
  if (gaia.deck.length === 0) gaia.rounds++;
  tell?.({ kind: 'gaia-card', card: gaia.card });
  const turn = cards[gaia.card].gaia;
  state.color = turn?.activate ? ACTION_COLORS.indexOf(turn.activate) : NO_COLOR;
  gaia.skips = state.options.gaia === 'beginner' && turn?.skipsAtBeginner === true;
  const claim = turn?.gains.find((gain) => gain.what === 'claim_fauna');
  if (claim?.what === 'claim_fauna') state.players[0].tasks.push({ kind: 'gaia', row: claim.row });
}

/** E17.10 b: twelve cards have been used. */
export const gaiaIsDone = ({ gaia }: State): boolean => gaia !== null && gaia.rounds >= 2;

/** Whose turn is next: yours and hers alternate, unless hers is skipped. */
export function nextSoloTurn(state: State): 'color' | 'gaia' {
  const gaia = gaiaOf(state);
  const hers = state.active === 0 && !gaia.skips;
  if (state.active === 0) gaia.skips = false;
  state.active = hers ? gaiaSeat(state) : 0;
  return hers ? 'gaia' : 'color';
}
