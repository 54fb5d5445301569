import type { Language } from '@grove/kernel';
import type { BotName } from '../levels.ts';

/** A bot's name and, in a few words, how it plays. */
export interface BotWords {
  readonly name: string;
  readonly manner: string;
}

export const botWords: Readonly<Record<Language, Readonly<Record<BotName, BotWords>>>> = {
  en: {
    random: { name: 'Chance', manner: 'plays anything that the rules allow' },
    greedy: { name: 'Greedy', manner: 'takes what looks best this turn' },
    seedling: { name: 'Seedling', manner: 'sees the next points and little else' },
    sapling: { name: 'Sapling', manner: 'knows what counts, forgets what comes' },
    tree: { name: 'Tree', manner: 'plans a whole turn with care' },
    ancient: { name: 'Ancient', manner: 'thinks many turns ahead' },
  },
  fr: {
    random: { name: 'Hasard', manner: 'joue tout ce que les règles permettent' },
    greedy: { name: 'Gourmand', manner: 'prend ce qui semble le mieux à ce tour' },
    seedling: { name: 'Jeune plant', manner: 'voit les prochains points et guère plus' },
    sapling: { name: 'Arbrisseau', manner: 'sait ce qui compte, oublie ce qui vient' },
    tree: { name: 'Arbre', manner: 'prépare tout son tour avec soin' },
    ancient: { name: 'Arbre millénaire', manner: 'pense plusieurs tours à l’avance' },
  },
  de: {
    random: { name: 'Zufall', manner: 'spielt alles, was die Regeln erlauben' },
    greedy: { name: 'Gierig', manner: 'nimmt, was in diesem Zug am besten aussieht' },
    seedling: { name: 'Keimling', manner: 'sieht die nächsten Punkte und wenig mehr' },
    sapling: { name: 'Jungbaum', manner: 'weiß, was zählt, und vergisst, was kommt' },
    tree: { name: 'Baum', manner: 'plant einen ganzen Zug mit Sorgfalt' },
    ancient: { name: 'Uralter Baum', manner: 'denkt viele Züge voraus' },
  },
  es: {
    random: { name: 'Azar', manner: 'juega cualquier cosa que permitan las reglas' },
    greedy: { name: 'Codicioso', manner: 'toma lo que parece mejor en este turno' },
    seedling: { name: 'Plántula', manner: 've los próximos puntos y poco más' },
    sapling: { name: 'Árbol joven', manner: 'sabe lo que cuenta y olvida lo que viene' },
    tree: { name: 'Árbol', manner: 'planea todo su turno con cuidado' },
    ancient: { name: 'Árbol milenario', manner: 'piensa muchos turnos por adelantado' },
  },
};
