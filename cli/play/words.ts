import { type Language, typesetWords } from '@grove/game-kit';

/** What the terminal itself says; the rest comes from the game's words. */
export interface PlayWords {
  readonly help: string;
  readonly yourMove: string;
  readonly pressEnter: string;
  readonly undone: string;
  readonly nothingToUndo: string;
  readonly wins: string;
}

export const playWords: Readonly<Record<Language, PlayWords>> = typesetWords({
  en: {
    help: '? lists the legal steps, undo undoes one, quit leaves',
    yourMove: 'your move',
    pressEnter: 'press Enter when only you can see the screen ',
    undone: 'Undone.',
    nothingToUndo: 'There is nothing you can undo.',
    wins: 'wins',
  },
  fr: {
    help: '? montre les étapes permises, undo en annule une, quit quitte la partie',
    yourMove: 'à vous de jouer',
    pressEnter: 'appuyez sur Entrée quand personne d’autre ne voit l’écran ',
    undone: 'Étape annulée.',
    nothingToUndo: 'Il n’y a rien à annuler.',
    wins: 'gagne',
  },
  de: {
    help: '? zeigt die erlaubten Schritte, undo macht einen rückgängig, quit beendet',
    yourMove: 'du bist dran',
    pressEnter: 'drücke Enter, wenn nur du den Bildschirm siehst ',
    undone: 'Rückgängig gemacht.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    wins: 'gewinnt',
  },
  es: {
    help: '? muestra los pasos permitidos, undo deshace uno, quit termina',
    yourMove: 'te toca',
    pressEnter: 'pulsa Intro cuando solo tú veas la pantalla ',
    undone: 'Deshecho.',
    nothingToUndo: 'No hay nada que deshacer.',
    wins: 'gana',
  },
});
