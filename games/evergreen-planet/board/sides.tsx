import { useSteady } from '@grove/game-kit/board/steady';
import { memo } from 'react';
import type { Screen } from './model/use-screen.tsx';
import { Fertility } from './panels/fertility.tsx';
import { ScorePanel } from './final/score-panel.tsx';
import { Balance, Happened, SunsToCome, Typing } from './panels/news.tsx';
import { Powers } from './panels/powers.tsx';
import { River } from './panels/river.tsx';
import { Seats } from './panels/seats.tsx';
import styles from './screen.module.css';
import places from './styles/places.module.css';

/** Left of the planet: who plays, what it would bring, what happened. */
export const Left = memo(function Left({ screen }: { readonly screen: Screen }) {
  const { view, speech, calendar, season, board, table, over, forecast, lines } = screen;
  return (
    <aside className={styles.left} aria-label={speech.board.scores}>
      <div className={places.header}>{board.header}</div>
      <Seats
        view={view}
        side={calendar.sideOf(season)}
        speech={speech}
        shown={screen.seat}
        show={screen.showSeat}
        ended={screen.ended}
        counted={screen.counted}
        className={places.seats}
      />
      <Balance
        over={over}
        forecast={forecast}
        season={season}
        ended={screen.ended}
        seat={screen.seat}
        speech={speech}
        owner={screen.owner}
      />
      <Happened heard={board.heard} viewer={board.viewer} lines={lines} speech={speech} />
      <Typing over={over} model={table.model} enter={table.enter} speech={speech} />
    </aside>
  );
});

interface RightProps {
  readonly screen: Screen;
  /** For what nobody touches. */
  readonly late: Screen;
}

/** Right of the planet: the offer, the fertility zone, the powers and the suns to come. */
export function Right({ screen, late }: RightProps) {
  const { view, speech, calendar, season, table, over, ended, facts } = screen;
  // A guide has something to say about the end of a season first.
  const isHeld = ended !== undefined && screen.board.guide !== undefined;
  const mayTake = view.phase === 'draft' && table.model.moves.length > 0 && !isHeld;
  const maySpeak = screen.board.viewer !== 'public' && !screen.board.controls && !over;
  // Whoever takes a card of the new season has looked at the end of the one before.
  const takeAndGoOn = useSteady((card: string) => {
    screen.goOn();
    table.chooseCard(card);
  });
  return (
    <aside className={styles.right} aria-label={`${speech.words.labels.river}, ${speech.words.labels.powers}`}>
      {over && !ended ? (
        <ScorePanel {...{ view, calendar, season, speech }} className={places.river} />
      ) : (
        <River
          view={view}
          speech={speech}
          chosen={table.chosenCard}
          hinted={screen.hint.card}
          isOpen={mayTake}
          choose={maySpeak && (!ended || mayTake) ? takeAndGoOn : undefined}
          refused={table.refused}
          className={places.river}
        />
      )}
      <Fertility piles={late.piles} speech={speech} className={places.fertility} />
      <Powers
        view={view}
        seat={screen.seat}
        speech={speech}
        ready={facts && !table.turn?.powerUsed ? facts.power : undefined}
        choose={maySpeak && screen.isOwn ? table.usePower : undefined}
        refused={table.refused}
        owner={screen.owner}
        className={places.powers}
      />
      <SunsToCome
        over={late.over}
        forecast={late.forecast}
        gain={late.gain}
        calendar={late.calendar}
        speech={late.speech}
        lightSeason={late.lightSeason}
        showSeason={late.showSeason}
        owner={late.owner}
      />
    </aside>
  );
}
