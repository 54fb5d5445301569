import { itemAt } from '@grove/kernel';
import { useMemo } from 'react';
import { Log } from '@grove/game-kit/board/log';
import { More } from '@grove/game-kit/board/more';
import { Notation } from '@grove/game-kit/board/notation';
import { planet } from '../../rules/index.ts';
import { sinceOwn } from '../model/story.ts';
import type { Screen } from '../model/use-screen.tsx';
import styles from '../styles/places.module.css';
import { EventIcon } from './event-icon.tsx';
import { SeasonNow } from './season-now.tsx';
import { Suns } from './suns.tsx';
import type { Event } from '../../rules/events.ts';

/** What the season would bring if it ended now; nothing once the year is over. */
export function Balance({ over, forecast, season, speech }: Screen) {
  return over ? null : <SeasonNow forecast={forecast} season={season} speech={speech} className={styles.now} />;
}

/** The box for typed moves, while there is something to decide. */
export function Typing({ table, speech }: Screen) {
  if (table.model.moves.length === 0) return null;
  return (
    <Notation
      label={speech.board.choose.typeMove}
      example={planet.notation.writeStep(table.model.state, itemAt(table.model.moves, 0))}
      submitLabel={speech.board.choose.play}
      enter={table.enter}
      className={styles.notation}
    />
  );
}

const iconOf = (event: Event) => <EventIcon event={event} />;

/** What happened so far. */
export function Happened({ board: { heard, viewer }, lines, speech }: Screen) {
  const fresh = useMemo(() => sinceOwn(heard, lines, viewer), [heard, lines, viewer]);
  return (
    <Log
      title={speech.board.justNow}
      empty={speech.board.nothingYet}
      lines={lines}
      fresh={fresh}
      freshLabel={speech.board.sinceYourTurn}
      iconOf={iconOf}
      className={styles.log}
    />
  );
}

/** The light under each sun to come. */
export function SunsToCome({ over, forecast, gain, calendar, speech, lightSeason, showSeason }: Screen) {
  if (over) return null;
  return (
    <Suns
      forecast={forecast}
      gain={gain}
      calendar={calendar}
      speech={speech}
      shown={lightSeason}
      show={showSeason}
      className={styles.suns}
    />
  );
}

/** What small screens have no room for. */
export function Sheet(screen: Screen) {
  return (
    <More label={screen.speech.board.choose.more} closeLabel={screen.speech.board.choose.close}>
      <Balance {...screen} />
      <SunsToCome {...screen} />
      <Happened {...screen} />
      <Typing {...screen} />
    </More>
  );
}
