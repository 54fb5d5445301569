import type { GameRecord } from '@grove/kernel';
import { ask } from '../api.ts';

export interface Standing {
  readonly player: string;
  readonly name: string;
  readonly game: string;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}

export interface Statistics {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly best: number;
  readonly average: number;
}

export interface Played {
  readonly table: string;
  readonly game: string;
  readonly finishedAt: number;
  readonly rated: boolean;
  readonly rating: number | null;
  readonly seats: readonly {
    readonly player: string;
    readonly name: string;
    readonly total: number;
    readonly winner: boolean;
  }[];
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly standings: readonly Standing[];
  readonly statistics: readonly Statistics[];
  readonly games: readonly Played[];
}

export interface TableDeal {
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly record: GameRecord | null;
}

export const standingsApi = {
  leaderboard: (game: string) => ask<Standing[]>(`/leaderboards/${game}`),
  player: (id: string, token: string | undefined) => ask<Player>(`/people/${encodeURIComponent(id)}`, { token }),
  deal: (table: string) => ask<TableDeal>(`/tables/${table}/deal`),
};
