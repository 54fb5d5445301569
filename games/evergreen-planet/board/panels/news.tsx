import { useCallback, useMemo } from 'react';
import { Log } from '@grove/game-kit/board/log';
import { More } from '@grove/game-kit/board/more';
import { Notation } from '@grove/game-kit/board/notation';
import { exampleOf } from '@grove/game-kit/board/typed-steps';
import { planet } from '../../rules/index.ts';
import { spots } from '../../spots.ts';
import { sinceOwn, subjectOf } from '../model/story.ts';
import type { Screen } from '../model/use-screen.tsx';
import styles from '../styles/places.module.css';
import { EventIcon } from './event-icon.tsx';
import { SeasonNow } from './season-now.tsx';
import { Suns } from './suns.tsx';
import type { Event } from '../../rules/events.ts';

type BalanceProps = Pick<Screen, 'over' | 'forecast' | 'season' | 'ended' | 'seat' | 'speech' | 'owner'>;

/** What the season would bring if it ended now, or has brought; nothing once the year is over. */
export function Balance({ over, ...season }: BalanceProps) {
  return over ? null : <SeasonNow {...season} className={styles.now} />;
}

interface TypingProps extends Pick<Screen, 'over' | 'speech'>, Pick<Screen['table'], 'enter'> {
  readonly model: Pick<Screen['table']['model'], 'state' | 'moves'>;
}

/** The box for typed moves, until the year is over. */
export function Typing({ over, model, enter, speech }: TypingProps) {
  if (over) return null;
  return (
    <Notation
      language={speech.language}
      label={speech.board.choose.typeMove}
      example={exampleOf(planet, model)}
      submitLabel={speech.board.choose.play}
      enter={enter}
      className={styles.notation}
    />
  );
}

const iconOf = (event: Event) => <EventIcon event={event} />;

interface HappenedProps extends Pick<Screen['board'], 'heard' | 'viewer'>, Pick<Screen, 'lines' | 'speech'> {}

/** What happened so far. */
export function Happened({ heard, viewer, lines, speech }: HappenedProps) {
  const fresh = useMemo(() => sinceOwn(heard, lines, viewer), [heard, lines, viewer]);
  const { signs } = speech;
  const signOf = useCallback(
    (event: Event) => {
      const subject = subjectOf(event);
      // The opponent without a seat (P9.1) is behind the last seat.
      return subject === undefined ? undefined : signs.at(subject === 'opponent' ? -1 : subject);
    },
    [signs],
  );
  return (
    <Log
      title={speech.board.log}
      empty=""
      lines={lines}
      fresh={fresh}
      freshLabel={speech.board.sinceYourTurn}
      iconOf={iconOf}
      signOf={signOf}
      placesOf={spots.event}
      className={styles.log}
    />
  );
}

type SunsProps = Pick<
  Screen,
  'over' | 'forecast' | 'gain' | 'calendar' | 'speech' | 'lightSeason' | 'showSeason' | 'owner'
>;

/** The light under each sun to come. */
export function SunsToCome({ over, forecast, gain, calendar, speech, lightSeason, showSeason, owner }: SunsProps) {
  if (over) return null;
  return (
    <Suns
      forecast={forecast}
      gain={gain}
      calendar={calendar}
      speech={speech}
      shown={lightSeason}
      show={showSeason}
      owner={owner}
      className={styles.suns}
    />
  );
}

interface SheetProps extends BalanceProps, SunsProps, HappenedProps, TypingProps {}

/** What small screens have no room for. */
export function Sheet(props: SheetProps) {
  const { over, forecast, season, ended, seat, speech, gain, calendar, lightSeason, showSeason, owner } = props;
  const { more, close } = speech.board.choose;
  return (
    <More label={more} closeLabel={close}>
      <Balance {...{ over, forecast, season, ended, seat, speech, owner }} />
      <SunsToCome
        over={over}
        forecast={forecast}
        gain={gain}
        calendar={calendar}
        speech={speech}
        lightSeason={lightSeason}
        showSeason={showSeason}
        owner={owner}
      />
      <Happened heard={props.heard} viewer={props.viewer} lines={props.lines} speech={speech} />
      <Typing over={over} model={props.model} enter={props.enter} speech={speech} />
    </More>
  );
}
