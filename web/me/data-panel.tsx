import type { Shelved } from '@grove/games/shelf.ts';
import { BadInput, isObject, UnknownRules } from '@grove/kernel';
import { useState } from 'react';
import { useWords } from '../language.tsx';
import { openBox } from '../boards/open-box.ts';
import { saveJson } from '../replay/record-file.ts';
import { type KeptGame, readGames, writeGames } from './kept.ts';
import { forgetGames, keepGames } from './store.ts';
import { useMyWords } from './words/index.ts';

interface DataPanelProps {
  readonly games: readonly KeptGame[];
  readonly shelf: readonly Shelved[];
}

/** What is kept is one's own: to take along, to bring, to delete. */
export function DataPanel({ games, shelf }: DataPanelProps) {
  const { newerRules } = useWords();
  const words = useMyWords();
  const [said, setSaid] = useState('');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const read = await gamesIn(file, shelf);
      await keepGames(read);
      setSaid(words.opened(read.length));
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

/** Only the boxes that the file needs are opened. */
async function gamesIn(file: File, shelf: readonly Shelved[]): Promise<KeptGame[]> {
  const content: unknown = JSON.parse(await file.text());
  const text = isObject(content) ? JSON.stringify(content.games ?? []) : '';
  const needed = shelf.filter(({ cover }) => text.includes(`"${cover.id}"`));
  const boxes = await Promise.all(needed.map(async (shelved) => (await openBox(shelved)).box));
  return readGames(content, boxes);
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
