import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { copy } from '../../rules/save.ts';
import { takeOut } from '../../rules/deck.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { costOf } from '../../rules/payment.ts';
import { layCard } from '../../rules/places.ts';
import { faunaProgress } from '../../rules/score/fauna.ts';
import { scoreOf } from '../../rules/score/forms.ts';
import type { Player, State } from '../../rules/state.ts';

/** What one card would score more or less. */
interface Change {
  readonly card: number;
  readonly points: number;
}

interface FaunaChange {
  readonly card: number;
  readonly have: number;
  readonly before: number;
  readonly need: number;
}

/** What planting a card on a place would change. */
export interface PlacingGain {
  readonly cost: number;
  /** The points printed on the card. */
  readonly printed: number;
  /** Terrains by what they count in rows, columns and round about, the card itself included. */
  readonly terrains: readonly Change[];
  readonly ecosystems: readonly Change[];
  readonly fauna: readonly FaunaChange[];
  /** All points together. */
  readonly total: number;
}

/** Plants on a copy: only where the card lies, what it costs and what is counted; its black ability waits. */
function planted(state: State, seat: number, card: number, place: number): State {
  const next = copy(state);
  const player = itemAt(next.players, seat);
  const cost = costOf(player, card);
  takeOut(player.hand, card);
  layCard(player, card, place);
  player.planted.push(card);
  player.soil = Math.max(0, player.soil - cost);
  return next;
}

export function placingGain(state: State, seat: number, card: number, place: number): PlacingGain {
  const next = planted(state, seat, card, place);
  const printed = itemAt(cards, card).points;
  const terrains = changes(terrainPoints(state, seat), terrainPoints(next, seat));
  const ecosystems = changes(ecosystemPoints(state, seat), ecosystemPoints(next, seat));
  const total = [...terrains, ...ecosystems].reduce((sum, { points }) => sum + points, printed);
  return {
    cost: costOf(itemAt(state.players, seat), card),
    printed,
    terrains,
    ecosystems,
    fauna: faunaChanges(state, next, seat),
    total,
  };
}

type Points = ReadonlyMap<number, number>;

const changes = (before: Points, after: Points): Change[] =>
  [...after]
    .map(([card, points]) => ({ card, points: points - (before.get(card) ?? 0) }))
    .filter(({ points }) => points !== 0);

/** E15.1, line 6, terrain by terrain. */
function terrainPoints({ players }: State, seat: number): Points {
  const points = new Map<number, number>();
  itemAt(players, seat).cells.forEach((card, cell) => {
    if (card === NO_CARD) return;
    for (const { score, direction } of itemAt(cards, card).abilities) {
      const more = score ? scoreOf(score, { areas: players, seat, neighbour: seat, cell, direction }) : 0;
      points.set(card, (points.get(card) ?? 0) + more);
    }
  });
  return points;
}

const ecosystemsOf = ({ ecosystem }: Player, { common }: State): number[] =>
  [ecosystem, ...common].filter((card) => card !== NO_CARD);

function ecosystemPoints(state: State, seat: number): Points {
  const { players } = state;
  const from = { areas: players, seat, neighbour: seat, cell: -1 };
  return new Map(
    ecosystemsOf(itemAt(players, seat), state).map((card) => [
      card,
      itemAt(cards, card).abilities.reduce((sum, { score }) => sum + (score ? scoreOf(score, from) : 0), 0),
    ]),
  );
}

/** Objectives that the viewer has not claimed and that the planting brings nearer. */
function faunaChanges(state: State, next: State, seat: number): FaunaChange[] {
  return state.fauna.flatMap((card, place) => {
    const before = faunaProgress(state.players, seat, card).have;
    const { have, need } = faunaProgress(next.players, seat, card);
    const isOpen = !itemAt(state.claims, place).includes(seat) && before < need;
    return isOpen && have !== before ? [{ card, have: Math.min(have, need), before, need }] : [];
  });
}
