import type { Choice, Cover } from '@grove/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { seatTitle, storedName } from '../../table/names.ts';
import { api, ApiTrouble } from '../api.ts';
import { type ClockChoice, clockChoices, clockText } from '../clock-choices.ts';
import { comeIn } from '../guest.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import { Field, Tick } from './fields.tsx';

const OPEN = 'open';

type OptionValue = Choice['default'];

interface Draft {
  readonly players: number;
  /** The seats of the others; those beyond the number of players wait. */
  readonly others: readonly string[];
  readonly clock: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly isListed: boolean;
  readonly mayWatch: boolean;
}

const draftFor = ({ players, options }: Cover): Draft => ({
  players: Math.min(players.max, Math.max(2, players.min)),
  others: Array.from({ length: players.max - 1 }, () => OPEN),
  clock: 'none',
  options: Object.fromEntries(choicesOf(options).map(([name, spec]) => [name, spec.default])),
  isListed: false,
  mayWatch: true,
});

/** What the host can choose; the timer is chosen with the clocks. */
const choicesOf = (options: Cover['options']): [string, Choice][] =>
  Object.entries(options).filter(([name]) => name !== 'timer');

/** Game, seats, time and the game's own options; then the table is there, with a link for friends. */
export function NewTableForm({ covers }: { readonly covers: readonly Cover[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const [cover, setCover] = useState(covers[0]);
  const [draft, setDraft] = useState(() => draftFor(covers[0]));
  const [name, setName] = useState(storedName);
  const [refused, setRefused] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const chooseGame = (id: string) => {
    const chosen = covers.find((candidate) => candidate.id === id) ?? covers[0];
    setCover(chosen);
    setDraft(draftFor(chosen));
  };
  const make = async () => {
    setRefused(undefined);
    try {
      go(`/table/${await makeTable(cover, draft, name.trim() || words.guest)}`);
    } catch (error) {
      setRefused(error instanceof ApiTrouble ? troubleText(error, online) : online.refusals.other);
    }
  };
  return (
    <form className="panel new-table" action={make}>
      <h2>{online.newTable}</h2>
      <Field
        label={online.game}
        value={cover.id}
        choose={chooseGame}
        options={covers.map(({ id, words: titles }) => [id, titles[language].title])}
      />
      <label className="field">
        <span>{words.yourName}</span>
        <input
          value={name}
          maxLength={20}
          placeholder={words.guest}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <SeatFields cover={cover} draft={draft} change={change} />
      <OptionFields cover={cover} draft={draft} change={change} />
      <Tick label={online.listed} isOn={draft.isListed} set={(isListed) => change({ isListed })} />
      <Tick label={online.mayWatch} isOn={draft.mayWatch} set={(mayWatch) => change({ mayWatch })} />
      <p className="refusal" role="status">
        {refused}
      </p>
      <button type="submit" className="button act">
        {online.makeTable}
      </button>
    </form>
  );
}

interface PartProps {
  readonly cover: Cover;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

function SeatFields({ cover, draft: { players, others }, change }: PartProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { min, max } = cover.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const sitters: [string, string][] = cover.bots.toReversed().map((bot) => [bot, seatTitle(words, bot)]);
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

function OptionFields({ cover, draft: { clock, options }, change }: PartProps) {
  const online = useOnlineWords();
  return (
    <>
      <Field
        label={online.time}
        value={clock}
        choose={(value) => change({ clock: value })}
        options={clockChoices(cover).map((choice) => [choice.key, clockText(online, choice.clock, choice.timer ?? 0)])}
      />
      {choicesOf(cover.options).map(([name, { values }]) => {
        const { label, values: names } = optionWords(online, name);
        return (
          <Field
            key={name}
            label={label}
            value={String(options[name])}
            choose={(text) => change({ options: { ...options, [name]: valueOf(values, text) } })}
            options={values.map((value) => [String(value), names[String(value)] ?? String(value)])}
          />
        );
      })}
    </>
  );
}

const valueOf = (values: Choice['values'], text: string): OptionValue =>
  values.find((value) => String(value) === text) ?? text;

const optionWords = ({ options }: OnlineWords, name: string) =>
  Object.hasOwn(options, name) ? options[name as 'sun'] : { label: name, values: {} };

async function makeTable(cover: Cover, draft: Draft, name: string): Promise<string> {
  const { token } = await comeIn(name);
  const choices = clockChoices(cover);
  const chosen: ClockChoice = choices.find(({ key }) => key === draft.clock) ?? choices[0];
  const { table } = await api.newTable(token, {
    game: cover.id,
    players: draft.players,
    seats: ['me', ...draft.others.slice(0, draft.players - 1)],
    settings: {
      options: { ...draft.options, ...(chosen.timer !== undefined && { timer: chosen.timer }) },
      clock: chosen.clock,
      open: draft.isListed,
      spectators: draft.mayWatch,
    },
  });
  return table;
}

function troubleText({ kind, reason }: ApiTrouble, { refusals, noServer }: OnlineWords): string {
  if (kind === 'unreachable') return noServer;
  const named = reason ?? kind;
  return Object.hasOwn(refusals, named) ? refusals[named as 'other'] : refusals['bad-settings'];
}
