import type { GameManifest } from '@grove/game-kit';
import { BadInput, isObject, UnknownRules } from '@grove/kernel';
import { useState } from 'react';
import { useWords } from '../language.tsx';
import { loadOnce } from '../boards/load-once.ts';
import { saveJson } from '../replay/record-file.ts';
import type { KeptGame } from '@grove/game-kit';
import { readGames, writeGames } from './kept.ts';
import { forgetGames, keepGames } from './store.ts';
import { useMyWords } from './words/index.ts';

interface DataPanelProps {
  readonly games: readonly KeptGame[];
  readonly manifests: readonly GameManifest[];
}

/** What is kept is one's own: to take along, to bring, to delete. */
export function DataPanel({ games, manifests }: DataPanelProps) {
  const { newerRules } = useWords();
  const words = useMyWords();
  const [said, setSaid] = useState('');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const read = await gamesIn(file, manifests);
      setSaid(words.opened(await keepGames(read), read.length));
    } catch (error) {
      if (!(error instanceof BadInput) && !(error instanceof SyntaxError)) throw error;
      setSaid(error instanceof UnknownRules ? newerRules : error.message);
    }
  };
  return (
    <div className="me-data">
      <p>{words.kept(games.length)}</p>
      <div className="me-buttons">
        <button type="button" className="button" onClick={() => saveJson(writeGames(games), 'grove-games.json')}>
          {words.save}
        </button>
        <label className="button file">
          {words.open}
          <input
            type="file"
            accept="application/json"
            className="visually-hidden"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
        {games.length > 0 && <Remove count={games.length} />}
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

/** Only the games that the file needs are loaded. */
async function gamesIn(file: File, manifests: readonly GameManifest[]): Promise<KeptGame[]> {
  const content: unknown = JSON.parse(await file.text());
  const text = isObject(content) ? JSON.stringify(content.games ?? []) : '';
  const needed = manifests.filter(({ cover }) => text.includes(`"${cover.id}"`));
  const modules = await Promise.all(needed.map(({ load }) => loadOnce(load)));
  return readGames(content, modules);
}

/** Asks once more in the same place: what is deleted here is nowhere else. */
function Remove({ count }: { readonly count: number }) {
  const words = useMyWords();
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" className="button" onClick={() => setIsAsked(true)}>
        {words.remove}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="button act" onClick={() => setIsAsked(false)}>
        {words.keep}
      </button>
      <button type="button" className="button" onClick={() => void forgetGames()}>
        {words.reallyRemove(count)}
      </button>
    </>
  );
}
