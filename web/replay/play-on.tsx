import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { botChoices } from '../local-game/bot-choices.ts';
import { PERSON } from '../local-game/seating.ts';
import { seatTitle } from '../local-game/seat-names.ts';
import { usualBot } from '../set-up/remembered.ts';
import { hrefOf, type Source, type Viewpoint } from './link.ts';
import { seatingFor } from './sitting.ts';
import type { NamedRecord } from './use-record.ts';
import { useReplayWords } from './words/index.ts';

/** For those who sit in the seats of the record, each their own. */
const THE_SAME = '';

interface PlayOnProps {
  readonly opened: NamedRecord;
  readonly source: Source;
  readonly viewpoint: Viewpoint;
}

/** Plays on from the step that is shown, against the bots that sat there or another. */
export function PlayOn({ opened: { manifest, record, played, sat }, source, viewpoint }: PlayOnProps) {
  const words = useWords();
  const replay = useReplayWords();
  const [, go] = useLocation();
  const { cover } = manifest;
  const [bot, setBot] = useState(THE_SAME);
  const isOver = viewpoint.step === played.positions.length - 1;
  const seating = seatingFor({ players: record.players, bots: cover.bots, sat, usual: usualBot(cover) }, viewpoint);
  const others = seating.filter((sitter) => sitter !== PERSON);
  const kinds = [...new Set(others)];
  // One bot in all seats is named once, several seat by seat.
  const named = (kinds.length === 1 ? kinds : others).map((sitter) => seatTitle(words, sitter));
  const same = new Intl.ListFormat(useLanguage()).format(named);
  const choices = botChoices(cover.bots).filter((name) => kinds.length > 1 || name !== kinds[0]);
  return (
    <form
      className="play-on"
      action={() => go(hrefOf('continue', source, { ...viewpoint, bot: bot === THE_SAME ? undefined : bot }))}
    >
      {record.players > 1 && (
        <label className="field">
          <span>{replay.against}</span>
          <select value={bot} onChange={({ target }) => setBot(target.value)}>
            <option value={THE_SAME}>{same}</option>
            {choices.map((name) => (
              <option key={name} value={name}>
                {seatTitle(words, name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button" disabled={isOver}>
        {replay.continueHere}
      </button>
    </form>
  );
}
