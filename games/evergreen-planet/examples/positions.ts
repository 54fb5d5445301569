import { itemAt, Match, SeededChance } from '@grove/kernel';
import { materialFor, type Power } from '../material/index.ts';
import { planet } from '../rules/index.ts';
import { roundOfSeason } from '../rules/round.ts';
import type { State, TurnView, View } from '../rules/types.ts';

export const BARE = ['......', '.#..#.', '......', '......', '.#..#.', '......'];

interface TableAt {
  /** Cards in the fertility zone, in the order in which they came. */
  readonly zone?: readonly { readonly card: string; readonly faceDown?: boolean }[];
  /** Rounds that were played before. */
  readonly round?: number;
}

export interface ActingAt extends TableAt {
  readonly rows?: readonly string[];
  readonly card?: string;
  readonly markers?: Partial<Record<Power, number>>;
}

const { cardIds } = materialFor('reconstruction', null);

const started = (players: number): View => new Match(planet, players, {}, SeededChance.from('table')).view('public');

const zoneOf = ({ zone = [] }: TableAt): View['zone'] => zone.map(({ card, faceDown = false }) => ({ card, faceDown }));

/** Cards that lie nowhere else, one after the other. */
function takeFrom(used: readonly string[]): () => string {
  const rest = cardIds.filter((card) => !used.includes(card)).toReversed();
  return () => itemAt([rest.pop() ?? ''], 0);
}

const turnWith = (card: string): TurnView => ({
  card,
  action: null,
  powerUsed: false,
  part: null,
  plantsLeft: 0,
  growsLeft: 0,
  used: [],
  powerLeft: 0,
  lake: null,
  lakeGrows: 0,
  watered: [],
});

/** Two players act, and the first of them has this planet and this card. */
export function acting({ rows = BARE, card = 'snow-lake', markers = {}, round = 0, ...at }: ActingAt): State {
  const view = started(2);
  const zone = zoneOf(at);
  const next = takeFrom([card, ...zone.map((laid) => laid.card)]);
  const taken = [card, next()];
  const leftOver = next();
  const earlier = (): string[] => Array.from({ length: roundOfSeason(round) }, next);
  const planets = view.planets.map((own, seat) => ({
    ...own,
    turn: turnWith(itemAt(taken, seat)),
    ...(seat === 0 ? { rows, markers: { ...own.markers, ...markers } } : {}),
  }));
  const river = [...taken.map((own, takenBy) => ({ card: own, takenBy })), { card: leftOver, takenBy: null }];
  const fronts = taken.map((own) => earlier().concat(own));
  return planet.imagine(
    { ...view, phase: 'actions', round, acting: [0, 1], zone, river, fronts, planets, discard: [leftOver] },
    SeededChance.from('deck'),
  );
}

interface DraftingAt extends TableAt {
  readonly players?: number;
  readonly river: readonly string[];
}

/** A round begins with this river, and the first seat takes first. */
export function drafting({ players = 2, river, round = 0, ...at }: DraftingAt): State {
  const view = started(players);
  const zone = zoneOf(at);
  const next = takeFrom([...river, ...zone.map((laid) => laid.card)]);
  return planet.imagine(
    {
      ...view,
      round,
      first: 0,
      picker: 0,
      nextFirst: 0,
      tokenOn: -1,
      zone,
      river: river.map((card) => ({ card, takenBy: null })),
      fronts: view.fronts.map(() => Array.from({ length: roundOfSeason(round) }, next)),
      discard: [],
    },
    SeededChance.from('deck'),
  );
}
