import type { AbsenceWords } from './types.ts';

export const fr: AbsenceWords = {
  whenOut: 'Quand le temps est écoulé',
  whenOuts: {
    bot: 'Un bot joue ce tour',
    simplest: 'Le tour s’achève au plus simple',
    wait: 'Les autres attendent',
  },
  absentAfter: 'Tours manqués de suite avant l’absence',
  whenAbsent: (turns) => (turns < 2 ? 'Après un tour manqué' : `Après ${turns} tours manqués de suite`),
  whenAbsents: { bot: 'Un bot prend la place', on: 'Chaque tour est joué d’office', end: 'La partie s’arrête' },
  absentLoses: 'La partie est perdue',
  seats: {
    sitsIn: (name) => `un bot remplace ${name}`,
    covered: 'ce tour est joué d’office',
    waits: 'la partie attend',
    'last-call': 'temps écoulé, dernière chance de jouer',
    missed: (turns) => (turns < 2 ? 'un tour a été joué d’office' : `${turns} tours de suite ont été joués d’office`),
    droppedFor: (minutes) =>
      minutes === 0 ? 'connexion perdue à l’instant' : `connexion perdue depuis ${minutes} min`,
  },
  almostOut: 'Votre temps est presque écoulé',
  lastCall: {
    covered: 'Temps écoulé ! Jouez maintenant, sinon ce tour sera joué pour vous',
    seat: 'Temps écoulé ! Jouez maintenant, sinon un bot prendra votre place',
    lost: 'Temps écoulé ! Jouez maintenant, sinon vous perdez la partie',
    ends: 'Temps écoulé ! Jouez maintenant, sinon la partie s’arrête',
    waits: 'Temps écoulé ! Les autres vous attendent',
  },
  playedForYou: (turns) =>
    turns < 2
      ? 'Votre temps était écoulé : un tour a été joué pour vous'
      : `Votre temps était écoulé : ${turns} tours ont été joués pour vous`,
  notCounted: 'Un bot a joué pour vous : cette partie n’entre pas dans vos statistiques',
  losesAfter: (turns) =>
    turns < 2
      ? 'Le prochain tour manqué fait perdre la partie'
      : `Encore ${turns} tours manqués et la partie est perdue`,
  waitsForYou: 'La partie vous attendait',
  iAmBack: 'Je suis de retour',
  endedByAbsence: 'Terminée : quelqu’un s’est absenté',
};
