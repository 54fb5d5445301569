import type { BoardAfter } from '../contract.ts';

const button = (label: string) => (
  <button key={label} type="button" className="button">
    {label}
  </button>
);

/** For galleries: what a page adds to the end of a game, as much of it as there ever is. */
export const afterInGallery: BoardAfter = {
  actions: (
    <>
      <button type="button" className="button act">
        Review
      </button>
      {['Play again', 'Next: Ancient tree'].map(button)}
    </>
  ),
  files: <>{['Save the record', 'Watch the replay'].map(button)}</>,
  notes: (
    <>
      <p className="after-best">New best: 12 points more than before.</p>
      <section className="after-reached" aria-label="Reached with this game">
        <h3>Reached with this game</h3>
        <ul>
          <li>
            <svg viewBox="0 0 40 40" aria-hidden="true" />
            <strong>Deep roots</strong>
            <span>Fifty points for fertility in one game.</span>
          </li>
        </ul>
      </section>
      <p className="second">Played with hints.</p>
    </>
  ),
  date: '16 November 2026',
};
