import { itemAt, type Json, type JsonObject, sumOfParts } from '@grove/kernel';
import { type Outcome, winShare } from './game.ts';
import { ratingsOf } from './ratings.ts';
import { deviation, type Estimate, mean, meanWithInterval, median, shareWithInterval } from './statistics.ts';

/** What a tournament says about one entrant. */
export interface EntrantSummary {
  readonly name: string;
  readonly games: number;
  readonly mean: Estimate;
  readonly median: number;
  readonly deviation: number;
  /** A shared victory counts in part: one of two winners has half a win. */
  readonly wins: Estimate;
  readonly rating: number;
  readonly totals: readonly number[];
  /** The mean of every part of the total. */
  readonly parts: Readonly<Record<string, number>>;
}

export interface Summary {
  readonly entrants: readonly EntrantSummary[];
  /** By seat: what sitting there was worth, whoever sat there. */
  readonly seats: readonly { readonly mean: number; readonly wins: number }[];
  readonly steps: number;
}

/** An entrant's share in one game. */
interface Part {
  readonly game: number;
  readonly seat: number;
  readonly outcome: Outcome;
}

export function summarise(names: readonly string[], outcomes: readonly Outcome[]): Summary {
  const ratings = ratingsOf(names.length, outcomes);
  return {
    entrants: distinct(names).map((name, entrant) =>
      summariseEntrant(name, itemAt(ratings, entrant), partsOf(entrant, outcomes)),
    ),
    seats: names.map((_, seat) => ({
      mean: mean(outcomes.map(({ totals }) => itemAt(totals, seat))),
      wins: mean(outcomes.map((outcome) => winShare(outcome, seat))),
    })),
    steps: outcomes.reduce((sum, { steps }) => sum + steps, 0),
  };
}

const partsOf = (entrant: number, outcomes: readonly Outcome[]): Part[] =>
  outcomes.map((outcome, game) => ({ game, seat: outcome.entrants.indexOf(entrant), outcome }));

function summariseEntrant(name: string, rating: number, played: readonly Part[]): EntrantSummary {
  const totals = played.map(({ outcome, seat }) => itemAt(outcome.totals, seat));
  const rotations = itemAt(played, 0).outcome.entrants.length;
  const deals = Map.groupBy(played, ({ game }) => Math.floor(game / rotations));
  const dealMeans = [...deals.values()].map((deal) =>
    mean(deal.map(({ outcome, seat }) => itemAt(outcome.totals, seat))),
  );
  const wins = played.reduce((sum, { outcome, seat }) => sum + winShare(outcome, seat), 0);
  return {
    name,
    games: played.length,
    // The interval from the deals' means; the value from all games, of which the last deal may have fewer.
    mean: { ...meanWithInterval(dealMeans), value: mean(totals) },
    median: median(totals),
    deviation: deviation(totals),
    wins: shareWithInterval(wins, played.length),
    rating,
    totals,
    parts: meanParts(played),
  };
}

function meanParts(played: readonly Part[]): Record<string, number> {
  const all = played.map(({ outcome, seat }) => new Map(partsByName(itemAt(outcome.parts, seat))));
  const names = new Set(all.flatMap((parts) => [...parts.keys()]));
  return Object.fromEntries([...names].map((name) => [name, mean(all.map((parts) => parts.get(name) ?? 0))]));
}

/** Every part by its name; of lists every place for itself, counted from 1: a part by season stays one by season. */
const partsByName = (parts: JsonObject): [string, number][] =>
  Object.entries(parts).flatMap(([name, part]) =>
    Array.isArray(part)
      ? part.map((place: Json, i): [string, number] => [`${name} ${i + 1}`, sumOfParts(place)])
      : [[name, sumOfParts(part)] as [string, number]],
  );

/** `random, random` becomes `random, random (2)`. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const count = names.slice(0, i + 1).filter((other) => other === name).length;
    return count === 1 ? name : `${name} (${count})`;
  });
}
