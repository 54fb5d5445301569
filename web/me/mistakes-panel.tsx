import { type GameManifest, type KeptGame, labelled } from '@grove/game-kit';
import { useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { seatNames } from '../local-game/seat-names.ts';
import { useOpenRecord } from '../replay/use-open-record.ts';
import { costliestKinds, type CostlyKind, reviewedOf } from './costliest.ts';
import { useMyWords } from './words/index.ts';
import './mistakes-panel.css';

const SHOWN = 3;

interface MistakesPanelProps {
  readonly games: readonly KeptGame[];
  readonly manifests: readonly GameManifest[];
}

/** The kinds of mistakes that cost this person most, over all games that were reviewed, each with an example. */
export function MistakesPanel({ games, manifests }: MistakesPanelProps) {
  const words = useMyWords();
  const kinds = costliestKinds(games, SHOWN);
  const reviewed = reviewedOf(games);
  return (
    <div className="scrolls costliest" tabIndex={0} role="group" aria-label={words.tabs.mistakes}>
      <p className="second">{reviewed === 0 ? words.noReviews : words.reviewedOf(reviewed, games.length)}</p>
      {reviewed > 0 && kinds.length === 0 && <p>{words.noMistakes}</p>}
      {kinds.length > 0 && <h2>{words.costliest}</h2>}
      <ol>
        {kinds.map((kind) => {
          const manifest = manifests.find(({ cover }) => cover.id === kind.game);
          return (
            manifest && (
              <CostlyRow
                key={`${kind.game} ${kind.kind}`}
                costly={kind}
                manifest={manifest}
                share={kind.cost / (kinds[0]?.cost ?? 1)}
              />
            )
          );
        })}
      </ol>
      <ReviewNext games={games} />
    </div>
  );
}

interface CostlyRowProps {
  readonly costly: CostlyKind;
  readonly manifest: GameManifest;
  /** Of what the costliest kind cost. */
  readonly share: number;
}

function CostlyRow({ costly: { kind, cost, times, games, example }, manifest, share }: CostlyRowProps) {
  const words = useMyWords();
  const language = useLanguage();
  const open = useOpenReview();
  const { words: gameWords } = useModule(manifest);
  const title = (kind === null ? undefined : gameWords[language].mistake?.(kind)) ?? words.seenLater;
  return (
    <li className="costly">
      <h3>{title}</h3>
      <p className="second">{manifest.cover.words[language].title}</p>
      <p className="costly-points">
        <span className="number">{cost.toLocaleString(language, { maximumFractionDigits: 1 })}</span>{' '}
        <span className="second">{words.pointsLost(cost)}</span>
      </p>
      <svg className="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h100v6H0Z" className="share-all" />
        <path d={`M0 0h${100 * share}v6H0Z`} className="share-lost" />
      </svg>
      <p>{words.timesIn(times, games)}</p>
      <button
        type="button"
        className="button"
        aria-label={labelled(language, words.seeExample, title)}
        onClick={() => open(example.in, example.at)}
      >
        {words.seeExample}
      </button>
    </li>
  );
}

/** The last game that was not reviewed yet, as a way to know more. */
function ReviewNext({ games }: Pick<MistakesPanelProps, 'games'>) {
  const words = useMyWords();
  const open = useOpenReview();
  const next = games.findLast(({ mistakes }) => mistakes === undefined);
  if (next === undefined) return null;
  return (
    <button type="button" className="button act" onClick={() => open(next, 0)}>
      {words.reviewNext}
    </button>
  );
}

function useOpenReview(): (game: KeptGame, step: number) => void {
  const words = useWords();
  const openRecord = useOpenRecord();
  return (game, step) => {
    const { record, seating, seat: viewer } = game;
    void openRecord(record, { names: seatNames(words, game), seating, mode: 'review', viewer, step });
  };
}
