import type { Choice, Cover, JsonObject } from '@grove/kernel';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { PERSON } from '../local-game/local-game.ts';
import { botChoices, defaultBot } from '../local-game/bot-choices.ts';
import { fitting, OptionRows, type Options } from './option-rows.tsx';
import { seatTitle, storedName, storeName } from '../local-game/seat-names.ts';

interface SetUpProps {
  readonly cover: Cover;
  /** Who sits where, from the first seat on, and what the table decides. */
  readonly start: (seating: readonly string[], options: JsonObject) => void;
}

/** Who sits at the table. Solo games have no opponents to choose. */
export function SetUp({ cover, start }: SetUpProps) {
  const words = useWords();
  const { title, summary } = cover.words[useLanguage()];
  const { min, max } = cover.players;
  const others = [...botChoices(cover.bots), PERSON];
  const [players, setPlayers] = useState(Math.min(max, Math.max(2, min)));
  const [chosen, setChosen] = useState(() => Array.from({ length: max - 1 }, () => defaultBot(cover.bots)));
  const [name, setName] = useState(storedName);
  const limits = turnLimits(cover);
  const [seconds, setSeconds] = useState(0);
  const [options, setOptions] = useState<Options>({});
  const opponents = chosen.slice(0, players - 1);
  const sitDown = () => {
    storeName(name);
    start([PERSON, ...opponents], {
      ...fitting(cover, players, options),
      ...(limits.length > 0 && { timer: seconds }),
    });
  };
  return (
    <form className="panel set-up" action={sitDown}>
      <h1>{title}</h1>
      <p>{summary}</p>
      {min < max && <PlayersChoice min={min} max={max} players={players} choose={setPlayers} />}
      <div className="seat-list">
        <label className="seat-row">
          <span>{words.yourName}</span>
          <input
            value={name}
            maxLength={20}
            placeholder={words.guest}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {opponents.map((bot, i) => (
          // The list only grows and shrinks at its end, so the place is the identity.
          <label key={words.seat(i + 2)} className="seat-row">
            <span>{words.seat(i + 2)}</span>
            <select value={bot} onChange={({ target }) => setChosen(chosen.with(i, target.value))}>
              {others.map((name) => (
                <option key={name} value={name}>
                  {seatTitle(words, name)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <OptionRows cover={cover} players={players} chosen={options} choose={setOptions} />
        {limits.length > 0 && (
          <label className="seat-row">
            <span>{words.turnTime}</span>
            <select value={seconds} onChange={({ target }) => setSeconds(Number(target.value))}>
              {limits.map((limit) => (
                <option key={limit} value={limit}>
                  {limit === 0 ? words.noLimit : words.seconds(limit)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <button type="submit" className="button act">
        {words.start}
      </button>
    </form>
  );
}

/** How long a turn may be, for games whose own rules know a timer; 0 is no limit. */
const turnLimits = ({ options }: Cover): number[] => (options.timer as Choice | undefined)?.values.map(Number) ?? [];

interface PlayersProps {
  readonly min: number;
  readonly max: number;
  readonly players: number;
  readonly choose: (players: number) => void;
}

function PlayersChoice({ min, max, players, choose }: PlayersProps) {
  const words = useWords();
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <fieldset className="steps">
      <legend>{words.howMany}</legend>
      {numbers.map((number) => (
        <label key={number} className="step">
          <input type="radio" name="players" checked={number === players} onChange={() => choose(number)} />
          <span>{number}</span>
        </label>
      ))}
    </fieldset>
  );
}
