import type { DaysWords } from './types.ts';

export const de: DaysWords = {
  offer: 'Hier kann ein Zug Tage dauern. Soll dieses Gerät dir sagen, wann du dran bist?',
  accept: 'Ja, Bescheid geben',
  decline: 'Nein, danke',
  nudge: (name) => `${name} erinnern`,
  nudged: 'Heute schon erinnert',
  prepare: 'Mein nächster Zug',
  prepareNote:
    'Wähle deine Schritte im Voraus. Sie werden gespielt, sobald du dran bist, einer nach dem anderen, solange sie erlaubt sind; der Rest bleibt dir. Nur du kannst sie lesen.',
  chooseStep: 'Schritt anfügen',
  noneAhead: 'Weitere Schritte sind gerade nicht absehbar.',
  removeStep: (step) => `${step} entfernen`,
  typeSteps: 'Schritte tippen',
  typeNote: 'Ein Schritt pro Zeile, wie im Feld für getippte Züge.',
  steps: 'Vorbereitete Schritte',
  tooManySteps: (most, now) => `Zu viele Schritte: ${now}, höchstens ${most}. Nimm einige weg.`,
  stepTooLong: (line) => `Schritt ${line} ist zu lang für einen Schritt.`,
  keepSteps: 'Vorbereiten',
  withdraw: 'Zurückziehen',
  kept: 'Vorbereitet',
  dropped: (step) => `„${step}“ war nicht mehr erlaubt; das und alles danach wurde nicht gespielt.`,
  addStep: (step) => `${step} anfügen`,
  yourTurnUntil: (time) => `Du bist dran bis ${time}`,
  due: 'Fällige Züge',
  noneDue: 'Gerade hat keiner deiner Züge eine Frist.',
  calendarNote:
    'Auch dein Kalender kann sie zeigen: Abonniere diese geheime Adresse. Wer sie kennt, kann lesen, wann deine Züge fällig sind, sonst nichts.',
  address: 'Adresse des Kalenders',
  makeCalendar: 'Kalender anlegen',
  renew: 'Neue Adresse',
  end: 'Kalender beenden',
};
