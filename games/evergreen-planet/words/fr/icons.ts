import type { PlanetIconWords } from '../icons/types.ts';

export const fr: PlanetIconWords = {
  biome:
    'L’un des six Biomes : avec une carte de ce Biome, vous plantez et faites croître ici, et sa Fertilité compte pour vos Arbres d’ici.',
  wild: 'Une carte pour tous les Biomes : chaque effet de votre Action s’applique où vous voulez.',
  crevasse: 'Un espace qui reste toujours vide ; les ombres passent quand même dessus.',
  powers: {
    sprout:
      'Le plus jeune pion : il peut devenir un Arbuste. Comme Pouvoir, plantez autant de Pousses que l’indique son nombre.',
    small:
      'Collecte 1 Lumière et projette une ombre sur 1 espace. Comme Pouvoir, autant de Pousses que l’indique son nombre deviennent des Arbustes.',
    big: 'Collecte 2 Lumières, projette une ombre sur 2 espaces et rapporte à la fin la Fertilité de son Biome. Comme Pouvoir, des Arbustes deviennent des Arbres.',
    bush: 'Fait partie de votre Forêt, ne projette pas d’ombre et ne change jamais. Comme Pouvoir, plantez autant de Buissons que l’indique son nombre.',
    lake: 'Fait croître jusqu’à deux espaces adjacents quand il est placé, puis ne fait qu’occuper le sien. Comme Pouvoir, placez autant de Lacs que l’indique son nombre.',
    bud: 'Rapporte aussitôt le nombre de points indiqué sur sa piste.',
  },
  fertility: [
    'Fertilité',
    'À la fin, chacun de vos Arbres dans ce Biome rapporte 1 point par icône Fertilité qui y est visible.',
  ],
  drought: [
    'Aridité',
    'Si cette carte n’est pas choisie, elle retourne face cachée la dernière carte de la pile de son Biome, dont la Fertilité est perdue.',
  ],
  sun: [
    'Lumière',
    'À la fin d’une Saison, chaque Arbuste touché par la Lumière rapporte 1 point, chaque Arbre 2 ; puis le Soleil passe au côté suivant.',
  ],
  forest: [
    'Forêt principale',
    'À la fin d’une Saison, chaque Arbuste, Arbre et Buisson de votre Forêt principale rapporte 1 point.',
  ],
  season: [
    'Saison',
    'Chaque rond est une manche. Après la dernière, on marque les points de la Saison et le Soleil avance.',
  ],
  token: ['Jeton Premier Joueur', 'Celui qui prend la carte placée dessous est premier joueur à la manche suivante.'],
};
