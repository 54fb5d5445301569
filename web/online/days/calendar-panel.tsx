import { games } from '@grove/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { reporting } from '../../errors/report.ts';
import { useLanguage } from '../../language.tsx';
import { type AccountProps, Panel } from '../account/panel.tsx';
import { useAction } from '../account/use-action.ts';
import { callApi } from '../api.ts';
import { useTables } from '../lobby/use-tables.ts';
import { deadlineAt, useDeadlineText } from './due.ts';
import { useDaysWords } from './words/index.ts';

/** The turns that are due, the most urgent first, and the address under which a calendar finds them. */
export function CalendarPanel({ token }: Pick<AccountProps, 'token'>) {
  const days = useDaysWords();
  const { trouble, act } = useAction();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    callApi('GET /me/calendar', { token }).then((found) => setAddress(found.address), reporting('calendar'));
  }, [token]);
  const make = () => void act(async () => setAddress((await callApi('POST /me/calendar', { token })).address));
  const end = () =>
    void act(async () => {
      await callApi('DELETE /me/calendar', { token });
      setAddress(null);
    });
  return (
    <Panel title={days.due} trouble={trouble}>
      <DueList />
      <p className="second">{days.calendarNote}</p>
      {address && (
        <input
          className="calendar-address"
          readOnly
          value={`${location.origin}${address}`}
          aria-label={days.address}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="acts">
        {address !== undefined && (
          <button type="button" className="button" onClick={make}>
            {address === null ? days.makeCalendar : days.renew}
          </button>
        )}
        {address && (
          <button type="button" className="button" onClick={end}>
            {days.end}
          </button>
        )}
      </div>
    </Panel>
  );
}

function DueList() {
  const days = useDaysWords();
  const language = useLanguage();
  const textOf = useDeadlineText();
  const { mine } = useTables();
  const due = mine
    .flatMap((summary) => {
      const deadline = deadlineAt(summary);
      return deadline === undefined ? [] : [{ table: summary.table, game: summary.game, deadline }];
    })
    .toSorted((a, b) => a.deadline - b.deadline);
  if (due.length === 0) return <p className="second">{days.noneDue}</p>;
  return (
    <ol className="due-turns">
      {due.map(({ table, game, deadline }) => (
        <li key={table}>
          <Link href={`/table/${table}`}>
            {games.find(({ cover }) => cover.id === game)?.cover.words[language].title ?? game}
          </Link>{' '}
          <time dateTime={new Date(deadline).toISOString()}>{textOf(deadline)}</time>
        </li>
      ))}
    </ol>
  );
}
