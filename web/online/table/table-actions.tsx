import { useState } from 'react';
import { historyOf } from '@grove/table/core';
import { useLanguage, useWords } from '../../language.tsx';
import { botChoices } from '../../local-game/bot-choices.ts';
import { seatTitle } from '../../local-game/seat-names.ts';
import { AskButton } from '../../parts/ask-button.tsx';
import { useOnlineWords } from '../words/index.ts';
import { stepText } from './step-text.ts';
import { isPlaying, type TableProps } from './table-props.ts';
import { undoRefusalOf } from './undo-refusal.ts';

/** What somebody at the table can do beside playing. All of it stays in its place; what cannot be done now is pale. */
export function TableActions(props: TableProps) {
  const { view, client } = props;
  const online = useOnlineWords();
  const { me, votes, settings } = view;
  if (me.seat === null) return <p>{online.watching}</p>;
  if (view.phase !== 'playing' || !isPlaying(view)) return null;
  const { confirm } = online;
  return (
    <div className="acts table-acts">
      {!settings.rated && <AskUndo {...props} seat={me.seat} />}
      {votes.includes(me.seat) ? (
        <button type="button" className="button" onClick={() => client.send({ kind: 'vote-end', yes: false })}>
          {online.takeVoteBack}
        </button>
      ) : (
        <AskButton
          label={online.voteEnd}
          question={confirm.vote}
          act={() => client.send({ kind: 'vote-end', yes: true })}
        />
      )}
      <AskButton
        label={online.leave}
        question={settings.rated ? confirm.leaveRated : confirm.leave}
        act={() => client.send({ kind: 'leave' })}
      />
      {!settings.rated && <HandOver {...props} seat={me.seat} />}
    </div>
  );
}

interface OwnSeatProps extends TableProps {
  readonly seat: number;
}

/** Names the step that it is about, then that the others decide, then who refused. */
function AskUndo(props: OwnSeatProps) {
  const { view, client, state, seat, nameOf } = props;
  const online = useOnlineWords();
  const language = useLanguage();
  const { undo, playing } = view;
  const last = historyOf(state.shownLog).standing.findLastIndex((step) => step.seat === seat);
  const mayAsk = undo === null && playing?.canUndo === false && last >= 0;
  const isMine = undo !== null && undo.seat === seat;
  const step = stepText(props, isMine ? undo.to : last, language);
  const refusal = undoRefusalOf(state.shownLog, seat);
  const told = refusal === undefined ? step : online.undoRefused(nameOf(refusal.by));
  return (
    <div className="ask-undo">
      <button
        type="button"
        className="button"
        aria-disabled={!mayAsk}
        onClick={() => mayAsk && client.send({ kind: 'ask-undo' })}
      >
        {online.askUndo}
      </button>
      <p className="second">{isMine ? online.undoWaits(step) : mayAsk ? told : ''}</p>
    </div>
  );
}

function HandOver({ module, view, client, seat }: OwnSeatProps) {
  const words = useWords();
  const online = useOnlineWords();
  const bots = botChoices(Object.keys(module.bots));
  const [bot, setBot] = useState(view.settings.standIn);
  return (
    <span className="hand-over">
      <AskButton
        label={online.handOver}
        question={online.confirm.handOver}
        act={() => client.send({ kind: 'hand-over', seat, bot })}
      />
      <select value={bot} aria-label={online.standIn} onChange={({ target }) => setBot(target.value)}>
        {bots.map((name) => (
          <option key={name} value={name}>
            {seatTitle(words, name)}
          </option>
        ))}
      </select>
    </span>
  );
}
