import type { Box, Choice } from '@grove/kernel';
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

const draftFor = ({ game: { players, options } }: Box): Draft => ({
  players: Math.min(players.max, Math.max(2, players.min)),
  others: Array.from({ length: players.max - 1 }, () => OPEN),
  clock: 'none',
  options: Object.fromEntries(choicesOf(options).map(([name, spec]) => [name, spec.default])),
  isListed: false,
  mayWatch: true,
});

/** What the host can choose; the timer is chosen with the clocks, and material is not for forms. */
const choicesOf = (options: Box['game']['options']): [string, Choice][] =>
  Object.entries(options).flatMap(([name, spec]): [string, Choice][] =>
    spec.kind === 'choice' && name !== 'timer' ? [[name, spec]] : [],
  );

/** Game, seats, time and the game's own options; then the table is there, with a link for friends. */
export function NewTableForm({ boxes }: { readonly boxes: readonly Box[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const [box, setBox] = useState(boxes[0]);
  const [draft, setDraft] = useState(() => draftFor(boxes[0]));
  const [name, setName] = useState(storedName);
  const [refused, setRefused] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const chooseGame = (id: string) => {
    const chosen = boxes.find(({ game }) => game.id === id) ?? boxes[0];
    setBox(chosen);
    setDraft(draftFor(chosen));
  };
  const make = async () => {
    setRefused(undefined);
    try {
      go(`/table/${await makeTable(box, draft, name.trim() || words.guest)}`);
    } catch (error) {
      setRefused(error instanceof ApiTrouble ? troubleText(error, online) : online.refusals.other);
    }
  };
  return (
    <form className="panel new-table" action={make}>
      <h2>{online.newTable}</h2>
      <Field
        label={online.game}
        value={box.game.id}
        choose={chooseGame}
        options={boxes.map(({ game, words: gameWords }) => [game.id, gameWords[language].title])}
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
      <SeatFields box={box} draft={draft} change={change} />
      <OptionFields box={box} draft={draft} change={change} />
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
  readonly box: Box;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

function SeatFields({ box, draft: { players, others }, change }: PartProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { min, max } = box.game.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const sitters: [string, string][] = Object.keys(box.bots)
    .toReversed()
    .map((bot) => [bot, seatTitle(words, bot)]);
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

function OptionFields({ box, draft: { clock, options }, change }: PartProps) {
  const online = useOnlineWords();
  return (
    <>
      <Field
        label={online.time}
        value={clock}
        choose={(value) => change({ clock: value })}
        options={clockChoices(box.game).map((choice) => [
          choice.key,
          clockText(online, choice.clock, choice.timer ?? 0),
        ])}
      />
      {choicesOf(box.game.options).map(([name, { values }]) => {
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

async function makeTable(box: Box, draft: Draft, name: string): Promise<string> {
  const { token } = await comeIn(name);
  const choices = clockChoices(box.game);
  const chosen: ClockChoice = choices.find(({ key }) => key === draft.clock) ?? choices[0];
  const { table } = await api.newTable(token, {
    game: box.game.id,
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
