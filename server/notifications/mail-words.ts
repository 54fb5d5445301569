import { type Language, typesetWords } from '@grove/game-kit';
import type { Occasion } from './occasions.ts';

/** What mails and their two pages say. */
export interface MailWords {
  readonly confirmSubject: string;
  readonly confirmText: string;
  readonly subjects: Readonly<Record<Occasion['kind'], string>>;
  readonly texts: Readonly<Record<Occasion['kind'], string>>;
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
      turn: 'Grove: it is your turn',
      late: 'Grove: your time is up',
      made: 'Grove: a turn was played for you',
      start: 'Grove: the game has begun',
      end: 'Grove: the game is over',
    },
    texts: {
      turn: 'A table waits for you:',
      late: 'There is still time to move:',
      made: 'You were away, and the game went on:',
      start: 'The game at your table has begun:',
      end: 'See how it ended:',
    },
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
      turn: 'Grove : c’est votre tour',
      late: 'Grove : votre temps est écoulé',
      made: 'Grove : un tour a été joué pour vous',
      start: 'Grove : la partie a commencé',
      end: 'Grove : la partie est finie',
    },
    texts: {
      turn: 'Une table vous attend :',
      late: 'Vous pouvez encore jouer :',
      made: 'En votre absence, la partie a continué :',
      start: 'La partie a commencé à votre table :',
      end: 'Voyez comment elle s’est terminée :',
    },
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
      turn: 'Grove: Du bist dran',
      late: 'Grove: Deine Zeit ist um',
      made: 'Grove: Ein Zug wurde für dich gespielt',
      start: 'Grove: Die Partie hat begonnen',
      end: 'Grove: Die Partie ist zu Ende',
    },
    texts: {
      turn: 'Ein Tisch wartet auf dich:',
      late: 'Noch kannst du ziehen:',
      made: 'Du warst nicht da, und die Partie ging weiter:',
      start: 'Die Partie an deinem Tisch hat begonnen:',
      end: 'So ist sie ausgegangen:',
    },
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
      turn: 'Grove: te toca',
      late: 'Grove: se acabó tu tiempo',
      made: 'Grove: se jugó un turno por ti',
      start: 'Grove: la partida ha empezado',
      end: 'Grove: la partida ha terminado',
    },
    texts: {
      turn: 'Una mesa te espera:',
      late: 'Aún puedes jugar:',
      made: 'No estabas y la partida siguió:',
      start: 'La partida de tu mesa ha empezado:',
      end: 'Así ha terminado:',
    },
    stopText: 'No recibir más estos correos:',
    confirmButton: 'Sí, recibir correos',
    stopButton: 'No recibir más correos',
    done: 'Hecho.',
    unknown: 'Este enlace ya no es válido.',
  },
});
