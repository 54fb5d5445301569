import { useRef } from 'react';
import { useWords } from '../../language.tsx';
import { saveJson } from '../../replay/record-file.ts';
import { callApi } from '../api.ts';
import { deleteMe } from './actions.ts';
import { type AccountProps, Panel } from './panel.tsx';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';

interface DataProps extends AccountProps {
  readonly deleted: () => Promise<void>;
}

/** Download everything that the server keeps about the person, or delete it. */
export function DataPanel({ token, deleted }: DataProps) {
  const words = useWords();
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const sheet = useRef<HTMLDialogElement>(null);
  const download = () => void act(async () => saveJson(await callApi('GET /me/data', { token }), 'grove-data.json'));
  const remove = () =>
    void act(async () => {
      sheet.current?.close();
      await deleteMe();
      await deleted();
    });
  return (
    <Panel title={account.data} trouble={trouble}>
      <p className="second">{account.dataNote}</p>
      <div className="acts">
        <button type="button" className="button" onClick={download}>
          {account.download}
        </button>
        <button type="button" className="button" onClick={() => sheet.current?.showModal()}>
          {account.remove}
        </button>
      </div>
      <dialog ref={sheet} className="sheet" aria-label={account.remove}>
        <div className="account-form">
          <h2>{account.remove}</h2>
          <p>{account.removeNote}</p>
          <button type="button" className="button" onClick={() => sheet.current?.close()}>
            {words.close}
          </button>
          <button type="button" className="button grave" onClick={remove}>
            {account.removeAct}
          </button>
        </div>
      </dialog>
    </Panel>
  );
}
