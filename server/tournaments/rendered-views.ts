import { RecentlyUsed } from '@grove/kernel';
import type { OpenTournament } from './open-tournament.ts';
import { tournamentView } from './view.ts';

/** A view as it is sent, and the tag that says which one it is. */
interface RenderedView {
  readonly tag: string;
  readonly text: string;
}

/** Tournaments whose last view is kept. */
const KEPT = 100;

/**
 * The view of a tournament as text, made once for all who watch: whoever polls with the tag of the last one is told only that nothing has changed.
 */
export class RenderedViews {
  readonly #kept = new RecentlyUsed<RenderedView>(KEPT);

  of(open: OpenTournament): RenderedView {
    const tag = `"${open.number}"`;
    const known = this.#kept.get(open.id);
    if (known?.tag === tag) return known;
    const rendered = { tag, text: JSON.stringify(tournamentView(open)) };
    this.#kept.set(open.id, rendered);
    return rendered;
  }
}
