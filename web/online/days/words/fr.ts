import type { DaysWords } from './types.ts';

export const fr: DaysWords = {
  offer: 'Ici, un tour peut durer des jours. Cet appareil doit-il vous prévenir quand c’est à vous ?',
  accept: 'Oui, me prévenir',
  decline: 'Non merci',
  nudge: (name) => `Relancer ${name}`,
  nudged: 'Déjà relancé aujourd’hui',
  prepare: 'Mon prochain tour',
  prepareNote:
    'Choisissez vos étapes à l’avance. Elles sont jouées dès que c’est à vous, l’une après l’autre tant qu’elles sont permises ; le reste vous revient. Vous seul pouvez les lire.',
  chooseStep: 'Ajouter une étape',
  noneAhead: 'Aucune autre étape n’est prévisible pour le moment.',
  removeStep: (step) => `Retirer ${step}`,
  typeSteps: 'Taper les étapes',
  typeNote: 'Une étape par ligne, comme dans le champ des coups tapés.',
  steps: 'Étapes préparées',
  tooManySteps: (most, now) => `Trop d’étapes : ${now}, au plus ${most}. Retirez-en quelques-unes.`,
  stepTooLong: (line) => `L’étape ${line} est trop longue pour être une étape.`,
  keepSteps: 'Préparer',
  withdraw: 'Retirer',
  kept: 'Préparé',
  dropped: (step) => `« ${step} » n’était plus permis ; ni cela ni la suite n’a été joué.`,
  addStep: (step) => `Ajouter ${step}`,
  yourTurnUntil: (time) => `À vous de jouer avant ${time}`,
  due: 'Tours à jouer',
  noneDue: 'Aucun de vos tours n’a d’échéance en ce moment.',
  calendarNote:
    'Votre agenda peut aussi les montrer : abonnez-le à cette adresse secrète. Qui la connaît peut lire quand vos tours sont dus, rien d’autre.',
  address: 'Adresse de l’agenda',
  makeCalendar: 'Créer un agenda',
  renew: 'Nouvelle adresse',
  end: 'Supprimer l’agenda',
};
