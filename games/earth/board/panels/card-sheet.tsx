import { useEffect, useRef } from 'react';
import question from '../../../board/parts/question.module.css';
import { LargeFace } from '../cards/large-face.tsx';
import type { Screen } from '../model/use-screen.tsx';
import styles from './card-sheet.module.css';

/** A card to be read, over everything; a tap beside it or Escape closes it. */
export function CardSheet({ screen: { opened, open, speech, board } }: { readonly screen: Screen }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened !== undefined && sheet.current?.open === false) sheet.current.showModal();
  }, [opened]);
  if (opened === undefined) return null;
  const close = () => open(undefined);
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={speech.card(opened.card)}
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <LargeFace {...opened} language={board.language} />
      <button type="button" className={`${question.button} ${question.primary}`} onClick={close}>
        {speech.table.choose.close}
      </button>
    </dialog>
  );
}
