import type { Cover, GameManifest } from '@grove/game-kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import type { GameSetUp } from '../local-game/begin-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { storedName, storeName } from '../local-game/seat-names.ts';
import { defaultSetup, type TableSetup } from '../online/table-setup.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { NameField } from '../parts/name-field.tsx';
import { fitting, OptionRows } from './option-rows.tsx';
import { rememberBot } from './remembered.ts';
import { SeatChooser } from './seat-chooser.tsx';
import { OPEN, type SeatChoices } from './sitters.ts';
import { useSetUpWords } from './words/index.ts';
import './set-up.css';

/** Loaded when somebody elsewhere is to play. */
const NewTableFields = lazyPart(async () => (await import('../online/lobby/table-fields.tsx')).NewTableFields);

interface SetUpProps {
  readonly cover: GameManifest['cover'];
  readonly seats: SeatChoices;
  /** The club whose table it is, if it becomes one. */
  readonly club?: TableSetup['club'];
  /** Begins a game in this browser; says whether it can be played so. */
  readonly start: (setUp: GameSetUp) => Promise<boolean>;
  /** What stands above the seats. */
  readonly children?: ReactNode;
}

/** Who plays, here or elsewhere, and by which options: the same for every way to play. */
export function SetUp({ cover, seats, club = null, start, children }: SetUpProps) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  const [setup, setSetup] = useState(() => ({ ...defaultSetup(cover, seats), club }));
  const [name, setName] = useState(storedName);
  const [names, setNames] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState('');
  const make = useMakeTable(cover);
  const change = (part: Partial<TableSetup>) => setSetup({ ...setup, ...part });
  const others = setup.others.slice(0, setup.players - 1);
  const isOnline = others.includes(OPEN);
  const people = 1 + others.filter((sitter) => sitter === PERSON || sitter === OPEN).length;
  const company = { players: setup.players, people };
  const sitDown = async () => {
    storeName(name);
    rememberBot(cover, others);
    if (isOnline) return setRefused(await make(setup, name));
    const options = fitting(cover, company, setup.options);
    const named = [name, ...names].slice(0, setup.players);
    const isPlayable = await start({ seating: [PERSON, ...others], names: named, options });
    return setRefused(isPlayable ? '' : words.optionsRefused);
  };
  return (
    <form className="panel set-up" action={sitDown}>
      {children}
      <NameField label={words.yourName} value={name} set={setName} />
      <SeatChooser
        cover={cover}
        setup={setup}
        change={change}
        names={names}
        setNames={setNames}
        teamOf={(seat) => cover.teamOf?.(fitting(cover, company, setup.options), seat)}
      />
      <div className="seat-list">
        <OptionRows
          cover={cover}
          company={company}
          chosen={setup.options}
          choose={(options) => change({ options })}
          hasClock={isOnline}
        />
        {isOnline && <NewTableFields cover={cover} setup={setup} change={change} />}
      </div>
      <div className="set-up-foot">
        <p className="refusal" role="status">
          {refused}
        </p>
        <button type="submit" className="button act">
          {isOnline ? setUpWords.makeTable : words.start}
        </button>
      </div>
    </form>
  );
}

/** Makes a table at the server and goes there; says in words why not, else nothing. */
function useMakeTable(cover: Cover): (setup: TableSetup, name: string) => Promise<string> {
  const { guest } = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  return async (setup, name) => {
    const { makeTable } = await import('../online/lobby/make-table.ts');
    const made = await makeTable(cover, setup, name.trim() || guest, language);
    if ('refused' in made) return made.refused;
    go(made.address);
    return '';
  };
}
