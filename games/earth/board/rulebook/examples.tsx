import { drawExamples, type ExampleScene } from '@grove/game-kit/rulebook';
import { itemAt, type Seat } from '@grove/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { earthExamples, type EarthLook, exampleWords } from '../../examples/index.ts';
import { columnOf, NO_CARD, rowOf } from '../../rules/grid.ts';
import { earth } from '../../rules/index.ts';
import type { EarthTypes } from '../../rules/types.ts';
import { cardWords } from '../../words/cards/index.ts';
import { LargeFace } from '../cards/large-face.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { GaiaBoard } from '../gaia/gaia-board.tsx';
import { PlantedCard } from '../island/planted-card.tsx';
import { type Speech, speechFor } from '../model/speech.ts';
import { Leaves, Stock } from '../panels/stock.tsx';
import { Fauna } from '../scores/fauna.tsx';
import { ScorePad } from '../scores/score-pad.tsx';
import { TeamBoard } from '../teams/team-board.tsx';
import styles from './examples.module.css';

type Scene = ExampleScene<EarthTypes, EarthLook>;
type Part = EarthLook['parts'][number];

/** The other players have names; the reader is simply you. */
const nameOf = (seat: Seat): string => itemAt(['', 'Ana', 'Ben', 'Cleo'], seat);
const speechOf = ({ view, language }: Scene): Speech =>
  speechFor(language, { players: view.players.length, viewer: 0, teams: view.options.teams, nameOf });
const seatsOf = ({ look, view }: Scene): readonly Seat[] => look.seats ?? view.players.map((_, seat) => seat);

/** The example that belongs to a rule. */
export const earthExample = drawExamples<EarthTypes, EarthLook>({
  game: earth,
  examples: earthExamples,
  words: exampleWords,
  draw: (scene) => (
    <div className={styles.example}>
      {scene.look.parts.map((part) => (
        <div key={part} className={styles[part]}>
          {PARTS[part](scene)}
        </div>
      ))}
    </div>
  ),
});

const PARTS: Readonly<Record<Part, (scene: Scene) => ReactNode>> = {
  tableau: (scene) => <ExampleTableau scene={scene} />,
  large: (scene) => <ExampleCard scene={scene} />,
  ecosystem: ({ view, language }) => <LargeFace card={itemAt(view.players, 0).ecosystem} language={language} />,
  stock: (scene) => <ExampleStock scene={scene} seat={0} />,
  stocks: (scene) => seatsOf(scene).map((seat) => <ExampleStock key={seat} scene={scene} seat={seat} isNamed />),
  leaves: (scene) => <Leaves player={itemAt(scene.view.players, 0)} speech={speechOf(scene)} />,
  hand: (scene) => (
    <Row scene={scene} title={cardWords[scene.language].hand.title} cards={itemAt(scene.view.players, 0).hand ?? []} />
  ),
  looking: (scene) => <Row scene={scene} cards={itemAt(scene.view.players, 0).looking ?? []} />,
  revealed: (scene) => (
    <Row scene={scene} cards={scene.events.flatMap((event) => (event.kind === 'germinated' ? event.revealed : []))} />
  ),
  fauna: (scene) => <Fauna state={scene.state} seat={0} speech={speechOf(scene)} />,
  team: ({ state, language }) => (
    <TeamBoard state={state} seat={0} language={language} moves={[]} play={() => undefined} />
  ),
  pad: (scene) => <ScorePad state={scene.state} viewer={0} speech={speechOf(scene)} />,
  gaia: ({ state, language }) => <GaiaBoard state={state} language={language} />,
};

const isRinged = (scene: Scene, card: number): boolean => scene.look.ring?.(scene).includes(card) === true;

/** The cards of the tableau where they lie, without the spaces that are still free around them. */
function ExampleTableau({ scene }: { readonly scene: Scene }) {
  const { cells, sprouts, growth } = itemAt(scene.view.players, 0);
  return cells.map((card, cell) => {
    const place: CSSProperties = { gridRow: rowOf(cell) + 1, gridColumn: columnOf(cell) + 1 };
    if (card === NO_CARD) return null;
    return (
      <div
        key={card}
        className={styles.card}
        style={place}
        data-column={columnOf(cell) + 1}
        data-ring={isRinged(scene, card) || undefined}
      >
        <PlantedCard
          card={card}
          sprouts={itemAt(sprouts, cell)}
          growth={itemAt(growth, cell)}
          language={scene.language}
        />
      </div>
    );
  });
}

/** The first card of the tableau, large. */
function ExampleCard({ scene: { view, language } }: { readonly scene: Scene }) {
  const { cells, sprouts, growth } = itemAt(view.players, 0);
  return (
    <LargeFace card={itemAt(cells, 0)} language={language} sprouts={itemAt(sprouts, 0)} growth={itemAt(growth, 0)} />
  );
}

interface ExampleStockProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly isNamed?: boolean;
}

function ExampleStock({ scene, seat, isNamed = false }: ExampleStockProps) {
  const { view } = scene;
  const speech = speechOf(scene);
  return (
    <div>
      {isNamed && <p className={styles.title}>{speech.labelOf(seat)}</p>}
      <Stock player={itemAt(view.players, seat)} hasAbundance={view.options.abundance} speech={speech} />
    </div>
  );
}

interface RowProps {
  readonly scene: Scene;
  readonly title?: string;
  readonly cards: readonly number[];
}

function Row({ scene, title, cards }: RowProps) {
  if (cards.length === 0) return null;
  return (
    <>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.row}>
        {cards.map((card) => (
          <div key={card} className={styles.card} data-ring={isRinged(scene, card) || undefined}>
            <SmallFace card={card} language={scene.language} />
          </div>
        ))}
      </div>
    </>
  );
}
