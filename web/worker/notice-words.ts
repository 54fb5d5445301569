import { type ByLanguage, LANGUAGES, typesetWords } from '@grove/game-kit';

/** What the games are called, by id. The build writes it in: a worker that needs titles alone carries no games. */
declare const TITLES: Readonly<Record<string, ByLanguage<string>>>;

type Kind = 'turn' | 'nudge' | 'late' | 'made' | 'start' | 'end' | 'request' | 'entry' | 'overdue' | 'undecided';

interface NoticeWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly body: (title: string) => string;
  readonly roundOf: (round: number) => string;
}

const words: ByLanguage<NoticeWords> = typesetWords({
  en: {
    kinds: {
      nudge: 'The others wait for you',
      turn: 'It is your turn',
      late: 'Your time is up',
      made: 'A turn was played for you',
      start: 'The game has begun',
      end: 'The game is over',
      request: 'Somebody asks to join your club',
      entry: 'New players in your tournament',
      overdue: 'Your game is overdue',
      undecided: 'Games wait for your decision',
    },
    body: (title) => `At your table: ${title}`,
    roundOf: (round) => `round ${round}`,
  },
  fr: {
    kinds: {
      nudge: 'Les autres vous attendent',
      turn: 'C’est votre tour',
      late: 'Votre temps est écoulé',
      made: 'Un tour a été joué pour vous',
      start: 'La partie a commencé',
      end: 'La partie est finie',
      request: 'Quelqu’un demande à entrer dans votre club',
      entry: 'De nouveaux joueurs dans votre tournoi',
      overdue: 'Votre partie a trop duré',
      undecided: 'Des parties attendent votre décision',
    },
    body: (title) => `À votre table : ${title}`,
    roundOf: (round) => `ronde ${round}`,
  },
  de: {
    kinds: {
      nudge: 'Die anderen warten auf dich',
      turn: 'Du bist dran',
      late: 'Deine Zeit ist um',
      made: 'Ein Zug wurde für dich gespielt',
      start: 'Die Partie hat begonnen',
      end: 'Die Partie ist zu Ende',
      request: 'Jemand möchte in deinen Club',
      entry: 'Neue Spieler in deinem Turnier',
      overdue: 'Deine Partie ist überfällig',
      undecided: 'Partien warten auf deine Entscheidung',
    },
    body: (title) => `An deinem Tisch: ${title}`,
    roundOf: (round) => `Runde ${round}`,
  },
  es: {
    kinds: {
      nudge: 'Los demás te esperan',
      turn: 'Te toca',
      late: 'Se acabó tu tiempo',
      made: 'Se jugó un turno por ti',
      start: 'La partida ha empezado',
      end: 'La partida ha terminado',
      request: 'Alguien pide entrar en tu club',
      entry: 'Nuevos jugadores en tu torneo',
      overdue: 'Tu partida va con retraso',
      undecided: 'Hay partidas que esperan tu decisión',
    },
    body: (title) => `En tu mesa: ${title}`,
    roundOf: (round) => `ronda ${round}`,
  },
});

/** What a message says, and what the games are called, in a language or else in English. */
export function noticeWords(code: string): NoticeWords & { readonly titleOf: (game: string) => string } {
  const language = LANGUAGES.find((known) => known === code) ?? 'en';
  const titleOf = (game: string): string =>
    (Object.hasOwn(TITLES, game) ? TITLES[game]?.[language] : undefined) ?? 'Grove';
  return { ...words[language], titleOf };
}
