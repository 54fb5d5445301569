import { useState } from 'react';
import { useWords } from '../../language.tsx';
import { seatTitle } from '../../local-game/seat-names.ts';
import { historyOf } from '@grove/table/core';
import { useOnlineWords } from '../words/index.ts';
import { isPlaying, type TableProps } from './table-props.ts';
import { botChoices } from '../../local-game/bot-choices.ts';

/** What somebody at the table can do beside playing. */
export function TableActions(props: TableProps) {
  const { view, client, state } = props;
  const online = useOnlineWords();
  const { me, votes, undo, playing } = view;
  if (me.seat === null) return <p>{online.watching}</p>;
  if (view.phase !== 'playing' || !isPlaying(view)) return null;
  const hasVoted = votes.includes(me.seat);
  const hasPlayed = historyOf(state.shownLog).standing.some(({ seat }) => seat === me.seat);
  const { rated } = view.settings;
  const mayAsk = !rated && undo === null && playing?.canUndo === false && hasPlayed;
  return (
    <div className="acts">
      {mayAsk && (
        <button type="button" className="button" onClick={() => client.send({ kind: 'ask-undo' })}>
          {online.askUndo}
        </button>
      )}
      <button type="button" className="button" onClick={() => client.send({ kind: 'vote-end', yes: !hasVoted })}>
        {hasVoted ? online.takeVoteBack : online.voteEnd}
      </button>
      <button type="button" className="button" onClick={() => client.send({ kind: 'leave' })}>
        {online.leave}
      </button>
      {!rated && <HandOver {...props} seat={me.seat} />}
    </div>
  );
}

function HandOver({ module, view, client, seat }: TableProps & { readonly seat: number }) {
  const words = useWords();
  const online = useOnlineWords();
  const bots = botChoices(Object.keys(module.bots));
  const [bot, setBot] = useState(view.settings.standIn);
  return (
    <span className="hand-over">
      <select value={bot} aria-label={online.standIn} onChange={({ target }) => setBot(target.value)}>
        {bots.map((name) => (
          <option key={name} value={name}>
            {seatTitle(words, name)}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => client.send({ kind: 'hand-over', seat, bot })}>
        {online.handOver}
      </button>
    </span>
  );
}
