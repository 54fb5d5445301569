import type { Language } from '@grove/kernel';

/** What mails and their two pages say. */
export interface MailWords {
  readonly confirmSubject: string;
  readonly confirmText: string;
  readonly turnSubject: string;
  readonly turnText: string;
  readonly stopText: string;
  readonly confirmButton: string;
  readonly stopButton: string;
  readonly done: string;
  readonly unknown: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    confirmSubject: 'Grove: is this your address?',
    confirmText: 'Somebody wants Grove to write to this address when it is their turn. If it was you, confirm it here:',
    turnSubject: 'Grove: it is your turn',
    turnText: 'A table waits for you:',
    stopText: 'No more such mails:',
    confirmButton: 'Yes, write to me',
    stopButton: 'Write no more',
    done: 'Done.',
    unknown: 'This link is no longer valid.',
  },
  fr: {
    confirmSubject: 'Grove : est-ce votre adresse ?',
    confirmText:
      'Quelqu’un souhaite que Grove écrive à cette adresse quand c’est son tour. Si c’est vous, confirmez ici :',
    turnSubject: 'Grove : c’est votre tour',
    turnText: 'Une table vous attend :',
    stopText: 'Ne plus recevoir ces messages :',
    confirmButton: 'Oui, écrivez-moi',
    stopButton: 'Ne plus écrire',
    done: 'C’est fait.',
    unknown: 'Ce lien n’est plus valable.',
  },
  de: {
    confirmSubject: 'Grove: Ist das deine Adresse?',
    confirmText:
      'Jemand möchte, dass Grove an diese Adresse schreibt, wenn er am Zug ist. Warst du es, bestätige es hier:',
    turnSubject: 'Grove: Du bist am Zug',
    turnText: 'Ein Tisch wartet auf dich:',
    stopText: 'Keine solchen Mails mehr:',
    confirmButton: 'Ja, schreibt mir',
    stopButton: 'Nicht mehr schreiben',
    done: 'Erledigt.',
    unknown: 'Dieser Link gilt nicht mehr.',
  },
  es: {
    confirmSubject: 'Grove: ¿es esta tu dirección?',
    confirmText:
      'Alguien quiere que Grove escriba a esta dirección cuando le toque jugar. Si fuiste tú, confírmalo aquí:',
    turnSubject: 'Grove: te toca',
    turnText: 'Una mesa te espera:',
    stopText: 'No recibir más estos correos:',
    confirmButton: 'Sí, escribidme',
    stopButton: 'No escribir más',
    done: 'Hecho.',
    unknown: 'Este enlace ya no es válido.',
  },
};
