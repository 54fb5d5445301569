import type { NoticeKind } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { Tick } from '../lobby/fields.tsx';
import { callApi } from '../api.ts';
import { MailForm } from './mail-form.tsx';
import { type AccountProps, Panel } from './panel.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';

/** Notifications by push and mail. It says what will happen before the browser asks for permission. */
export function NotificationsPanel(props: AccountProps) {
  const { token } = props;
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const [push, setPush] = useState<PushState>();
  useEffect(() => {
    void pushState().then(setPush);
  }, []);
  const start = () => void act(async () => setPush(await startPush(token)));
  const stop = () => void act(async () => setPush(await stopPush(token)));
  return (
    <Panel title={account.away} trouble={trouble}>
      <p className="second">{account.awayNote}</p>
      <p role="status">
        {push === 'on' && account.isTold}
        {push === 'denied' && account.denied}
        {push === 'unsupported' && account.unsupported}
      </p>
      {push === 'off' && (
        <button type="button" className="button" onClick={start}>
          {account.tell}
        </button>
      )}
      {push === 'on' && (
        <button type="button" className="button" onClick={stop}>
          {account.tellNoMore}
        </button>
      )}
      <NoticeKinds {...props} />
      <MailForm {...props} />
    </Panel>
  );
}

const KINDS: readonly NoticeKind[] = ['turn', 'start', 'end'];
const USUAL: readonly NoticeKind[] = ['turn'];

function NoticeKinds({ me, token, refresh }: AccountProps) {
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const [chosen, setChosen] = useState(me.preferences.notices ?? USUAL);
  const set = (kind: NoticeKind, isOn: boolean) =>
    void act(async () => {
      const notices = KINDS.filter((other) => (other === kind ? isOn : chosen.includes(other)));
      setChosen(notices);
      await callApi('PUT /me/preferences', { token, body: { ...me.preferences, notices } });
      await refresh();
    });
  return (
    <fieldset className="kinds">
      <legend>{account.kinds}</legend>
      {KINDS.map((kind) => (
        <Tick key={kind} label={account.kindsOf[kind]} isOn={chosen.includes(kind)} set={(isOn) => set(kind, isOn)} />
      ))}
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </fieldset>
  );
}
