import { LargeFace } from '../cards/large-face.tsx';
import { GaiaBoard } from '../gaia/gaia-board.tsx';
import { CardNotes } from '../hand/card-notes.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { Story } from '../panels/story.tsx';
import { ScorePad } from '../scores/score-pad.tsx';
import { GameOver } from '../turn/game-over.tsx';
import { TurnPanel } from '../turn/turn-panel.tsx';
import { layout as styles } from './index.tsx';
import { Sheets } from './sheets.tsx';

/** What is asked now, and the card that is looked at. */
export function Right(screen: Screen) {
  const { over, speech, looked, board, turn } = screen;
  return (
    <section className={styles.right} aria-label={speech.table.card}>
      {over ? <GameOver screen={screen} /> : <TurnPanel screen={screen} more={<Sheets {...screen} />} />}
      <div className={styles.look} data-final={over || undefined}>
        {screen.showsGaia && <GaiaBoard state={turn.model.state} language={board.language} className={styles.final} />}
        {over ? (
          <ScorePad
            state={turn.model.state}
            viewer={board.viewer}
            language={board.language}
            nameOf={speech.labelOf}
            className={styles.final}
          />
        ) : (
          !screen.showsGaia && looked && <Looked {...screen} looked={looked} />
        )}
      </div>
      <Story heard={board.heard} viewer={board.viewer} speech={speech} className={styles.story} />
    </section>
  );
}

/** The card that is looked at; below those of the own hand stands what they lack and what they would add. */
function Looked({ looked, board, turn }: Screen & { readonly looked: NonNullable<Screen['looked']> }) {
  const { state, seat, player } = turn.model;
  const isInHand = board.viewer !== 'public' && player.hand.includes(looked.card);
  return (
    <>
      <LargeFace {...looked} language={board.language} className={`${styles.face} ${isInHand ? styles.noted : ''}`} />
      {isInHand && <CardNotes state={state} seat={seat} card={looked.card} language={board.language} isShort />}
    </>
  );
}
