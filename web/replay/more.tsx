import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';
import { seatTitle } from '../local-game/seat-names.ts';
import { hrefOf, type Source, type Spot } from './link.ts';
import { saveRecord } from './record-file.ts';
import { shareLink } from './share.ts';
import type { OpenedRecord } from './use-record.ts';
import { botChoices, defaultBot } from '../local-game/bot-choices.ts';

interface ReplayMoreProps {
  readonly opened: OpenedRecord;
  readonly source: Source;
  readonly spot: Spot;
}

/** What else can be done with a game that is watched: hand it on, look back at it, play on from here. */
export function ReplayMore({ opened, source, spot }: ReplayMoreProps) {
  const words = useWords();
  const replay = useReplayWords();
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        {replay.more}
      </button>
      <dialog ref={sheet} className="sheet" aria-label={words.replay}>
        <div className="sheet-body">
          <Share opened={opened} source={source} spot={spot} />
          <PlayOn opened={opened} source={source} spot={spot} />
          <form method="dialog">
            <button type="submit" className="button">
              {words.close}
            </button>
          </form>
        </div>
      </dialog>
    </>
  );
}

function Share({ opened: { manifest, record, canReview }, source, spot }: ReplayMoreProps) {
  const words = useWords();
  const replay = useReplayWords();
  const title = manifest.cover.words[useLanguage()].title;
  const [said, setSaid] = useState('');
  const href = hrefOf('replay', source, spot);
  const share = async () => {
    const how = await shareLink(title, href);
    setSaid(how === 'shared' ? '' : how === 'copied' ? replay.linkCopied : new URL(href, location.href).href);
  };
  return (
    <>
      <button type="button" className="button act" onClick={() => void share()}>
        {replay.shareMove}
      </button>
      <p role="status" className="shared">
        {said}
      </p>
      {canReview && (
        <Link className="button" href={hrefOf('review', source, spot)}>
          {words.review}
        </Link>
      )}
      <button type="button" className="button" onClick={() => saveRecord(record)}>
        {words.saveRecord}
      </button>
    </>
  );
}

/** The seat that was looked through is the person's; a spectator takes the first. */
function PlayOn({ opened: { manifest, record, played }, source, spot }: ReplayMoreProps) {
  const words = useWords();
  const replay = useReplayWords();
  const [, go] = useLocation();
  const bots = botChoices(manifest.cover.bots);
  const [bot, setBot] = useState(() => defaultBot(manifest.cover.bots));
  const isOver = spot.step === played.positions.length - 1;
  return (
    <form className="play-on" action={() => go(hrefOf('continue', source, { ...spot, bot }))}>
      {record.players > 1 && (
        <label className="field">
          <span>{replay.against}</span>
          <select value={bot} onChange={({ target }) => setBot(target.value)}>
            {bots.map((name) => (
              <option key={name} value={name}>
                {seatTitle(words, name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button" disabled={isOver}>
        {replay.continueHere}
      </button>
    </form>
  );
}
