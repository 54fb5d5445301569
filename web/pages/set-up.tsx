import type { Cover } from '@grove/game-kit';
import { type JsonObject, playersNear } from '@grove/kernel';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import type { GameSetUp } from '../local-game/begin-game.ts';
import { PERSON } from '../local-game/local-game.ts';
import { botChoices, defaultBot } from '../local-game/bot-choices.ts';
import { fitting, OptionRows } from './option-rows.tsx';
import { seatTitle, storedName, storeName } from '../local-game/seat-names.ts';

interface SetUpProps {
  readonly cover: Cover;
  /** Says whether the game can be played so. */
  readonly start: (setUp: GameSetUp) => Promise<boolean>;
}

/** Who sits at the table. Solo games have no opponents to choose. */
export function SetUp({ cover, start }: SetUpProps) {
  const words = useWords();
  const { title, summary } = cover.words[useLanguage()];
  const { min, max } = cover.players;
  const others = [...botChoices(cover.bots), PERSON];
  const [players, setPlayers] = useState(playersNear(cover.players, 2));
  const [chosen, setChosen] = useState(() => Array.from({ length: max - 1 }, () => defaultBot(cover.bots)));
  const [name, setName] = useState(storedName);
  const [options, setOptions] = useState<JsonObject>({});
  const [isRefused, setIsRefused] = useState(false);
  const opponents = chosen.slice(0, players - 1);
  const company = { players, people: 1 + opponents.filter((opponent) => opponent === PERSON).length };
  const sitDown = async () => {
    storeName(name);
    const seating = [PERSON, ...opponents];
    setIsRefused(!(await start({ seating, names: [name], options: fitting(cover, company, options) })));
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
        <OptionRows cover={cover} company={company} chosen={options} choose={setOptions} />
      </div>
      <p className="refusal" role="status">
        {isRefused && words.optionsRefused}
      </p>
      <button type="submit" className="button act">
        {words.start}
      </button>
    </form>
  );
}

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
