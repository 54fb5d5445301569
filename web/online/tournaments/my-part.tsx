import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { storedName } from '../../local-game/seat-names.ts';
import { AskButton } from '../../parts/ask-button.tsx';
import { lettersOver, NameField } from '../../parts/name-field.tsx';
import { logError } from '../../errors/report.ts';
import { signInAs, storedSession } from '../session.ts';
import { tournamentErrorText, tournamentRefusalText } from './refusals/refusal-text.ts';
import { type MainAct, excuseText, mainAct, myText } from './shown/my-part.ts';
import type { TournamentProps } from './tournament-props.ts';
import type { Send } from './use-send.ts';
import { useTournamentWords } from './words/index.ts';

interface MyPartProps extends TournamentProps {
  readonly send: Send;
  readonly trouble: string;
}

/** What I am in the tournament, and what I can do. */
export function MyPart({ view, me, send, trouble }: MyPartProps) {
  const words = useTournamentWords();
  const language = useLanguage();
  const act = mainAct(view, me);
  const text = me && myText(view, me, words);
  const excuse = me && excuseText(view, me, words);
  const whyNot = me?.whyNotEnter;
  const may = (kind: 'withdraw' | 'announce-absence'): boolean =>
    me?.entry !== null && (me?.may.includes(kind) ?? false);
  return (
    <div className="tournament-mine">
      {text && <p>{text}</p>}
      {excuse && <p>{excuse}</p>}
      {whyNot && view.phase === 'registration' && (
        <p className="second">{tournamentRefusalText(whyNot.reason, language)}</p>
      )}
      {act && (me === undefined ? <Enter send={send} /> : <Act act={act} view={view} send={send} />)}
      <p className="refusal" role="alert">
        {trouble}
      </p>
      <div className="tournament-quiet">
        {may('announce-absence') && view.phase === 'running' && (
          <AskButton
            className="small"
            label={words.missNext}
            question={words.askMissNext}
            act={() => void send({ kind: 'announce-absence', round: view.rounds.length + 1 })}
          />
        )}
        {may('withdraw') && (
          <AskButton
            className="small"
            label={words.withdraw}
            question={words.askWithdraw}
            act={() => void send({ kind: 'withdraw' })}
          />
        )}
      </div>
    </div>
  );
}

interface ActProps extends Pick<MyPartProps, 'view' | 'send'> {
  readonly act: MainAct;
}

function Act({ act, view, send }: ActProps) {
  const words = useTournamentWords();
  if (act.kind === 'table') {
    return (
      <Link className="button act" href={`/table/${act.table}`}>
        {words.play}
      </Link>
    );
  }
  const labels = {
    'check-in': words.checkIn,
    register: view.phase === 'running' ? words.registerLate : words.register,
    wait: words.wait,
    rest: words.rest,
  };
  return (
    <button
      type="button"
      className={act.kind === 'rest' ? 'button' : 'button act'}
      onClick={() => void send({ kind: act.kind })}
    >
      {labels[act.kind]}
    </button>
  );
}

/** Whoever is not known here yet gives a name, and is in with the same tap. */
function Enter({ send }: Pick<MyPartProps, 'send'>) {
  const words = useWords();
  const tournament = useTournamentWords();
  const language = useLanguage();
  const [name, setName] = useState(() => storedSession()?.person.name ?? storedName());
  const [trouble, setTrouble] = useState('');
  const enter = async () => {
    if (lettersOver(name) > 0) return;
    try {
      await signInAs(name.trim() || words.guest);
      await send({ kind: 'register' });
    } catch (error) {
      setTrouble(tournamentErrorText(error, language));
      logError(error, 'entering a tournament');
    }
  };
  return (
    <>
      <NameField label={words.yourName} value={name} set={setName} />
      <button type="button" className="button act" onClick={() => void enter()}>
        {tournament.register}
      </button>
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </>
  );
}
