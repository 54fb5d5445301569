import { drawExamples, type ExampleScene } from '@grove/game-kit/rulebook';
import { itemAt, type Seat } from '@grove/kernel';
import { useMemo, useState } from 'react';
import { concertExamples, type ConcertLook, exampleWords } from '../../examples/index.ts';
import { NO_CARD, PILES } from '../../material/index.ts';
import { concert, type ConcertTypes, NOBODY, topOf, type View } from '../../rules/index.ts';
import { discsOf } from '../model/names.ts';
import { type Speech, speechFor } from '../model/speech.ts';
import { MemoryContext } from '../motion/memory.tsx';
import { Discs } from '../panels/discs.tsx';
import { Plate } from '../panels/plate.tsx';
import { Glass } from '../pieces/glass.tsx';
import { Hit } from '../pieces/hit.tsx';
import { Sleeve, SleeveBack } from '../pieces/sleeve.tsx';
import styles from './examples.module.css';

/** The other player has a name; the reader is simply you. */
const nameOf = (seat: Seat): string => itemAt(['', 'Ana'], seat);

/** The example that belongs to a rule: the table with the other player across. */
export const concertExample = drawExamples<ConcertTypes, ConcertLook>({
  game: concert,
  examples: concertExamples,
  words: exampleWords,
  draw: (scene) => <Table scene={scene} />,
});

function Table({ scene }: { readonly scene: ExampleScene<ConcertTypes, ConcertLook> }) {
  const { view, look, language, motion } = scene;
  // Every example is a table of its own: its discs are not seen to come from another example.
  const [{ places, turns }] = useState(() => ({ places: new Map(), turns: new Map() }));
  const memory = useMemo(() => ({ places, turns, motion }), [places, turns, motion]);
  const speech = speechFor(language, nameOf);
  const { hit, countsTwice } = speech.board;
  return (
    <MemoryContext value={memory}>
      <div className={styles.felt}>
        <div className={styles.seats}>
          {view.handSizes.map((_, seat) => <Seat key={seat} view={view} seat={seat} speech={speech} />).toReversed()}
        </div>
        {look.hand === true && (
          <div className={styles.hand}>
            {view.hand.map((card) => (
              <div key={card} className={styles.sleeve}>
                <Sleeve card={card} />
              </div>
            ))}
          </div>
        )}
        {look.hit === true && (
          <div className={styles.middle}>
            <div className={styles.hit}>
              <Hit ring={view.options.ring} hit={view.hit} title={hit} note={countsTwice} />
            </div>
            <TableDiscs view={view} holder={NOBODY} speech={speech} />
          </div>
        )}
        {look.sand !== undefined && (
          <div className={styles.glass}>
            <Glass level={look.sand} runs={false} />
          </div>
        )}
      </div>
    </MemoryContext>
  );
}

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly speech: Speech;
}

/** Somebody at the table: plate, three piles, discs. */
function Seat({ view, seat, speech }: SeatProps) {
  return (
    <div className={styles.seat}>
      <Plate view={view} seat={seat} speech={speech} />
      <div className={styles.row}>
        {Array.from({ length: PILES }, (_, pile) => (
          <div key={pile} className={styles.sleeve}>
            <Top view={view} seat={seat} pile={pile} />
          </div>
        ))}
        <TableDiscs view={view} holder={seat} speech={speech} />
      </div>
    </div>
  );
}

interface TopProps extends Pick<SeatProps, 'view' | 'seat'> {
  readonly pile: number;
}

/** C3.1 In the opening only own picks are seen. */
function Top({ view, seat, pile }: TopProps) {
  if (view.stage !== 'opening') {
    const top = topOf(itemAt(itemAt(view.piles, seat), pile));
    return top === NO_CARD ? null : <Sleeve card={top} />;
  }
  if (pile >= itemAt(view.picked, seat)) return null;
  return seat === view.viewer ? <Sleeve card={itemAt(view.picks, pile)} /> : <SleeveBack />;
}

interface TableDiscsProps extends Pick<SeatProps, 'view' | 'speech'> {
  readonly holder: Seat;
}

const TableDiscs = ({ view, holder, speech }: TableDiscsProps) => (
  <Discs
    view={view}
    speech={speech}
    colours={discsOf(view, holder)}
    moving={[]}
    arriving={[]}
    className={styles.discs}
  />
);
