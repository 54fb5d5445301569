import { type GameManifest, labelled } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { LearnLinks } from '../learn/links.tsx';
import { seatTitle } from '../local-game/seat-names.ts';
import { GameFacts } from '../set-up/game-facts.tsx';
import { Portrait } from '../set-up/portraits.tsx';
import { usualBot } from '../set-up/remembered.ts';
import { useSetUpWords } from '../set-up/words/index.ts';
import { useHomeWords } from './words/index.ts';

/** A game with a picture of it, what it is like, and ways to sit down: with a bot at once, alone at once, or as one chooses. */
export function GameCard({ manifest }: { readonly manifest: GameManifest }) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  const home = useHomeWords();
  const language = useLanguage();
  const { cover, scene, board } = manifest;
  const { title, summary } = cover.words[language];
  const bot = usualBot(cover);
  const playBot = setUpWords.playBot(seatTitle(words, bot));
  const address = `/play/${cover.id}`;
  const named = (act: string) => labelled(language, act, title);
  return (
    <li className="panel game-card">
      {scene && <img className="scene" src={scene} alt="" />}
      <h2>{title}</h2>
      <GameFacts cover={cover} />
      <p>{summary}</p>
      <div className="game-acts">
        {cover.players.max > 1 && (
          <Link className="button act play-bot" href={`${address}?bot`} aria-label={named(playBot)}>
            <Portrait sitter={bot} />
            {playBot}
          </Link>
        )}
        {cover.players.min === 1 && board !== undefined && (
          <Link className="button" href={`${address}?solo`} aria-label={named(words.solo)}>
            {words.solo}
          </Link>
        )}
        {cover.players.max > 1 && (
          <Link className="button" href={`/friends?game=${cover.id}`} aria-label={named(home.withPeople)}>
            {home.withPeople}
          </Link>
        )}
        <Link className="button" href={address} aria-label={named(setUpWords.choosePlayers)}>
          {home.options}
        </Link>
      </div>
      <LearnLinks manifest={manifest} />
    </li>
  );
}
