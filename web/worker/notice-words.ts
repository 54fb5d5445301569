import { type ByLanguage, LANGUAGES, typesetWords } from '@grove/game-kit';

/** What the games are called, by id. The build writes it in: a worker that needs titles alone carries no games. */
declare const TITLES: Readonly<Record<string, ByLanguage<string>>>;

interface NoticeWords {
  readonly kinds: Readonly<Record<'turn' | 'late' | 'made' | 'start' | 'end', string>>;
  readonly body: (title: string) => string;
}

const words: ByLanguage<NoticeWords> = typesetWords({
  en: {
    kinds: {
      turn: 'It is your turn',
      late: 'Your time is up',
      made: 'A turn was played for you',
      start: 'The game has begun',
      end: 'The game is over',
    },
    body: (title) => `At your table: ${title}`,
  },
  fr: {
    kinds: {
      turn: 'C’est votre tour',
      late: 'Votre temps est écoulé',
      made: 'Un tour a été joué pour vous',
      start: 'La partie a commencé',
      end: 'La partie est finie',
    },
    body: (title) => `À votre table : ${title}`,
  },
  de: {
    kinds: {
      turn: 'Du bist dran',
      late: 'Deine Zeit ist um',
      made: 'Ein Zug wurde für dich gespielt',
      start: 'Die Partie hat begonnen',
      end: 'Die Partie ist zu Ende',
    },
    body: (title) => `An deinem Tisch: ${title}`,
  },
  es: {
    kinds: {
      turn: 'Te toca',
      late: 'Se acabó tu tiempo',
      made: 'Se jugó un turno por ti',
      start: 'La partida ha empezado',
      end: 'La partida ha terminado',
    },
    body: (title) => `En tu mesa: ${title}`,
  },
});

/** What a message says, and what the games are called, in a language or else in English. */
export function noticeWords(code: string): NoticeWords & { readonly titleOf: (game: string) => string } {
  const language = LANGUAGES.find((known) => known === code) ?? 'en';
  const titleOf = (game: string): string =>
    (Object.hasOwn(TITLES, game) ? TITLES[game]?.[language] : undefined) ?? 'Grove';
  return { ...words[language], titleOf };
}
