import { cards } from '../../material/cards.ts';
import { takeFromDeck } from '../deck.ts';
import { isInteractive } from '../payment.ts';
import { gaiaJoins } from '../solo/events.ts';
import { isSolo, type StepContext } from '../state.ts';
import { isInvited } from '../tasks/between.ts';
import type { Automatic, AutomaticOf } from '../tasks/task.ts';
import { rulesOf } from '../versions.ts';
import { startAbility, startBlackAbility, startGains } from './ability.ts';
import { gains } from './gain.ts';
import { pays } from './pay.ts';

type Run<Kind extends Automatic['kind']> = (context: StepContext, seat: number, task: AutomaticOf<Kind>) => void;

/** What runs by itself when it lies on top of a player's tasks. */
const automatics = {
  ability: startAbility,
  gains: startGains,
  pay: (context, seat, { what, n }) => pays[what](context, seat, n),
  gain: (context, seat, task) => gains[task.what](context, seat, task),
  planted: startBlackAbilities,
  'extra-planting': ({ state }, _seat, { n }) => {
    state.extra += n;
  },
  inspect: (context, seat, { n, keep }) => {
    const player = context.state.players[seat];
    player.looking = takeFromDeck(context, n);
    context.tell?.({ kind: 'looked', seat, cards: [...player.looking] });
    player.tasks.push({ kind: 'keep', n: keep });
  },
  'event-played': ({ state }, seat) => {
    const { island, tasks } = state.players[seat];
    const ability = cards[island].abilities.findIndex(({ when }) => when === 'event_played'); // E11.5
    if (ability >= 0) tasks.push({ kind: 'ability', card: island, ability, cell: -1, counted: false });
  },
  'ask-others': (context, seat, { card }) => {
    const { state } = context;
    if (isSolo(state)) gaiaJoins(context, card);
    state.players.forEach(({ tasks }, other) => {
      if (other !== seat && isInvited(state, other, card)) tasks.push({ kind: 'join', card });
    });
  },
} satisfies { readonly [Kind in Automatic['kind']]: Run<Kind> };

export function runAutomatic(context: StepContext, seat: number, task: Automatic): void {
  (automatics[task.kind] as Run<Automatic['kind']>)(context, seat, task);
}

/** E7.6: right after planting, and it cannot be refused. Before 2.0 the owner was asked where others take part. */
function startBlackAbilities({ state }: StepContext, seat: number, { cell }: AutomaticOf<'planted'>): void {
  const { cells, tasks } = state.players[seat];
  cards[cells[cell]].abilities.forEach((ability, index) => {
    if (ability.when !== 'plant' || ability.effect?.kind === 'pay_planting_with') return;
    if (rulesOf(state).blackCanBeRefused && isInteractive(ability)) tasks.push({ kind: 'black', cell, ability: index });
    else startBlackAbility(state, seat, cell, index);
  });
}
