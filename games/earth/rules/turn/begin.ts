import { cards } from '../../material/cards.ts';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { GREEN_CARDS, MAJOR, PLANTINGS } from '../benefits.ts';
import { beginFaceDown } from '../face-down/reveal.ts';
import { drawCards, gainSeeds, gainSoil } from '../effects/cards.ts';
import { startingSeeds } from '../setup.ts';
import { gaiaSeat, noFresh, NO_COLOR, type Player, seatAfterActive, type State, type StepContext } from '../state.ts';

/** The seats in the order of E4.3. */
export const inOrder = (state: State): number[] => state.players.map((_, steps) => seatAfterActive(state, steps));

/** E3.7, E3.8: the island's start, the climate's seeds, and the seeds of the level. */
export function dealHands(context: StepContext): void {
  const { state, tell } = context;
  state.active = state.first;
  for (const seat of inOrder(state)) {
    const player = state.players[seat];
    tell?.({ kind: 'sides', seat, sides: [player.island, player.climate, player.ecosystem] });
    player.dealt = [];
    const { start } = cards[player.island].abilities[0];
    if (start === undefined) continue;
    drawCards(context, seat, start.draw, false);
    gainSoil(context, seat, start.soil, false);
    gainSeeds(context, seat, startingSeeds(state) + seedsOf(player));
    if (start.compost > 0) player.tasks.push({ kind: 'compost', n: start.compost, exact: true });
  }
}

const seedsOf = ({ climate }: Player): number =>
  cards[climate].abilities
    .filter(({ when }) => when === 'setup')
    .flatMap(({ gain }) => gain)
    .reduce((sum, { n }) => sum + n, 0);

/** A new turn: what counts "this turn" begins anew. */
export function beginTurn({ state, tell }: StepContext): void {
  state.turn++;
  state.color = NO_COLOR;
  state.inPart = 0;
  for (const player of state.players) {
    player.planted = [];
    player.met = 0;
    player.drawn = 0;
    player.gathered = 0;
    player.fresh = noFresh();
  }
  const { active, turn } = state;
  tell?.(active === gaiaSeat(state) ? { kind: 'gaia-turn', turn } : { kind: 'turn', active, turn });
}

export function beginPlanting({ state }: StepContext): void {
  beginFaceDown(state);
  state.players.forEach(({ tasks }, seat) => {
    tasks.push({ kind: 'plant', n: seat === state.active ? PLANTINGS.active : PLANTINGS.other });
  });
}

/** E5.5: one more planting for everybody. */
export function beginExtraPlanting({ state }: StepContext): void {
  state.extra--;
  beginFaceDown(state);
  for (const { tasks } of state.players) tasks.push({ kind: 'plant', n: 1 });
}

/** E5.3: the active player looks at four cards and keeps one (two with I296B), everybody else draws one. */
export function beginDrawing({ state }: StepContext): void {
  state.players.forEach((player, seat) => {
    if (seat !== state.active) {
      player.tasks.push({ kind: 'gain', what: 'draw', n: GREEN_CARDS.draw, keep: 0, counted: true });
    } else player.tasks.push({ kind: 'inspect', n: GREEN_CARDS.look, keep: keepsOf(player) });
  });
}

function keepsOf({ island }: Player): number {
  const effect = cards[island].abilities.map(({ effect }) => effect).find((e) => e?.kind === 'keep_after_planting');
  return effect?.kind === 'keep_after_planting' ? effect.n : GREEN_CARDS.keep;
}

/** E5.1: both parts for the active player, one of two for the others. */
export function beginBenefit({ state }: StepContext): void {
  const color = ACTION_COLORS[state.color];
  if (color === 'green') return;
  state.players.forEach(({ tasks }, seat) => {
    if (seat !== state.active) {
      tasks.push({ kind: 'either' });
      return;
    }
    for (const { what, n } of [...MAJOR[color]].reverse()) {
      tasks.push({ kind: 'gain', what, n, keep: 0, counted: true });
    }
  });
}
