import { useSearch } from 'wouter';

/** The key in the address of this page: a tournament of a club that is not listed opens with it for whoever is not a member. */
export const useKey = (): string | undefined => new URLSearchParams(useSearch()).get('key') ?? undefined;

const withKey = (address: string, key: string | null | undefined): string => (key ? `${address}?key=${key}` : address);

/** A page of a tournament. */
export const pageAddress = (tournament: string, key?: string | null, page?: 'screen' | 'embed'): string =>
  withKey(`/tournaments/${tournament}${page === undefined ? '' : `/${page}`}`, key);

/** Where the server hands out a tournament as a file. */
export const exportAddress = (tournament: string, kind: 'csv' | 'json' | 'ics', key?: string | null): string =>
  withKey(`/api/v1/tournaments/${tournament}/${kind === 'ics' ? 'calendar.ics' : `standings.${kind}`}`, key);
