import { type GameManifest, soloTitleFor } from '@grove/game-kit';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLoadedIfAny, useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { storedSession } from '../online/session.ts';
import { useOpenRecord } from '../replay/use-open-record.ts';
import { PERSON } from '../local-game/seating.ts';
import { seatNames, storedName, storeName } from '../local-game/seat-names.ts';
import { lettersOver, NameField } from '../parts/name-field.tsx';
import { handInAll } from './send.ts';
import { dailyGame } from './daily-game.ts';
import { ShareResult } from './share-result.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Try } from './tries.ts';
import type { DailyStandings } from './use-standings.ts';
import { useDailyTitles } from './which.ts';
import { useDailyWords } from './words/index.ts';

interface MineProps {
  readonly manifest: GameManifest;
  readonly day: string;
  readonly isToday: boolean;
  readonly kept: Try | undefined;
  readonly standings: DailyStandings;
}

/** The deal of a day as I have left it, and what I can do about it. */
export function Mine(props: MineProps) {
  const { manifest, day, kept } = props;
  const module = useModule(manifest);
  const { Picture, Symbols } = useLoadedIfAny(manifest.picture) ?? {};
  const record = useMemo(() => kept?.end?.record ?? dailyGame(module, day).record, [module, day, kept]);
  return (
    <section className="panel daily-mine">
      {Symbols && <Symbols />}
      {Picture && (
        <div className="daily-picture">
          <Picture record={record} />
        </div>
      )}
      <div className="daily-text">{kept?.end ? <Finished {...props} end={kept.end} /> : <Unfinished {...props} />}</div>
    </section>
  );
}

function Unfinished({ manifest, day, isToday, kept }: MineProps) {
  const daily = useDailyWords();
  const { rules, play } = useDailyTitles(manifest);
  if (!isToday) return <Practice day={day} note={daily.notPlayed} />;
  return (
    <>
      <h2>{kept ? daily.begun : rules}</h2>
      <TimeLeft day={day} />
      <MyName />
      <Link className="button act" href="/daily/play">
        {kept ? daily.goOn : play}
      </Link>
    </>
  );
}

/** The name under which the result will stand in the game. */
function MyName() {
  const words = useWords();
  const [name, setName] = useState(storedName);
  const change = (text: string) => {
    setName(text);
    if (lettersOver(text) === 0) storeName(text);
  };
  return (
    <div className="daily-name">
      <NameField label={words.yourName} value={name} set={change} />
    </div>
  );
}

function Finished({ manifest, day, isToday, end, standings }: MineProps & { readonly end: NonNullable<Try['end']> }) {
  const words = useWords();
  const daily = useDailyWords();
  const titles = useLoadedIfAny(manifest.soloTitles) ?? [];
  const title = soloTitleFor(titles, end.total)?.title[useLanguage()];
  const openRecord = useOpenRecord();
  return (
    <>
      <h2>{daily.scored(end.total, title)}</h2>
      {end.sent === 'yes' ? <p>{rankText(daily.rankOf, standings)}</p> : <p role="status">{daily.sent[end.sent]}</p>}
      {isToday && <TimeLeft day={day} />}
      {end.sent === 'no' && isToday && (
        <button type="button" className="button act" onClick={() => void handInAll(words.guest)}>
          {daily.handIn}
        </button>
      )}
      <ShareResult manifest={manifest} day={day} total={end.total} score={daily.scored(end.total, title)} />
      <button
        type="button"
        className="button"
        onClick={() =>
          void openRecord(end.record, { names: seatNames(words, { seating: [PERSON] }), seating: [PERSON] })
        }
      >
        {words.watchAgain}
      </button>
      <Practice day={day} note={daily.practiceNote} />
    </>
  );
}

function rankText(say: (rank: number, players: number) => string, standings: DailyStandings): string {
  const me = storedSession()?.person.id;
  if (typeof standings === 'string') return '';
  const mine = standings.find(({ person }) => person.id === me);
  return mine ? say(1 + standings.filter(({ total }) => total > mine.total).length, standings.length) : '';
}

function Practice({ day, note }: { readonly day: string; readonly note: string }) {
  const daily = useDailyWords();
  return (
    <>
      <Link className="button" href={`/daily/practice?day=${day}`}>
        {daily.practice}
      </Link>
      <p className="second">{note}</p>
    </>
  );
}
