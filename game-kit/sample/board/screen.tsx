import { itemAt, NO_CHANCE } from '@grove/kernel';
import { acorns, type AcornsTypes, nameOfCard, NONE } from '@grove/kernel/sample';
import { useMemo } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { HelpProvider } from '@grove/game-kit/board/help';
import { linesOf } from '@grove/game-kit/board/log';
import { BackButton, Choice, Choices, Question, Side } from '@grove/game-kit/board/question';
import { useActions } from '@grove/game-kit/board/use-actions';
import { cover } from '../cover.ts';
import { drawText } from '../text.ts';
import { words as wordsByLanguage } from '../words.ts';
import { boardWords } from './words.ts';
import styles from './screen.module.css';

/** The smallest board that does all that a board must: see docs/ADDING-A-GAME.md, step 11. */
export function AcornsScreen(props: BoardProps<AcornsTypes>) {
  const { view, viewer, mayAct, language, nameOf, heard, play, undo, header, controls, after, guide, rules } = props;
  const words = wordsByLanguage[language];
  const say = boardWords[language];
  const seat = viewer === 'public' ? 0 : viewer;
  // The board asks the rules with a state that agrees with the view; the true state it never gets.
  const state = useMemo(() => acorns.imagine(view, NO_CHANCE), [view]);
  const turn = useActions({
    game: acorns,
    state,
    seat,
    mayAct,
    play,
    undo,
    textOf: (refusal) => words.refusal(refusal),
    forget: () => {},
  });
  const { totals, winners } = acorns.result(state);
  const isOver = acorns.waitingFor(state).length === 0;
  const [news] = linesOf(heard, (event) => words.event(event, nameOf));
  return (
    <HelpProvider guide={guide} rules={rules} showing={props.showing}>
      <main className={styles.screen} data-phase={isOver ? 'over' : 'choose'}>
        {header}
        <h1 className="visually-hidden">{cover.words[language].title}</h1>
        <p className={styles.prize}>{view.prize === NONE ? say.noPrize : say.prize(nameOfCard(view.prize))}</p>
        <ul className={styles.seats} aria-label={say.seats}>
          {totals.map((total, other) => (
            <li key={other} data-won={winners.includes(other) || undefined}>
              {say.total(nameOf(other), total, itemAt(view.hasChosen, other))}
            </li>
          ))}
        </ul>
        {controls ?? (
          <Question title={isOver ? say.over : say.choose} note={news?.text ?? ''} refusal={turn.refused}>
            <Choices label={say.hand}>
              {isOver && after?.actions}
              {isOver && after?.files}
              {view.hand.map((card) => (
                <Choice key={card} act={() => turn.act(card, 'question')} refused={!mayAct}>
                  {nameOfCard(card)}
                </Choice>
              ))}
            </Choices>
            <Side>
              <BackButton label={say.undo} act={turn.takeBack} />
            </Side>
          </Question>
        )}
        <pre className="visually-hidden">{drawText(view, viewer, language)}</pre>
      </main>
    </HelpProvider>
  );
}
