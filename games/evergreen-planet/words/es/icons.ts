import type { PlanetIconWords } from '../icons/types.ts';

export const es: PlanetIconWords = {
  biome:
    'Uno de los seis Biomas: con una carta suya plantas y cultivas aquí, y su Fertilidad cuenta para tus Árboles grandes de aquí.',
  wild: 'Una carta para todos los Biomas: cada efecto de tu Acción puede aplicarse donde quieras.',
  crevasse: 'Una casilla que siempre queda vacía; las sombras la cruzan igualmente.',
  powers: {
    sprout:
      'La planta más joven: puede pasar a ser un Árbol pequeño. Como Poder, plantas tantos Brotes como diga su número.',
    small:
      'Acumula 1 de Luz y proyecta una sombra de 1 casilla. Como Poder, tantos Brotes como diga su número pasan a ser Árboles pequeños.',
    big: 'Acumula 2 de Luz, proyecta una sombra de 2 casillas y al final puntúa la Fertilidad de su Bioma. Como Poder, Árboles pequeños pasan a ser grandes.',
    bush: 'Forma parte de tu Bosque, no proyecta sombra y no cambia nunca. Como Poder, plantas tantos Arbustos como diga su número.',
    lake: 'Al colocarlo cultivas hasta dos casillas adyacentes; después solo ocupa la suya. Como Poder, colocas tantos Lagos como diga su número.',
    bud: 'Da enseguida los puntos que indica su medidor.',
  },
  fertility: [
    'Fertilidad',
    'Al final, cada uno de tus Árboles grandes en ese Bioma da 1 punto por cada icono de Fertilidad que haya allí bocarriba.',
  ],
  drought: [
    'Aridez',
    'Si nadie elige esta carta, pone bocabajo la última carta de la pila de su Bioma, y esa Fertilidad se pierde.',
  ],
  sun: [
    'Acumulación de Luz',
    'Al final de una Estación, cada Árbol pequeño que recibe Luz da 1 punto y cada Árbol grande 2; luego el Sol avanza un lado.',
  ],
  forest: [
    'Bosque más grande',
    'Al final de una Estación, cada Árbol y cada Arbusto de tu Bosque más grande da 1 punto.',
  ],
  season: ['Estación', 'Cada círculo es una ronda. Tras la última se puntúa la Estación y el Sol avanza.'],
  token: ['Jugador inicial', 'Quien toma la carta que hay debajo es jugador inicial en la ronda siguiente.'],
};
