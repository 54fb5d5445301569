import type { HintData } from '@grove/bots';
import type { Advice } from '@grove/game-kit/board';
import type { Language } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import type { LocalGame } from '../local-game/local-game.ts';
import type { Words } from '../words/index.ts';
import { askHints } from './ask-hints.ts';
import { gainText, whyText } from './hint-text.ts';
import { openHints, type OpenHint } from './open-hints.ts';

/** What was asked, after how many steps of the game; without hints as long as somebody thinks. */
interface Question {
  readonly steps: number;
  readonly hints: readonly HintData[] | undefined;
}

/** One question at a time. It is called off when the person goes on before it is answered. */
function useQuestion(game: LocalGame) {
  const [question, setQuestion] = useState<Question>();
  const callOff = useRef<(() => void) | undefined>(undefined);
  const { match, viewer } = game;
  // Others may act at the same time, which changes nothing for whom advice was asked.
  const ownSteps = match.steps.filter(({ seat }) => seat === viewer).length;
  useEffect(() => () => callOff.current?.(), [ownSteps]);
  const ask = () => {
    const steps = match.steps.length;
    const asked = askHints({ game: match.game.id, view: match.view(viewer), seat: viewer });
    callOff.current = asked.callOff;
    game.noteHint();
    setQuestion({ steps, hints: undefined });
    void asked.hints.then((hints) => setQuestion(hints && { steps, hints }));
  };
  return { question, ask, stop: () => callOff.current?.() };
}

/** Hints for the only person at a table of bots, for games that somebody can advise on. */
export function useAdvice(game: LocalGame, canAdvise: boolean, nameOf: (seat: Seat) => string): Advice | undefined {
  const words = useWords();
  const language = useLanguage();
  const { question, ask, stop } = useQuestion(game);
  const [shown, setShown] = useState(0);
  const { match, viewer } = game;
  if (!canAdvise || game.people !== 1 || !game.isMyTurn) return undefined;
  const begin: Advice = { label: words.hint, act: ask, text: undefined, steps: [] };
  if (question === undefined || question.steps > match.steps.length) return begin;
  const { steps, hints } = question;
  if (hints === undefined) return { label: words.stopThinking, act: stop, text: words.hintThinking, steps: [] };
  if (hints.length === 0) return { ...begin, text: words.noHint };
  const played = match.steps.slice(steps).filter(({ seat }) => seat === viewer);
  const open = openHints(
    hints,
    played.map(({ move }) => move),
  );
  if (open.length === 0) return begin;
  const place = shown % open.length;
  const { left } = itemAt(open, place);
  return {
    label: words.nextHint,
    act: () => setShown(place + 1),
    text: hintText(words, language, game, nameOf, open, place, hints),
    steps: left,
    places: game.module.spots?.turn(match.view(viewer), viewer, left) ?? [],
    playIt: { label: words.playIt, act: () => left.forEach((step) => game.play(step)) },
  };
}

function hintText(
  words: Words,
  language: Language,
  { module, match, viewer }: LocalGame,
  nameOf: (seat: Seat) => string,
  open: readonly OpenHint[],
  place: number,
  hints: readonly HintData[],
): string {
  const { hint, left } = itemAt(open, place);
  const view = match.view(viewer);
  const gameWords = module.words[language];
  const turn = gameWords.turn?.(view, left, nameOf) ?? module.game.notation.writeTurn(match.state, left);
  const lead = hints.length > 1 ? hint : undefined;
  const why = whyText(words, gameWords, { ...hint, lead }, { view, seat: viewer, steps: left, nameOf }, language);
  const said = words.hintOf(
    turn,
    lead === undefined ? undefined : gainText(words, language, lead, hint === hints[0]),
    place + 1,
    open.length,
  );
  return why === undefined ? said : `${said} ${why}`;
}
