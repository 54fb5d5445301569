import { type GameManifest, labelled } from '@grove/game-kit';
import type { TableSummary } from '@grove/protocol';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { seatNamesOf } from '../seat-names.ts';
import { storedSession } from '../session.ts';
import { ratingText } from '../standings/rating-text.ts';
import { useOnlineWords } from '../words/index.ts';
import { takeSeat } from './join.ts';
import { TableFacts } from './table-facts.tsx';
import { useLobbyWords } from './words/index.ts';

/** In the address of a table: whoever comes wants to watch, not to sit down. */
export const WATCH = 'watch';

interface ListedTablesProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableSummary[];
  readonly manifests: readonly GameManifest[];
}

/** Tables of others, each with what one wants to know of it and one button: to join it or to watch it. */
export function ListedTables({ title, empty, tables, manifests }: ListedTablesProps) {
  const id = useId();
  return (
    <section className="panel table-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 && <p className="second">{empty}</p>}
      <ul>
        {tables.map((table) => {
          const manifest = manifests.find(({ cover }) => cover.id === table.game);
          return manifest && <ListedTable key={table.table} table={table} manifest={manifest} />;
        })}
      </ul>
    </section>
  );
}

interface ListedTableProps {
  readonly table: TableSummary;
  readonly manifest: GameManifest;
}

function ListedTable({ table, manifest }: ListedTableProps) {
  const language = useLanguage();
  const { cover, emblem } = manifest;
  return (
    <li className="listed-table">
      {emblem && <img className="listed-emblem" src={emblem} alt="" />}
      <div className="listed-text">
        <h3>{cover.words[language].title}</h3>
        <Sitters table={table} />
        {table.tournament && (
          <p className="second">
            <Link href={`/tournaments/${table.tournament.tournament}`}>{table.tournament.name}</Link>
          </p>
        )}
        {table.settings && <TableFacts cover={cover} settings={table.settings} />}
      </div>
      <Act table={table} title={cover.words[language].title} />
    </li>
  );
}

/** Who sits there and how well they play, and how many seats are open. */
function Sitters({ table: { seats, phase } }: Pick<ListedTableProps, 'table'>) {
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const nameOf = seatNamesOf(useWords(), seats, online.presence.open);
  const open = seats.filter(({ person, bot }) => person === null && bot === null).length;
  return (
    <ul className="table-facts">
      {seats.map(({ person, bot, rating }, seat) =>
        person === null && bot === null ? null : (
          <li key={nameOf(seat)}>
            {nameOf(seat)}
            {rating && <span className="second number"> {ratingText(rating)}</span>}
          </li>
        ),
      )}
      {phase === 'gathering' && <li className="listed-open">{open === 0 ? lobby.full : online.seatsOpen(open)}</li>}
    </ul>
  );
}

function Act({ table: { table, seats, phase }, title }: Pick<ListedTableProps, 'table'> & { readonly title: string }) {
  const lobby = useLobbyWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const address = `/table/${table}`;
  const names = seats.flatMap(({ person }) => person?.name ?? []);
  const named = (act: string) => labelled(language, act, [title, ...names].join(', '));
  const me = storedSession()?.person.id;
  const open = seats.findIndex(({ person, bot }) => person === null && bot === null);
  const isMine = seats.some(({ person }) => person !== null && person.id === me);
  if (phase === 'gathering' && open >= 0 && !isMine) {
    return (
      <button
        type="button"
        className="button act"
        aria-label={named(lobby.join)}
        onClick={() => void takeSeat(table, open).then(() => go(address))}
      >
        {lobby.join}
      </button>
    );
  }
  const act = isMine ? online.toTable : lobby.watch;
  return (
    <Link className="button" href={isMine ? address : `${address}?${WATCH}`} aria-label={named(act)}>
      {act}
    </Link>
  );
}
