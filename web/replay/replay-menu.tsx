import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';
import { hrefOf, type Source, type Viewpoint } from './link.ts';
import { saveRecord } from './record-file.ts';
import { shareLink } from './share.ts';
import type { NamedRecord } from './use-record.ts';
import { PlayOn } from './play-on.tsx';

interface ReplayMenuProps {
  readonly opened: NamedRecord;
  readonly source: Source;
  readonly viewpoint: Viewpoint;
}

/** What else can be done with a game that is watched: hand it on, look back at it, play on from here. */
export function ReplayMenu({ opened, source, viewpoint }: ReplayMenuProps) {
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
          <Share opened={opened} source={source} viewpoint={viewpoint} />
          <PlayOn opened={opened} source={source} viewpoint={viewpoint} />
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

function Share({ opened: { manifest, record, canReview }, source, viewpoint }: ReplayMenuProps) {
  const words = useWords();
  const replay = useReplayWords();
  const title = manifest.cover.words[useLanguage()].title;
  const [said, setSaid] = useState('');
  const href = hrefOf('replay', source, viewpoint);
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
        <Link className="button" href={hrefOf('review', source, viewpoint)}>
          {words.review}
        </Link>
      )}
      <button type="button" className="button" onClick={() => saveRecord(record)}>
        {words.saveRecord}
      </button>
    </>
  );
}
