import { itemAt } from '@grove/kernel';
import type { Cover } from '@grove/game-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { seatTitle, storedName } from '../../local-game/seat-names.ts';
import { callApi } from '../api.ts';
import { signInAs } from '../session.ts';
import { OPEN, type TableSetup, defaultSetup, newTableFrom, settingsOf } from '../table-setup.ts';
import { errorText } from '../error-text.ts';
import { useOnlineWords } from '../words/index.ts';
import { Field, TextField, Tick } from './fields.tsx';
import { MoreFields, TimeField } from './setting-fields.tsx';
import { botChoices } from '../../local-game/bot-choices.ts';
import { logError } from '../../errors/report.ts';

/** Game, seats and time; the rest is folded. Then the table is there, with a link for friends, or with bots at once. */
export function NewTableForm({ covers }: { readonly covers: readonly Cover[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const [cover, setCover] = useState(() => itemAt(covers, 0));
  const [setup, setSetup] = useState(() => defaultSetup(itemAt(covers, 0)));
  const [name, setName] = useState(storedName);
  const [refused, setRefused] = useState<string>();
  const settings = settingsOf(cover, setup);
  const change = (part: Partial<TableSetup>) => setSetup({ ...setup, ...part });
  const chooseGame = (id: string) => {
    const chosen = covers.find((candidate) => candidate.id === id) ?? itemAt(covers, 0);
    setCover(chosen);
    setSetup(defaultSetup(chosen));
  };
  const make = async (withBots: boolean) => {
    setRefused(undefined);
    try {
      const { token } = await signInAs(name.trim() || words.guest);
      const { table } = await callApi('POST /tables', { token, body: newTableFrom(cover, setup, withBots) });
      go(`/table/${table}`);
    } catch (error) {
      setRefused(errorText(error, online));
      logError(error, 'new table');
    }
  };
  return (
    <form className="panel new-table" action={() => make(false)}>
      <h2>{online.newTable}</h2>
      <Field
        label={online.game}
        value={cover.id}
        choose={chooseGame}
        options={covers.map(({ id, words: titles }) => [id, titles[language].title])}
      />
      <TextField
        label={words.yourName}
        value={name}
        set={setName}
        maxLength={20}
        placeholder={words.guest}
        autoComplete="nickname"
      />
      <SeatFields cover={cover} setup={setup} change={change} />
      <TimeField cover={cover} players={setup.players} chosen={settings} change={change} />
      <Tick label={online.listed} isOn={setup.open} set={(open) => change({ open })} />
      <details className="more">
        <summary>{online.more}</summary>
        <MoreFields cover={cover} players={setup.players} chosen={settings} change={change} />
      </details>
      <p className="refusal" role="status">
        {refused}
      </p>
      <div className="new-table-acts">
        <button type="submit" className="button act">
          {online.makeTable}
        </button>
        {setup.players > 1 && (
          <button type="button" className="button" onClick={() => void make(true)}>
            {online.botsNow}
          </button>
        )}
      </div>
    </form>
  );
}

interface SeatFieldsProps {
  readonly cover: Cover;
  readonly setup: TableSetup;
  readonly change: (part: Partial<TableSetup>) => void;
}

function SeatFields({ cover, setup: { players, others }, change }: SeatFieldsProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { min, max } = cover.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const sitters: [string, string][] = botChoices(cover.bots).map((bot) => [bot, seatTitle(words, bot)]);
  return (
    <>
      <Field
        label={words.howMany}
        value={String(players)}
        choose={(value) => change({ players: Number(value) })}
        options={numbers.map((number) => [number, number])}
      />
      {others.slice(0, players - 1).map((sitter, i) => (
        // The list only grows and shrinks at its end, so the place is the identity.
        <Field
          key={words.seat(i + 2)}
          label={words.seat(i + 2)}
          value={sitter}
          choose={(value) => change({ others: others.with(i, value) })}
          options={[[OPEN, online.openSeat], ...sitters]}
        />
      ))}
    </>
  );
}
