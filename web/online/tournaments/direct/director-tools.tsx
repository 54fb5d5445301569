import type { GameManifest } from '@grove/game-kit';
import type { TournamentCommandKind } from '@grove/protocol';
import { useId, useState } from 'react';
import { useWords } from '../../../language.tsx';
import { botChoices } from '../../../local-game/bot-choices.ts';
import { seatTitle } from '../../../local-game/seat-names.ts';
import { Field } from '../../lobby/fields.tsx';
import type { TournamentProps } from '../tournament-props.ts';
import type { Send } from '../use-send.ts';
import { GiveBye } from './give-bye.tsx';
import { PairByHand } from './pair-by-hand.tsx';
import { ReasonField } from './reason-field.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { useDirectWords } from './words/index.ts';

interface DirectorToolsProps extends TournamentProps {
  readonly manifest: GameManifest | undefined;
  readonly send: Send;
  readonly trouble: string;
}

const MINUTE = 60_000;
const DAY = 1440;
const MORE_MINUTES = [5, 10, 15, 30, 60, DAY, 3 * DAY, 7 * DAY];

/** What leads a tournament; only what is possible now, and each asks once. */
export function DirectorTools(props: DirectorToolsProps) {
  const { view, me, send, trouble, manifest } = props;
  const words = useDirectWords();
  const id = useId();
  const may = (kind: TournamentCommandKind): boolean => me?.may.includes(kind) ?? false;
  const playing = view.entrants.filter(
    ({ isWithdrawn, isCheckedIn, isBot }) => !isWithdrawn && (isBot || isCheckedIn || !view.settings.entry.checkIn),
  );
  return (
    <section className="panel director-tools" aria-labelledby={id}>
      <h2 id={id}>{words.direct}</h2>
      <p className="second">{words.note}</p>
      <div className="acts">
        {may('start') && (
          <Plain {...props} kind="start" label={words.start} question={words.askStart(playing.length)} />
        )}
        {may('add-bot') && manifest && <AddBot bots={botChoices(manifest.cover.bots)} send={send} trouble={trouble} />}
        {may('pair-by-hand') && <PairByHand {...props} />}
        {may('give-bye') && <GiveBye {...props} />}
        {may('extend') && <Extend {...props} />}
        {may('pause') && <Plain {...props} kind="pause" label={words.pause} question={words.askPause} />}
        {may('resume') && <Plain {...props} kind="resume" label={words.resume} question={words.askResume} />}
        {may('end-round') && <Plain {...props} kind="end-round" label={words.endRound} question={words.askEndRound} />}
        {may('end') && <Plain {...props} kind="end" label={words.end} question={words.askEnd} />}
        {may('cancel') && <Cancel send={send} trouble={trouble} />}
      </div>
    </section>
  );
}

interface PlainProps extends Pick<DirectorToolsProps, 'send' | 'trouble'> {
  readonly kind: 'start' | 'pause' | 'resume' | 'end-round' | 'end';
  readonly label: string;
  readonly question: string;
}

const Plain = ({ kind, label, question, send, trouble }: PlainProps) => (
  <ToolDialog label={label} question={question} trouble={trouble} act={() => send({ kind })} />
);

function Cancel({ send, trouble }: Pick<DirectorToolsProps, 'send' | 'trouble'>) {
  const words = useDirectWords();
  const [reason, setReason] = useState('');
  return (
    <ToolDialog
      label={words.cancel}
      question={words.askCancel}
      className="button grave"
      trouble={trouble}
      act={() => send({ kind: 'cancel', reason })}
    >
      <ReasonField reason={reason} set={setReason} />
    </ToolDialog>
  );
}

/** Milliseconds of a round, or of the window. */
const lengthOf = ({ settings: { times } }: DirectorToolsProps['view']): number =>
  times.round ?? (times.end === null ? 0 : times.end - times.start);

/** Moves the end of the open round, or of the window. */
function Extend({ view, send, trouble }: DirectorToolsProps) {
  const words = useDirectWords();
  const [minutes, setMinutes] = useState(String(lengthOf(view) < DAY * MINUTE ? 15 : DAY));
  const act = () => {
    const end = view.end ?? view.rounds.at(-1)?.end ?? Date.now();
    return send({ kind: 'extend', until: Math.max(end, Date.now()) + Number(minutes) * MINUTE });
  };
  return (
    <ToolDialog label={words.extend} question={words.askExtend} act={act} trouble={trouble}>
      <Field
        label={words.newEnd}
        value={minutes}
        choose={setMinutes}
        options={MORE_MINUTES.map((count) => [
          String(count),
          count < DAY ? words.minutes(count) : words.days(count / DAY),
        ])}
      />
    </ToolDialog>
  );
}

interface AddBotProps extends Pick<DirectorToolsProps, 'send' | 'trouble'> {
  readonly bots: readonly string[];
}

function AddBot({ bots, send, trouble }: AddBotProps) {
  const words = useDirectWords();
  const names = useWords();
  const [bot, setBot] = useState(bots.at(-1) ?? '');
  return (
    <ToolDialog
      label={words.addBot}
      question={words.askAddBot}
      trouble={trouble}
      act={() => send({ kind: 'add-bot', bot })}
    >
      <Field
        label={words.bot}
        value={bot}
        choose={setBot}
        options={bots.map((name) => [name, seatTitle(names, name)])}
      />
    </ToolDialog>
  );
}
