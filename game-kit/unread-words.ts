import type { BadInput } from '@grove/kernel';
import type { ByLanguage, Language } from './language.ts';
import { typesetWords } from './typeset.ts';

interface UnreadWords {
  readonly unread: (part: string) => string;
  readonly instance: (step: string) => string;
  readonly notAsked: string;
}

const words: ByLanguage<UnreadWords> = typesetWords({
  en: {
    unread: (part) => `“${part}” is not a move here.`,
    instance: (step) => `Try something like: ${step}`,
    notAsked: 'You are not asked yet. What you have typed stays here.',
  },
  fr: {
    unread: (part) => `« ${part} » n’est pas un coup possible ici.`,
    instance: (step) => `Essayez par exemple : ${step}`,
    notAsked: 'Ce n’est pas encore à vous de décider. Ce que vous avez saisi reste ici.',
  },
  de: {
    unread: (part) => `„${part}“ ist hier kein Zug.`,
    instance: (step) => `So geht es zum Beispiel: ${step}`,
    notAsked: 'Du bist noch nicht gefragt. Was du getippt hast, bleibt hier stehen.',
  },
  es: {
    unread: (part) => `«${part}» no es una jugada posible aquí.`,
    instance: (step) => `Prueba, por ejemplo: ${step}`,
    notAsked: 'Todavía no te toca decidir. Lo que has escrito se queda aquí.',
  },
});

/** Why what somebody typed cannot be read, with a step that could be played instead. */
export function unreadText(language: Language, error: BadInput, typed: string, instance: string): string {
  const said = words[language];
  return `${said.unread(error.part ?? typed.trim())} ${said.instance(instance)}`;
}

/** Why what somebody typed is not played now: others are asked. */
export const notAskedText = (language: Language): string => words[language].notAsked;
