import { useId } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { useLocale } from '../../parts/locale.ts';
import { useOpenRecord } from '../../replay/use-open-record.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import type { PlayedGame, Player } from '@grove/protocol';
import { playerName, sitterOf } from './player-name.ts';
import { changeText, gainText } from './rating-text.ts';
import { useStandingWords } from './words/index.ts';

interface HistoryProps {
  readonly player: Player;
  readonly titleOf: (game: string) => string;
  readonly isMe: boolean;
}

/** Finished games, the newest first: who played, who won, and the way to see it again. */
export function History({ player, titleOf, isMe }: HistoryProps) {
  const standing = useStandingWords();
  const id = useId();
  return (
    <section className="panel table-list" aria-labelledby={id}>
      <h2 id={id}>{standing.history}</h2>
      {!isMe && <p className="second">{standing.onlyRated}</p>}
      {player.games.length === 0 && <p className="second">{standing.noHistory}</p>}
      <ul>
        {player.games.map((game) => (
          <Row key={game.table} game={game} title={titleOf(game.game)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ game, title }: { readonly game: PlayedGame; readonly title: string }) {
  const words = useWords();
  const standing = useStandingWords();
  const openRecord = useOpenRecord();
  const { table, finishedAt, seats, change } = game;
  const date = new Date(finishedAt).toLocaleDateString(useLocale(), { dateStyle: 'medium' });
  const names = seats.map(({ player, name }) => playerName(words, player, name));
  const watch = async () =>
    openRecord(await callApi('GET /tables/:table/record', { params: { table }, token: storedSession()?.token }), {
      names,
      seating: seats.map(({ player }) => sitterOf(player)),
    });
  return (
    <li className="played">
      <p className="played-head">
        <span className="table-row-title">{title}</span> <span className="second">{standing.finishedOn(date)}</span>
      </p>
      <ul className="played-seats">
        {seats.map(({ player, name, total, winner }, seat) => (
          <li key={words.seat(seat + 1)} data-winner={winner || undefined}>
            <Link href={`/people/${player}`}>{playerName(words, player, name)}</Link>{' '}
            <span className="number">{total}</span>
          </li>
        ))}
      </ul>
      {change !== null && <p className="second">{standing.ratedGame(`${changeText(change)}, ${gainText(change)}`)}</p>}
      <div className="acts">
        <button type="button" className="small" onClick={() => void watch()}>
          {words.watchAgain}
        </button>
        <Link className="small" href={`/table/${table}`}>
          {standing.table}
        </Link>
        <Link className="small" href={`/verify?table=${table}`}>
          {standing.verify}
        </Link>
      </div>
    </li>
  );
}
