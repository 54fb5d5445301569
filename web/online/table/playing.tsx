import type { GameView } from '@grove/protocol';
import { QuestionSlot } from '@grove/game-kit/board/question-slot';
import { SeatBadges } from '@grove/game-kit/board/seat-badge';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../parts/loading.tsx';
import { KeyHelp } from '../../boards/key-help.tsx';
import { boardOf } from '../../boards/lazy-parts.ts';
import { useLanguage } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { Recap } from '../../pace/recap-card.tsx';
import { useRecap } from '../../pace/use-recap.ts';
import { useBoardSettings } from '../../settings/board-settings.ts';
import { useBoardCards } from '../../cards/use-cards.ts';
import { useBoardRules } from '../../rulebook/use-rulebook.ts';
import { ClickGuard } from '../connection/click-guard.ts';
import { OnlineSeatBadge } from '../absence/seat-badge.tsx';
import { useAfterTable } from './after-game.tsx';
import { EndedByVote } from './ended-by-vote.tsx';
import { imagined } from './legal-steps.ts';
import { boardNotesOf } from './board-notes.ts';
import { Notices, useStepRefusal } from './notices.tsx';
import { isPlaying, type TableProps } from './table-props.ts';
import { useRedo } from './use-redo.ts';
import { useShownTable } from './use-shown-table.ts';
import { TableSheet } from './table-sheet.tsx';
import { TurnClock } from './turn-clock.tsx';
import { useBoardClock } from './use-board-clock.ts';
import { useKeepGame } from './use-keep-game.ts';

/** Loaded for a game without a board of its own. */
const TextTable = lazy(async () => ({ default: (await import('./text-table.tsx')).TextTable }));

/** The game on the board that the game draws itself, or as text, as soon as its log is known. */
export function Playing(props: TableProps) {
  useKeepGame(props);
  const { view, state } = props;
  const isKnown = !state.isLogPartial || state.shownLog.length > 0;
  return view.playing === null || !isKnown ? null : <AtBoard {...props} latest={view.playing} />;
}

/** `latest` is the view that the server sent last; the board may still show what led to it. */
function AtBoard({ latest, ...props }: TableProps & { readonly latest: GameView }) {
  const { module, view, state, client, nameOf } = props;
  const { game } = module;
  const language = useLanguage();
  const settings = useBoardSettings();
  const rules = useBoardRules(game.id);
  const cards = useBoardCards(game.id);
  const clock = useBoardClock(module.cover, view, state.clockSkew);
  const after = useAfterTable(props);
  const [guard] = useState(() => new ClickGuard(client));
  const playStep = (step: string) => guard.send({ kind: 'move', step });
  const redo = useRedo(props, playStep);
  const { frame, showing, hold, mayAct } = useShownTable(props);
  const { heard } = frame;
  const playing = frame.view.playing ?? latest;
  const recap = useRecap(module, { view: playing.view, heard, viewer: playing.viewer, mayAct }, nameOf);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const refusal = useStepRefusal(props);
  const Board = boardOf(game.id);
  const undo = isPlaying(view) && latest.canUndo ? () => guard.send({ kind: 'undo' }) : undefined;
  const header = (
    <Header game={game.id}>
      <TurnClock {...props} />
      <Recap recap={recap} isOver={view.end !== null} slot={slot} />
      <TableSheet {...props} />
    </Header>
  );
  return (
    <SeatBadges value={(seat) => <OnlineSeatBadge {...props} seat={seat} />}>
      <Notices {...props} />
      <KeyHelp />
      <Suspense fallback={<Loading />}>
        {Board === undefined ? (
          <TextTable
            {...props}
            playing={playing}
            heard={heard}
            mayAct={mayAct}
            play={playStep}
            undo={undo}
            header={header}
          />
        ) : (
          <QuestionSlot value={setSlot}>
            <Board
              key={String(playing.viewer)}
              view={playing.view}
              viewer={playing.viewer}
              mayAct={mayAct}
              language={language}
              nameOf={nameOf}
              heard={heard}
              settings={settings}
              showing={showing}
              hold={hold}
              play={(move) => playStep(game.notation.writeStep(imagined(game, playing.view), move))}
              isSending={state.isBusy}
              refusal={refusal}
              undo={undo}
              redo={redo}
              clock={clock}
              rules={rules}
              cards={cards}
              notes={boardNotesOf(view.table)}
              header={header}
              controls={view.end !== null && view.end.how !== 'played' ? <EndedByVote {...props} /> : undefined}
              after={after}
            />
          </QuestionSlot>
        )}
      </Suspense>
    </SeatBadges>
  );
}
