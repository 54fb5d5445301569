import type { Cover, GameManifest } from '@grove/game-kit';
import { isRefusal, itemAt } from '@grove/kernel';
import { createTournament } from '@grove/tournaments';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { logError } from '../../../errors/report.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { Header } from '../../../parts/header.tsx';
import { useTitle } from '../../../parts/use-title.ts';
import { ApiError, callApi } from '../../api.ts';
import { Field, TextField } from '../../lobby/fields.tsx';
import { TimeField, TournamentTableFields } from '../../lobby/setting-fields.tsx';
import { storedSession } from '../../session.ts';
import { tournamentErrorText, tournamentRefusalText } from '../refusals/refusal-text.ts';
import { type Draft, firstDraft, newTournamentFrom, settingsFrom, tableSizes } from './draft.ts';
import { EntryFields, FormatFields, RankingFields, TimeFields } from './fields.tsx';
import { type FieldName, fieldOf } from './field-of.ts';
import { FormatChoice } from './format-choice.tsx';
import { useMakeWords } from './words/index.ts';
import '../../styles/fields.css';
import '../../styles/lobby.css';
import '../styles/make.css';

/** A new tournament. `?club=ID` holds it in a club, `?game=ID` chooses the game. */
export function MakeTournamentPage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const asked = new URLSearchParams(useSearch());
  const make = useMakeWords();
  const words = useWords();
  const coverOf = (game: string | null) =>
    (manifests.find(({ cover }) => cover.id === game) ?? itemAt(manifests, 0)).cover;
  const [cover, setCover] = useState(() => coverOf(asked.get('game')));
  const [draft, setDraft] = useState(() => firstDraft(cover, Date.now()));
  const setGame = (game: string) => {
    const { name, text, start, end } = draft;
    setCover(coverOf(game));
    setDraft({ ...firstDraft(coverOf(game), Date.now()), name, text, start, end });
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  useTitle(make.title);
  return (
    <div className="home">
      <Header />
      <main className="home-main make-tournament">
        <h1>{make.title}</h1>
        <p className="lobby-intro">{make.intro}</p>
        <Form {...{ manifests, cover, draft, change, setGame }} club={asked.get('club')} />
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

interface FormProps {
  readonly manifests: readonly GameManifest[];
  readonly cover: Cover;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly setGame: (game: string) => void;
  readonly club: string | null;
}

function Form({ manifests, cover, draft, change, setGame, club }: FormProps) {
  const make = useMakeWords();
  const language = useLanguage();
  const { submit, refused } = useMake(() => newTournamentFrom(cover, draft, club));
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
      <section className="panel make-part new-table">
        <h2>{make.when}</h2>
        <TimeFields {...props} />
        <h2>{make.who}</h2>
        <EntryFields {...props} isOfClub={club !== null} />
      </section>
      <section className="panel make-part new-table">
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
