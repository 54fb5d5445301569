import type { GameManifest } from '@grove/game-kit';
import { BadInput, type GameRecord } from '@grove/kernel';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { loadOnce } from '../../boards/load-once.ts';
import { logError } from '../../errors/report.ts';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { readRecordFile } from '../../replay/record-file.ts';
import { ApiError, callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { TextField } from '../lobby/fields.tsx';
import { type StandingWords, useStandingWords } from '../standings/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { type Checked, checkRecord, tableIn } from './check.ts';
import { Findings } from './findings.tsx';
import '../styles/fields.css';
import '../styles/standings.css';

/** Anybody may check the deal of any finished table, and of any record file. */
export function VerifyPage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const standing = useStandingWords();
  const [table, setTable] = useState(new URLSearchParams(useSearch()).get('table') ?? '');
  const [promise, setPromise] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [trouble, setTrouble] = useState('');
  useTitle(standing.verify);
  const check = async (find: () => Promise<{ record: GameRecord; promise: string }>) => {
    setTrouble('');
    setChecked(undefined);
    try {
      const found = await find();
      const manifest = manifests.find(({ cover }) => cover.id === found.record.game);
      if (manifest === undefined) throw new BadInput(`"${found.record.game}"`);
      const module = await loadOnce(manifest.load);
      setChecked(checkRecord(module, found.record, found.promise));
    } catch (error) {
      setTrouble(errorText(error, standing, online.noServer));
    }
  };
  const checkTable = () =>
    check(async () => {
      const { record, commitment } = await callApi('GET /tables/:table/deal', {
        params: { table: tableIn(table) },
        token: storedSession()?.token,
      });
      if (record === null) throw new NotOver();
      const given = promise.trim() === '' ? (commitment ?? '') : promise;
      setPromise(given);
      return { record, promise: given };
    });
  const checkFile = (file: File | undefined) =>
    file && void check(async () => ({ record: await readRecordFile(file), promise }));
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{standing.verify}</h1>
        <div className="panel verify">
          <p>{standing.verifyNote}</p>
          <form className="verify-form" action={checkTable}>
            <TextField label={standing.tableOrLink} value={table} set={setTable} autoComplete="off" isRequired />
            <button type="submit" className="button act">
              {standing.look}
            </button>
          </form>
          <TextField label={standing.promise} value={promise} set={setPromise} autoComplete="off" />
          <p className="second">{standing.promiseNote}</p>
          <label className="button file">
            {standing.orFile}
            <input
              type="file"
              accept="application/json"
              className="visually-hidden"
              onChange={({ target }) => checkFile(target.files?.[0])}
            />
          </label>
          <div role="status">
            {checked && <Findings checked={checked} />}
            {trouble !== '' && <p className="refusal">{trouble}</p>}
          </div>
        </div>
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

/** The seed of a game under way is nobody's to know. */
class NotOver extends Error {}

function errorText(error: unknown, standing: StandingWords, noServer: string): string {
  if (error instanceof NotOver) return standing.notOver;
  if (error instanceof ApiError) return error.kind === 'unreachable' ? noServer : standing.noSuchTable;
  if (!(error instanceof BadInput)) logError(error, 'checking a record');
  return standing.notARecord(error instanceof Error ? error.message : '');
}
