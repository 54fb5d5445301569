import { type ReactNode, useEffect, useState } from 'react';
import { reporting } from '../../errors/report.ts';
import { pushState, startPush } from '../account/push.ts';
import { storedSession } from '../session.ts';
import { Act, Notice } from '../table/notice.tsx';
import type { TableProps } from '../table/table-props.ts';
import { useDaysWords } from './words/index.ts';

const ANSWERED = 'grove.push-offer';

/** Offers messages to somebody who sits at a table of days, once: whatever the answer is, nobody is asked again in this browser. */
export function usePushOffer({ view }: Pick<TableProps, 'view'>): ReactNode {
  const days = useDaysWords();
  const [isOffered, setIsOffered] = useState(false);
  const isFor = view.settings.clock.kind === 'days' && view.me.seat !== null && view.phase !== 'finished';
  useEffect(() => {
    if (!isFor || localStorage.getItem(ANSWERED) !== null) return;
    pushState().then((state) => setIsOffered(state === 'off'), reporting('the offer of messages'));
  }, [isFor]);
  const answer = (isYes: boolean) => {
    localStorage.setItem(ANSWERED, isYes ? 'yes' : 'no');
    setIsOffered(false);
    const token = storedSession()?.token;
    if (isYes && token !== undefined) startPush(token).catch(reporting('messages'));
  };
  return (
    isOffered && (
      <Notice text={days.offer}>
        <Act label={days.accept} act={() => answer(true)} />
        <Act label={days.decline} act={() => answer(false)} />
      </Notice>
    )
  );
}
