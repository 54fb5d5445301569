import { type Language, typesetWords } from '@grove/game-kit';
import type { NoticeKind } from './notice.ts';

/** What mails and their two pages say. */
export interface MailWords {
  readonly confirmSubject: string;
  readonly confirmText: string;
  readonly subjects: Readonly<Record<NoticeKind, string>>;
  readonly texts: Readonly<Record<NoticeKind, string>>;
  readonly roundOf: (round: number) => string;
  readonly stopText: string;
  readonly confirmButton: string;
  readonly stopButton: string;
  readonly done: string;
  readonly unknown: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = typesetWords({
  en: {
    confirmSubject: 'Grove: is this your address?',
    confirmText:
      'Someone wants Grove to write to this address when it is their turn. If that was you, confirm it here:',
    subjects: {
      nudge: 'Grove: a table is waiting for you',
      turn: 'Grove: it is your turn',
      late: 'Grove: your time is up',
      made: 'Grove: a turn was played for you',
      start: 'Grove: the game has begun',
      end: 'Grove: the game is over',
      request: 'Grove: somebody asks to join your club',
      entry: 'Grove: new players in your tournament',
      overdue: 'Grove: your game is overdue',
      undecided: 'Grove: games wait for your decision',
    },
    texts: {
      nudge: 'Somebody at this table politely reminds you of your turn:',
      turn: 'A table waits for you:',
      late: 'There is still time to move:',
      made: 'You were away, and the game went on:',
      start: 'The game at your table has begun:',
      end: 'See how it ended:',
      request: 'Owners and directors decide who joins:',
      entry: 'Somebody has entered:',
      overdue: 'The time of the tournament is over. Finish your game, or a director decides it:',
      undecided: 'The time is over, and games are not finished. Decide them, or the tournament ends without them:',
    },
    roundOf: (round) => `round ${round}`,
    stopText: 'No more such mails:',
    confirmButton: 'Yes, send me mails',
    stopButton: 'Stop the mails',
    done: 'Done.',
    unknown: 'This link is no longer valid.',
  },
  fr: {
    confirmSubject: 'Grove : est-ce votre adresse ?',
    confirmText:
      'Quelqu’un souhaite recevoir à cette adresse les messages de Grove quand vient son tour. Si c’est vous, confirmez ici :',
    subjects: {
      nudge: 'Grove : une table vous attend',
      turn: 'Grove : c’est votre tour',
      late: 'Grove : votre temps est écoulé',
      made: 'Grove : un tour a été joué pour vous',
      start: 'Grove : la partie a commencé',
      end: 'Grove : la partie est finie',
      request: 'Grove : quelqu’un demande à entrer dans votre club',
      entry: 'Grove : de nouveaux joueurs dans votre tournoi',
      overdue: 'Grove : votre partie a trop duré',
      undecided: 'Grove : des parties attendent votre décision',
    },
    texts: {
      nudge: 'À cette table, quelqu’un vous rappelle aimablement votre tour :',
      turn: 'Une table vous attend :',
      late: 'Vous pouvez encore jouer :',
      made: 'En votre absence, la partie a continué :',
      start: 'La partie a commencé à votre table :',
      end: 'Voyez comment elle s’est terminée :',
      request: 'Les responsables et la direction décident qui entre :',
      entry: 'Quelqu’un s’est inscrit :',
      overdue: 'Le temps du tournoi est écoulé. Finissez votre partie, sinon la direction la tranchera :',
      undecided:
        'Le temps est écoulé et des parties ne sont pas finies. Tranchez-les, sinon le tournoi finira sans elles :',
    },
    roundOf: (round) => `ronde ${round}`,
    stopText: 'Ne plus recevoir ces e-mails :',
    confirmButton: 'Oui, recevoir les e-mails',
    stopButton: 'Ne plus recevoir d’e-mails',
    done: 'C’est fait.',
    unknown: 'Ce lien n’est plus valable.',
  },
  de: {
    confirmSubject: 'Grove: Ist das deine Adresse?',
    confirmText:
      'Jemand möchte an dieser Adresse von Grove erfahren, wann er dran ist. Bist du das, bestätige es hier:',
    subjects: {
      nudge: 'Grove: Ein Tisch wartet auf dich',
      turn: 'Grove: Du bist dran',
      late: 'Grove: Deine Zeit ist um',
      made: 'Grove: Ein Zug wurde für dich gespielt',
      start: 'Grove: Die Partie hat begonnen',
      end: 'Grove: Die Partie ist zu Ende',
      request: 'Grove: Jemand möchte in deinen Club',
      entry: 'Grove: Neue Spieler in deinem Turnier',
      overdue: 'Grove: Deine Partie ist überfällig',
      undecided: 'Grove: Partien warten auf deine Entscheidung',
    },
    texts: {
      nudge: 'An diesem Tisch erinnert dich jemand freundlich an deinen Zug:',
      turn: 'Ein Tisch wartet auf dich:',
      late: 'Noch kannst du ziehen:',
      made: 'Du warst nicht da, und die Partie ging weiter:',
      start: 'Die Partie an deinem Tisch hat begonnen:',
      end: 'So ist sie ausgegangen:',
      request: 'Vorstand und Leitung nehmen auf:',
      entry: 'Jemand hat sich angemeldet:',
      overdue: 'Die Zeit des Turniers ist um. Spiel deine Partie zu Ende, sonst entscheidet die Leitung:',
      undecided: 'Die Zeit ist um, und Partien sind nicht zu Ende. Entscheide sie, sonst endet das Turnier ohne sie:',
    },
    roundOf: (round) => `Runde ${round}`,
    stopText: 'Keine solchen Mails mehr:',
    confirmButton: 'Ja, Mails bekommen',
    stopButton: 'Keine Mails mehr',
    done: 'Erledigt.',
    unknown: 'Dieser Link gilt nicht mehr.',
  },
  es: {
    confirmSubject: 'Grove: ¿es esta tu dirección?',
    confirmText:
      'Alguien quiere recibir aquí un correo de Grove cuando le toque jugar. Si has sido tú, confírmalo aquí:',
    subjects: {
      nudge: 'Grove: una mesa te espera',
      turn: 'Grove: te toca',
      late: 'Grove: se acabó tu tiempo',
      made: 'Grove: se jugó un turno por ti',
      start: 'Grove: la partida ha empezado',
      end: 'Grove: la partida ha terminado',
      request: 'Grove: alguien pide entrar en tu club',
      entry: 'Grove: nuevos jugadores en tu torneo',
      overdue: 'Grove: tu partida va con retraso',
      undecided: 'Grove: hay partidas que esperan tu decisión',
    },
    texts: {
      nudge: 'En esta mesa alguien te recuerda amablemente tu turno:',
      turn: 'Una mesa te espera:',
      late: 'Aún puedes jugar:',
      made: 'No estabas y la partida siguió:',
      start: 'La partida de tu mesa ha empezado:',
      end: 'Así ha terminado:',
      request: 'Los responsables y la dirección deciden quién entra:',
      entry: 'Alguien se ha inscrito:',
      overdue: 'El tiempo del torneo ha terminado. Acaba tu partida o la decidirá la dirección:',
      undecided: 'El tiempo ha terminado y hay partidas sin acabar. Decídelas o el torneo terminará sin ellas:',
    },
    roundOf: (round) => `ronda ${round}`,
    stopText: 'No recibir más estos correos:',
    confirmButton: 'Sí, recibir correos',
    stopButton: 'No recibir más correos',
    done: 'Hecho.',
    unknown: 'Este enlace ya no es válido.',
  },
});
