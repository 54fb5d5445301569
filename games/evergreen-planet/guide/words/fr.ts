import type { PlanetLessonWords } from '../lessons.ts';

export const fr: PlanetLessonWords = {
  welcome: {
    text: 'Voici votre planète. Pendant quatre saisons, vous y plantez des arbres et les faites grandir ; la lumière, les forêts et un sol fertile donnent des points. Nous traversons le printemps ensemble.',
  },
  river: {
    text: 'Ces trois cartes sont la rivière. Vous en prenez une, l’adversaire en prend une. Celle qui reste nourrit son biome.',
  },
  card: {
    text: 'En haut de la carte, son biome, où agit votre action ; au milieu, son pouvoir. Les tulipes du bas ne comptent que si la carte reste dans la rivière.',
  },
  takeSprout: {
    text: 'Prenez la carte forêt fleurie avec la pousse : choisissez-la, puis confirmez.',
    why: 'Toute carte peut être prise. Celle-ci vient d’abord, car tout commence par des pousses.',
  },
  leftOver: {
    text: 'L’adversaire a pris le joker, et la carte prairie est restée. Elle est maintenant dans la zone de fertilité : à la fin, chacun de vos arbres en prairie vaut 1 point pour sa tulipe.',
  },
  plant: {
    text: 'À chaque manche, vous faites une action. {plant} pose jusqu’à trois pousses dans le biome de votre carte. Choisissez-la.',
    why: 'Rien ne peut encore grandir, et {plant} plante le plus. Prenez-la pour l’instant ; les autres viendront.',
  },
  sprouts: {
    text: 'Plantez trois pousses dans la forêt fleurie. Les cases marquées se touchent, et cela comptera ; d’autres cases fleuries conviennent aussi.',
  },
  power: {
    text: 'En plus de l’action, vous pouvez utiliser le pouvoir de votre carte. Son marqueur avance d’abord d’un pas, ici de 0 à 2. Vous avez donc deux pousses de plus.',
    why: 'Vous pourriez terminer sans lui. Un pouvoir non utilisé est perdu : utilisez-le d’abord.',
  },
  anywhere: {
    text: 'Un pouvoir agit dans tous les biomes. Posez les deux pousses en prairie, à côté des fleurs.',
  },
  finish: {
    text: 'Il ne reste rien à faire dans cette manche. {finish} achève votre tour.',
  },
  token: {
    text: 'L’adversaire avait pris la carte au gland : il a donc choisi en premier. Qui prend la carte au gland commence la manche suivante.',
  },
  takeSmall: {
    text: 'Prenez la carte fleurie avec l’arbuste. Elle porte le gland, et l’autre carte fleurie, avec ses trois tulipes, restera.',
    why: 'La carte au lac est bonne aussi. Mais laissée, elle rend fertile le sol de vos pousses.',
  },
  fertile: {
    text: 'Trois tulipes pour la forêt fleurie. Chaque arbre que vous y aurez à la fin vaudra 3 points.',
  },
  grow: {
    text: 'Faites grandir maintenant. {grow} change des pousses en arbustes, ou des arbustes en arbres, sur deux cases différentes de votre biome.',
    why: 'Les pousses ne rapportent rien. Faites-les grandir avant d’en planter d’autres.',
  },
  smallTrees: {
    text: 'Faites grandir les pousses en d3 et f3. Rien ne saute une taille : chacune devient un arbuste.',
  },
  smallPower: {
    text: 'Votre pouvoir fait grandir une pousse de plus, où vous voulez.',
    why: 'Le pouvoir serait perdu. Utilisez-le avant de terminer.',
  },
  thirdTree: {
    text: 'Faites grandir la pousse en e3.',
  },
  light: {
    text: 'À la fin d’une saison, on compte la lumière. Au printemps, le soleil est en haut et ses rayons descendent tout droit. Un arbuste éclairé vaut 1 point, un arbre éclairé 2.',
  },
  suns: {
    text: 'Un arbuste jette son ombre sur une case à l’opposé du soleil, un arbre sur deux. À l’ombre d’un arbre de sa taille ou plus grand, on ne marque rien. Après chaque saison, le soleil avance d’un côté : en été, il est à droite.',
  },
  finishSecond: {
    text: 'Terminez la manche.',
  },
  takeBig: {
    text: 'Vous avez le gland et choisissez en premier. Un arbre vaut le plus là où le biome est fertile : prenez la carte fleurie avec l’arbre.',
    why: 'Seuls les arbres comptent pour la fertilité, et vous n’en avez pas encore. Prenez la carte avec l’arbre.',
  },
  drought: {
    text: 'Cette fois, une aridité est restée. Elle a retourné la dernière carte de son biome : le marécage n’a plus de tulipe. Vous pouvez laisser une aridité là où les autres sont forts.',
  },
  each: {
    text: '{each} : une plantation et une croissance, sur deux cases différentes, dans l’ordre voulu.',
    why: 'Vous savez planter et faire grandir. {each} fait les deux une fois, et c’est nouveau.',
  },
  plantAndGrow: {
    text: 'Plantez en f1 et changez l’arbuste en e3 en arbre.',
  },
  bigPower: {
    text: 'Le pouvoir de cette carte change un arbuste en arbre.',
    why: 'Le pouvoir serait perdu. Utilisez-le avant de terminer.',
  },
  secondBig: {
    text: 'Changez l’arbuste en d3 en arbre.',
  },
  undo: {
    text: 'Chaque pas peut être repris tant que rien de nouveau n’a été vu. Essayez si vous voulez, puis terminez.',
  },
  takeLake: {
    text: 'L’adversaire a choisi en premier. Prenez la carte prairie avec le lac.',
    why: 'L’autre carte est encore une aridité. Le lac est le pouvoir que vous ne connaissez pas.',
  },
  powerFirst: {
    text: 'Le pouvoir peut aussi venir avant l’action, jamais au milieu. Utilisez d’abord le lac.',
    why: 'L’action peut attendre : cette fois, le pouvoir vient d’abord.',
  },
  dig: {
    text: 'Un lac fait grandir aussitôt jusqu’à deux voisins. Creusez-le en f2, entre vos arbres.',
    why: 'En f2, le lac a deux voisins qui peuvent grandir.',
  },
  water: {
    text: 'Faites grandir la pousse en f1 et l’arbuste en f3.',
  },
  actionAfter: {
    text: 'L’action maintenant. Votre carte vaut pour la prairie, et deux pousses y attendent : {grow}.',
    why: 'Deux pousses attendent en prairie. {grow} en fait deux arbustes.',
  },
  meadow: {
    text: 'Faites grandir les pousses en b3 et c3.',
  },
  forest: {
    text: 'Arbustes, arbres et buissons côte à côte forment une forêt. À la fin de la saison, la plus grande vaut 1 point par élément. Un arbre derrière un lac n’en fait pas partie : lacs et pousses ne relient pas.',
  },
  lastOfSpring: {
    text: 'La dernière manche du printemps. À vous de choisir : le buisson conviendrait, mais toute carte est bonne.',
  },
  bush: {
    text: 'Un buisson ne grandit jamais, ne fait pas d’ombre et ne prend pas de lumière, mais il compte dans une forêt. Avec une autre carte, voyez ce que fait son pouvoir.',
  },
  scores: {
    text: '{whatItScores} montre sur chaque case ce qu’un pas y donnerait, sous ce soleil et les suivants. Finissez la manche comme il vous plaît.',
  },
  springEnds: {
    text: 'Le printemps est fini. La lumière vous a donné {springLight} points, et votre plus grande forêt {springForest}. Le soleil a avancé : voyez où tombent les ombres.',
  },
  onYourOwn: {
    text: 'À partir d’ici, vous jouez sans guide, et je ne dis qu’un mot de temps en temps. L’été a quatre manches, l’automne trois, l’hiver deux.',
  },
  tracks: {
    text: 'Chaque fois qu’un pouvoir sert, il devient plus fort. Il vaut souvent mieux rester fidèle à quelques-uns.',
  },
  autumn: {
    text: 'L’automne. Le soleil vient d’en bas. Pensez à la fin : seuls les arbres comptent avec les tulipes de leur biome.',
  },
  winter: {
    text: 'Les deux dernières manches. Ce qui devient encore un arbre dans un biome fertile peut compter deux fois : pour la lumière et pour la fertilité.',
  },
  overLight: {
    text: 'L’année est finie. La lumière vous a donné {light} points en quatre saisons, vos plus grandes forêts {forest}, les bourgeons {buds}.',
  },
  overFertility: {
    text: 'À la fin, chaque biome a compté ses tulipes fois vos arbres : {fertility} points.',
  },
  overTitle: {
    text: 'En tout {total} points : {title}. Vous connaissez le jeu. Rejouez avec d’autres cartes, ou avec des amis.',
  },
};
