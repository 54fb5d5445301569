import type { GameView } from '@grove/protocol';
import { type ReactNode, useMemo } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { Board } from '../../text/board.tsx';
import { Log } from '../../text/log.tsx';
import { Question } from '../../text/question.tsx';
import { ResultPanel } from '../../text/result-panel.tsx';
import { SeatList } from '../../text/seat-list.tsx';
import { groupChoices } from '../../text/choices.ts';
import type { Heard } from '@grove/table/core';
import { imagined, legalSteps } from './legal-steps.ts';
import { useRematch } from './use-rematch.ts';
import type { TableProps } from './table-props.ts';
import '../../text/index.css';

interface TextTableProps extends TableProps {
  readonly playing: GameView;
  readonly heard: readonly Heard[];
  readonly mayAct: boolean;
  readonly play: (step: string) => void;
  readonly undo: (() => void) | undefined;
  readonly header: ReactNode;
}

/** A game that draws no board yet: its text, and a button for every legal step. */
export function TextTable(props: TextTableProps) {
  const { module, view, playing, heard, nameOf, header } = props;
  const language = useLanguage();
  // What is public of a position is the same in every state that agrees with the view.
  const { totals } = useMemo(() => module.game.result(imagined(module.game, playing.view)), [module, playing.view]);
  const waited = view.seats.findIndex((seat) => seat.waited);
  return (
    <div className="table">
      {header}
      <main className="table-main">
        <h1 className="visually-hidden">{module.cover.words[language].title}</h1>
        <SeatList
          names={view.seats.map((_, seat) => nameOf(seat))}
          totals={view.end?.totals ?? totals}
          turn={waited < 0 ? undefined : waited}
          viewer={playing.viewer}
        />
        <Log heard={heard} words={module.words[language]} nameOf={nameOf} />
        <Board text={module.drawText(playing.view, playing.viewer, language)} />
        {view.end === null ? <Pending {...props} waited={waited} /> : <Ended {...props} result={view.end} />}
      </main>
    </div>
  );
}

function Pending({ module, view, playing, mayAct, play, undo, nameOf, waited }: TextTableProps & { waited: number }) {
  const words = useWords();
  const gameWords = module.words[useLanguage()];
  const { seat } = view.me;
  const asked = seat === null ? undefined : gameWords.question?.(playing.view, seat);
  const steps = mayAct && seat !== null ? legalSteps(module.game, playing.view, seat) : [];
  const said = (move: unknown): string | undefined => gameWords.turn?.(playing.view, [move], nameOf);
  return (
    <Question
      title={mayAct ? (asked ?? words.yourMove) : words.thinking(waited < 0 ? '' : nameOf(waited))}
      groups={groupChoices(steps.map(({ move, text }) => ({ text, move: text, said: said(move) })))}
      choose={(move) => play(String(move))}
      undo={undo}
      version={view.number}
    />
  );
}

function Ended({ result, ...props }: TextTableProps & { result: NonNullable<TableProps['view']['end']> }) {
  const { view, nameOf } = props;
  const again = useRematch(props);
  return <ResultPanel result={result} nameOf={nameOf} again={again} me={view.me.seat ?? undefined} />;
}
