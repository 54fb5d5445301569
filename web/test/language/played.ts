import { games as manifests } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { cards } from '@grove/games/earth/material';
import { reminderOf, vocabularies } from '@grove/games/earth/words';
import { type GameModule, type Language, LANGUAGES } from '@grove/game-kit';
import { itemAt, Match, playersNear, SeededChance, type Viewer } from '@grove/kernel';

const NAMES = ['Anna', 'Ben', 'Inés', 'Dan', 'Eve', 'Oskar'];
const nameOf = (seat: number): string => itemAt(NAMES, seat);

type Said = Readonly<Record<Language, Set<string>>>;

/** What stands in the cells of a drawing: columns are set apart by spaces, which are no fault of its texts. */
const cellsOf = (drawing: string): string[] => drawing.split(/\n| {2,}/).map((cell) => cell.trim());

/** What a game says in all languages while it is played at random: what happens, is asked, refused and drawn as text. */
function said(module: GameModule, players: number): Said {
  const { game, words } = module;
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, new Set()])) as Said;
  const match = new Match(game, players, {}, SeededChance.from('language'));
  const choice = SeededChance.from('language', 'choices');
  const say = (sentence: (language: Language) => string | undefined): void =>
    LANGUAGES.forEach((language) => texts[language].add(sentence(language) ?? ''));
  const draw = (viewer: Viewer): void =>
    LANGUAGES.forEach((language) =>
      cellsOf(module.drawText(match.view(viewer), viewer, language)).forEach((cell) => texts[language].add(cell)),
    );
  while (!match.over) {
    const seat = itemAt(game.waitingFor(match.state), 0);
    const moves = game.moves(match.state, seat);
    const move = moves[choice.pick(moves.length)];
    const view = match.view(seat);
    draw(seat);
    say((language) => words[language].question?.(view, seat));
    if (game.notation.closes(match.state, move)) say((language) => words[language].turn?.(view, [move], nameOf));
    for (const event of match.play(seat, move)) {
      const seen = game.seen(event, seat);
      if (seen === undefined) continue;
      say((language) => words[language].event(seen, nameOf));
      say((language) => words[language].event(seen, nameOf, seat));
    }
    const refusal = game.why(match.state, seat, move);
    if (refusal !== undefined) say((language) => words[language].refusal(refusal));
  }
  draw('public');
  return texts;
}

const games = gameModules.flatMap((module) =>
  [module.game.players.min, playersNear(module.game.players, 3)].map((players) => ({
    scope: module.game.id,
    texts: said(module, players),
  })),
);

const rulebooks = await Promise.all(
  manifests.map(async ({ cover, rulebook }) => ({ scope: cover.id, illustrated: await rulebook?.() })),
);

/** The sentences of a game's examples with the figures of their positions. */
const examplesIn = (language: Language): { readonly scope: string; readonly text: string }[] =>
  rulebooks.flatMap(({ scope, illustrated }) =>
    (illustrated?.book.sections ?? [])
      .flatMap(({ rules }) => rules.flatMap((rule) => illustrated?.example?.(rule, language) ?? []))
      .map(({ text }) => ({ scope, text })),
  );

/** Everything that games said in a language while they were played, their examples, and what the cards of Earth remind of. */
export const playedIn = (language: Language): { readonly scope: string; readonly text: string }[] => [
  ...games.flatMap(({ scope, texts }) => [...texts[language]].map((text) => ({ scope, text }))),
  ...examplesIn(language),
  ...cards.flatMap((card) => reminderOf(vocabularies[language], card).map((text) => ({ scope: 'earth', text }))),
];
