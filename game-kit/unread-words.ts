import type { BadInput } from '@grove/kernel';
import type { ByLanguage, Language } from './language.ts';
import { typesetWords } from './typeset.ts';

interface UnreadWords {
  readonly unread: (part: string) => string;
  readonly instance: (step: string) => string;
}

const words: ByLanguage<UnreadWords> = typesetWords({
  en: {
    unread: (part) => `“${part}” is not a move here.`,
    instance: (step) => `Try something like: ${step}`,
  },
  fr: {
    unread: (part) => `« ${part} » n’est pas un coup possible ici.`,
    instance: (step) => `Essayez par exemple : ${step}`,
  },
  de: {
    unread: (part) => `„${part}“ ist hier kein Zug.`,
    instance: (step) => `So geht es zum Beispiel: ${step}`,
  },
  es: {
    unread: (part) => `«${part}» no es una jugada posible aquí.`,
    instance: (step) => `Prueba, por ejemplo: ${step}`,
  },
});

/** Why what somebody typed cannot be read, with a step that could be played instead. */
export function unreadText(language: Language, error: BadInput, typed: string, instance: string): string {
  const said = words[language];
  return `${said.unread(error.part ?? typed.trim())} ${said.instance(instance)}`;
}
