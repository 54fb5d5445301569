import type { Language } from '@grove/game-kit';
import { type ReactNode, useState } from 'react';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import { Act, Notice } from './notice.tsx';
import { stepText } from './step-text.ts';
import { isPlaying, type TableProps } from './table-props.ts';
import { undoRefusalOf } from './undo-refusal.ts';

/** Somebody asks to take a step back: the others answer, whoever asked may withdraw it. */
export function undoNotice(props: TableProps, online: OnlineWords, language: Language): ReactNode {
  const { client, view, nameOf } = props;
  const { undo, me } = view;
  if (undo === null) return null;
  const step = stepText(props, undo.to, language);
  if (undo.seat === me.seat) {
    return (
      <Notice text={online.undoWaits(step)}>
        <Act label={online.withdraw} act={() => client.send({ kind: 'withdraw-undo' })} />
      </Notice>
    );
  }
  const mayAnswer = isPlaying(view) && me.seat !== null && !undo.agreed.includes(me.seat);
  return (
    <Notice text={online.undoAsked(nameOf(undo.seat), step)}>
      {mayAnswer && <Act label={online.agree} act={() => client.send({ kind: 'answer-undo', yes: true })} />}
      {mayAnswer && <Act label={online.refuse} act={() => client.send({ kind: 'answer-undo', yes: false })} />}
    </Notice>
  );
}

/** For whoever asked and was refused, until they have read it or play on. */
export function useUndoRefusedNotice({ view, state, nameOf }: TableProps): ReactNode {
  const online = useOnlineWords();
  const [read, setRead] = useState(0);
  if (view.phase !== 'playing' || view.me.seat === null) return null;
  const refusal = undoRefusalOf(state.shownLog, view.me.seat);
  if (refusal === undefined || refusal.number === read) return null;
  return (
    <Notice text={online.undoRefused(nameOf(refusal.by))}>
      <Act label="OK" act={() => setRead(refusal.number)} />
    </Notice>
  );
}
