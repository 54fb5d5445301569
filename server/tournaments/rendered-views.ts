import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { RecentlyUsed } from '@grove/kernel';
import type { TournamentStanding, TournamentView } from '@grove/protocol';
import type { OpenTournament } from './open-tournament.ts';
import { tournamentView } from './view.ts';

const pack = promisify(gzip);

/** A view as it is sent, and the tag that says which one it is. */
export interface RenderedView {
  readonly view: TournamentView;
  readonly tag: string;
  readonly text: string;
  /** Packed once for all who take it so. */
  readonly packed: () => Promise<Buffer>;
  readonly standings: ReadonlyMap<string, TournamentStanding>;
  readonly madeAt: number;
}

/** Tournaments whose last view is kept. */
const KEPT = 100;
/** With so many entrants a view is dear, and results come often: it is made once in so many milliseconds. */
const LARGE = 100;
const MADE_EVERY = 1000;

/** The views of tournaments as texts, each made once for all who watch. */
export class RenderedViews {
  readonly #kept = new RecentlyUsed<RenderedView>(KEPT);
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  of(open: OpenTournament): RenderedView {
    const known = this.#kept.get(open.id);
    if (known !== undefined && (known.tag === tagOf(open) || this.#isRecent(open, known))) return known;
    const rendered = render(open, this.#now());
    this.#kept.set(open.id, rendered);
    return rendered;
  }

  #isRecent({ state }: OpenTournament, { madeAt }: RenderedView): boolean {
    return state.entrants.length > LARGE && this.#now() - madeAt < MADE_EVERY;
  }
}

const tagOf = ({ number }: OpenTournament): string => `"${number}"`;

function render(open: OpenTournament, madeAt: number): RenderedView {
  const view = tournamentView(open);
  const text = JSON.stringify(view);
  let packed: Promise<Buffer> | undefined;
  return {
    view,
    tag: tagOf(open),
    text,
    packed: () => (packed ??= pack(text)),
    standings: new Map(view.standings.map((standing) => [standing.entrant, standing])),
    madeAt,
  };
}
