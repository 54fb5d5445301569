import type { Cover, GameManifest } from '@grove/game-kit';
import { isRefusal } from '@grove/kernel';
import type { TournamentView } from '@grove/protocol';
import { createTournament } from '@grove/tournaments';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { logError } from '../../../errors/report.ts';
import { useLanguage } from '../../../language.tsx';
import { ApiError, callApi } from '../../api.ts';
import { Field, TextField } from '../../lobby/fields.tsx';
import { TimeField, TournamentTableFields } from '../../lobby/setting-fields.tsx';
import { storedSession } from '../../session.ts';
import { tournamentErrorText, tournamentRefusalText } from '../refusals/refusal-text.ts';
import { DirectorsField } from './directors-field.tsx';
import { type Draft, type HeldBy, newTournamentFrom, settingsFrom, tableSizes } from './draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { FormatFields } from './format-fields.tsx';
import { RankingFields } from './ranking-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { type FieldName, fieldOf } from './field-of.ts';
import { FormatChoice } from './format-choice.tsx';
import { NextSeasonPanel } from './next-season-panel.tsx';
import { useMakeWords } from './words/index.ts';

interface FormProps {
  readonly manifests: readonly GameManifest[];
  readonly cover: Cover;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly setGame: (game: string) => void;
  readonly heldBy: HeldBy;
  /** The season that this one follows. */
  readonly last?: TournamentView | undefined;
}

/** Everything that a tournament is made of; reasons why nobody could play by it stand at their fields. */
export function TournamentForm({ manifests, cover, draft, change, setGame, heldBy, last }: FormProps) {
  const make = useMakeWords();
  const language = useLanguage();
  const { submit, refused } = useMake(() => newTournamentFrom(cover, draft, heldBy));
  const created = createTournament(settingsFrom(draft), Date.now());
  const impossible = isRefusal(created) ? created.reason : undefined;
  const trouble = (field: FieldName) =>
    impossible !== undefined &&
    fieldOf(impossible) === field && (
      <p className="refusal" role="alert">
        {tournamentRefusalText(impossible, language)}
      </p>
    );
  const props = { cover, draft, change, trouble };
  const [least, most = least] = draft.tableSize.split('-').map(Number);
  const table = {
    cover,
    players: most ?? 2,
    chosen: draft.table,
    change: (part: Partial<Draft['table']>) => change({ table: { ...draft.table, ...part } }),
  };
  return (
    <form className="make-form" onSubmit={submit}>
      <section className="panel make-part new-table">
        <h2>{make.what}</h2>
        <div className="make-what">
          <TextField
            label={make.name}
            value={draft.name}
            set={(name) => change({ name })}
            autoComplete="off"
            maxLength={60}
            isRequired
          />
          <Field
            label={make.game}
            value={cover.id}
            choose={setGame}
            options={manifests
              .filter((one) => one.cover.players.max > 1)
              .map((one) => [one.cover.id, one.cover.words[language].title])}
          />
          <TimeField {...table} />
          <label className="make-text">
            <span>{make.text}</span>
            <textarea
              rows={3}
              maxLength={2000}
              value={draft.text}
              placeholder={make.textNote}
              onChange={({ target }) => change({ text: target.value })}
            />
          </label>
        </div>
      </section>
      <section className="panel make-part new-table make-how">
        <h2>{make.how}</h2>
        <FormatChoice
          chosen={draft.kind}
          choose={(kind) => {
            const sizes = tableSizes(cover, kind);
            const tableSize = sizes.includes(draft.tableSize) ? draft.tableSize : (sizes[0] ?? draft.tableSize);
            change({ kind, tableSize, tieBreaks: undefined });
          }}
        />
        <div className="make-numbers">
          <FormatFields {...props} />
        </div>
      </section>
      {last && draft.kind === 'league' && draft.divisions.length > 0 && <NextSeasonPanel draft={draft} last={last} />}
      <section className="panel make-part new-table make-half">
        <h2>{make.when}</h2>
        <TimeFields {...props} />
        <h2>{make.who}</h2>
        <EntryFields {...props} isOfClub={heldBy.club !== null} />
      </section>
      <section className="panel make-part new-table make-half">
        <DirectorsField club={heldBy.club} chosen={draft.directors} set={(directors) => change({ directors })} />
        <RankingFields {...props} />
        <details className="more">
          <summary>{make.tableRules}</summary>
          <TournamentTableFields {...table} />
        </details>
      </section>
      <div className="make-end">
        {trouble('form')}
        <p className="refusal" role="alert">
          {refused}
        </p>
        <button type="submit" className="button act" disabled={impossible !== undefined}>
          {make.make}
        </button>
      </div>
    </form>
  );
}

/** Makes the tournament at the server and goes to its page, or says why it was refused. */
function useMake(body: () => Parameters<typeof sendNew>[0]) {
  const language = useLanguage();
  const [, go] = useLocation();
  const [refused, setRefused] = useState('');
  const make = async () => {
    setRefused('');
    try {
      go(`/tournaments/${await sendNew(body())}`);
    } catch (error) {
      setRefused(tournamentErrorText(error, language));
      logError(error, 'new tournament');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make();
  };
  return { submit, refused };
}

async function sendNew(body: ReturnType<typeof newTournamentFrom>): Promise<string> {
  const token = storedSession()?.token;
  if (token === undefined) throw new ApiError('account-only');
  return (await callApi('POST /tournaments', { token, body })).tournament;
}
