import type { GameManifest, GameModule } from '@grove/game-kit';
import { BadInput, type JsonObject, Match, SeededChance } from '@grove/kernel';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loadOnce, useModule } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { beginGame, type GameSetUp } from '../local-game/begin-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { storedName } from '../local-game/seat-names.ts';
import { LearnLinks } from '../learn/links.tsx';
import { Header } from '../parts/header.tsx';
import { Loading } from '../parts/loading.tsx';
import { useTitle } from '../parts/use-title.ts';
import { SetUp } from './form.tsx';
import { GameFacts } from './game-facts.tsx';
import { fitting } from './option-rows.tsx';
import { usualBot } from './remembered.ts';
import { seatChoicesOf, sittersIn } from './sitters.ts';

/**
 * First who plays, then the game. `?solo` sits down alone at once and `?bot` with the usual bot; `?with=tree,person` fills the seats of
 * the set-up.
 */
export function SetUpPage({ manifest }: { readonly manifest: GameManifest }) {
  const asked = new URLSearchParams(useSearch());
  const { cover } = manifest;
  useTitle(cover.words[useLanguage()].title);
  const others = asked.has('solo') ? [] : asked.has('bot') ? [usualBot(cover)] : undefined;
  if (others !== undefined) return <StartNow manifest={manifest} bot={others[0]} />;
  return <Choosing manifest={manifest} named={sittersIn(cover, asked.get('with'))} />;
}

interface StartNowProps {
  readonly manifest: GameManifest;
  /** None for a game alone. */
  readonly bot: string | undefined;
}

/** Goes on to a new game; Back leads to where somebody came from. */
function StartNow({ manifest, bot }: StartNowProps) {
  const module = useModule(manifest);
  const { cover } = manifest;
  const [, go] = useLocation();
  const setUp: GameSetUp = useMemo(() => {
    const seating = bot === undefined ? [PERSON] : [PERSON, bot];
    return { seating, names: [storedName()], options: fitting(cover, { players: seating.length, people: 1 }, {}) };
  }, [cover, bot]);
  useEffect(() => {
    go(beginGame(module, setUp), { replace: true });
  }, [module, setUp, go]);
  return <Loading />;
}

interface ChoosingProps {
  readonly manifest: GameManifest;
  readonly named: readonly string[];
}

function Choosing({ manifest, named }: ChoosingProps) {
  const { cover } = manifest;
  const start = useStart(manifest);
  return (
    <div className="home">
      <Header />
      <main className="home-main set-up-page">
        <AboutGame manifest={manifest} />
        <SetUp cover={cover} seats={seatChoicesOf(cover, named, usualBot(cover))} start={start} />
      </main>
    </div>
  );
}

/** Begins a game in this browser, if the rules allow its options together. */
export function useStart(manifest: GameManifest): (setUp: GameSetUp) => Promise<boolean> {
  const [, go] = useLocation();
  useEffect(() => {
    // Whoever chooses opponents will sit down soon. What fails now is tried again then, and fails where it is seen.
    loadOnce(manifest.load).catch(() => undefined);
  }, [manifest]);
  return async (setUp) => {
    const module = await loadOnce(manifest.load);
    const isPlayable = canStart(module, setUp.seating.length, setUp.options);
    if (isPlayable) go(beginGame(module, setUp));
    return isPlayable;
  };
}

/** Options that are fine one by one may not go together; the rules know. */
function canStart({ game }: GameModule, players: number, options: JsonObject): boolean {
  try {
    return new Match(game, players, options, SeededChance.from('set-up')).players === players;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function AboutGame({ manifest }: { readonly manifest: GameManifest }) {
  const { cover, scene } = manifest;
  const { title, summary } = cover.words[useLanguage()];
  return (
    <div className="panel set-up-game">
      {scene && <img className="scene" src={scene} alt="" />}
      <h1>{title}</h1>
      <p>{summary}</p>
      <GameFacts cover={cover} />
      <LearnLinks manifest={manifest} hasRoom />
    </div>
  );
}
