import type { NoticeKind } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { Tick } from '../lobby/fields.tsx';
import { callApi } from '../api.ts';
import { MailPart } from './mail.tsx';
import { type MineProps, Panel } from './panel.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';
import { useAct } from './use-act.ts';
import { useAccountWords } from './words/index.ts';

/** What one is told of while away, and how: first in words what happens, then the browser asks. */
export function AwayPanel(props: MineProps) {
  const { token } = props;
  const account = useAccountWords();
  const { trouble, act } = useAct();
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
      <Kinds {...props} />
      <MailPart {...props} />
    </Panel>
  );
}

const KINDS: readonly NoticeKind[] = ['turn', 'start', 'end'];
const USUAL: readonly NoticeKind[] = ['turn'];

function Kinds({ me, token, look }: MineProps) {
  const account = useAccountWords();
  const { trouble, act } = useAct();
  const [chosen, setChosen] = useState(me.preferences.notices ?? USUAL);
  const set = (kind: NoticeKind, isOn: boolean) =>
    void act(async () => {
      const notices = KINDS.filter((other) => (other === kind ? isOn : chosen.includes(other)));
      setChosen(notices);
      await callApi('PUT /me/preferences', { token, body: { ...me.preferences, notices } });
      await look();
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
