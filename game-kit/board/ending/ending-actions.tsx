import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '../../language.ts';
import type { BoardAfter } from '../contract.ts';
import choice from '../parts/choice.module.css';
import { type ResultPicture, ResultDrawing } from './picture/result-picture.tsx';
import { canShare, savePicture, sharePicture } from './picture/save-picture.ts';
import { endingWords } from './words/index.ts';
import styles from './ending.module.css';

interface EndingActionsProps {
  readonly language: Language;
  readonly after: BoardAfter | undefined;
  readonly picture: ResultPicture;
  readonly showBoard: () => void;
}

/** What next: what the page proposes comes first, then handing the result on, and files under More. */
export function EndingActions({ language, after, picture, showBoard }: EndingActionsProps) {
  const words = endingWords[language];
  const [sheet, open] = useState<'share' | 'more'>();
  const close = () => open(undefined);
  return (
    <div className={styles.actions} role="group" aria-label={words.choices}>
      {after?.actions}
      <div className={styles.tools}>
        <button type="button" className={`${choice.button} ${styles.tool}`} onClick={showBoard}>
          {words.toBoard}
        </button>
        <IconButton label={words.share} icon={SHARE} act={() => open('share')} />
        <IconButton label={words.more} icon={MORE} act={() => open('more')} />
      </div>
      {sheet !== undefined && (
        <PictureSheet
          label={words[sheet]}
          picture={picture}
          language={language}
          close={close}
          isFiles={sheet === 'more'}
        >
          {sheet === 'more' && after?.files}
        </PictureSheet>
      )}
    </div>
  );
}

const SHARE = 'M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 12v7.5h14V12';
const MORE = 'M5 12h.01M12 12h.01M19 12h.01';

interface IconButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly act: () => void;
}

const IconButton = ({ label, icon, act }: IconButtonProps) => (
  <button type="button" className={`${choice.button} ${styles.tool}`} aria-haspopup="dialog" onClick={act}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
    <span>{label}</span>
  </button>
);

interface PictureSheetProps {
  readonly label: string;
  readonly picture: ResultPicture;
  readonly language: Language;
  readonly close: () => void;
  /** Whether files are offered, or only to hand the picture on. */
  readonly isFiles: boolean;
  readonly children: ReactNode;
}

/** The picture of the result to look at, with what can be done with it. */
function PictureSheet({ label, picture, language, close, isFiles, children }: PictureSheetProps) {
  const words = endingWords[language];
  const sheet = useRef<HTMLDialogElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const drawing = () => {
    if (svg.current === null) throw new Error('there is no picture to hand on');
    return { svg: svg.current, symbols: picture.symbols };
  };
  const save = (kind: 'svg' | 'png') => void savePicture(drawing(), picture.game, kind);
  const canHandOn = canShare();
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label={label} onClose={close}>
      <h2>{label}</h2>
      <div className={styles.picture}>
        <ResultDrawing ref={svg} picture={picture} label={words.picture} />
      </div>
      <div className={styles.files}>
        {!isFiles && canHandOn && (
          <button
            type="button"
            className={`${choice.button} ${choice.primary}`}
            onClick={() => void sharePicture(drawing(), picture.game, picture.verdict)}
          >
            {words.sharePicture}
          </button>
        )}
        {(isFiles || !canHandOn) && (
          <button
            type="button"
            className={`${choice.button} ${isFiles ? '' : choice.primary}`}
            onClick={() => save('png')}
          >
            {words.savePng}
          </button>
        )}
        {isFiles && (
          <button type="button" className={choice.button} onClick={() => save('svg')}>
            {words.saveSvg}
          </button>
        )}
        {children}
        <button type="button" className={choice.button} onClick={() => sheet.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
