import type { EarthLessonWords } from '../../guide/lessons.ts';
import { es as table } from './table.ts';

const { actions, choose } = table;

export const es: EarthLessonWords = {
  island: {
    text: 'Vas a formar un islote de dieciséis cartas que se ayudan. Todo empieza con una isla. Quédate con la cara marcada: te da cuatro cartas y cuatro de suelo ahora, y nueve PV al final.',
    why: 'Con la otra cara robas más cartas, pero hay que compostar algunas. Para una primera partida la marcada es más sencilla.',
  },
  climate: {
    text: `Ahora el clima. Quédate con la cara marcada: cada vez que eliges tú ${actions.blue}, colocas dos crecimientos.`,
    why: 'La otra cara pide cartas en tu compost, y aún no tienes.',
  },
  plant: {
    text: `Tu turno. Eliges una de cuatro acciones y recibes todo lo que ofrece; los demás reciben una parte menor. Tus cartas esperan en la mano: elige ${actions.green}.`,
    why: `También se puede. Pero las cartas plantadas te ayudan toda la partida, y puedes pagar dos. Empieza con ${actions.green}.`,
  },
  firstCard: {
    text: 'Planta la Frambuesa negra por 1 de suelo: elige la carta y luego un espacio.',
    why: 'La Frambuesa negra por 1 y el Arce japonés por 3 usan justo tus cuatro de suelo.',
  },
  secondCard: {
    text: 'Ahora el Arce japonés por 3 de suelo, tocando la primera carta.',
    why: 'Tus tres de suelo llegan justo para el Arce japonés, que tiene sitio para brotes y crecimiento.',
  },
  keep: {
    text: `Miras cuatro cartas nuevas y te quedas con una. La Hierba para gatos no cuesta nada y te da dos brotes cada vez que alguien elige ${actions.blue}: quédate con ella.`,
    why: 'Has gastado todo tu suelo. La Hierba para gatos se planta sin él.',
  },
  activate: {
    text: `Ahora todos activan lo que tiene el color de esa acción. Tu isla tiene verde: dos de suelo por cada carta con habilidad amarilla plantada este turno, aquí el Arce japonés. Pulsa «${choose.run}».`,
  },
  minor: {
    text: `Tu adversario ha elegido ${actions.red}. No eres el jugador activo y tomas uno de los dos beneficios menores. Toma el suelo: paga tus próximas cartas.`,
  },
  skip: {
    text: 'Tus cartas se activan también en los turnos de otros. Para la Frambuesa negra compostas una carta de la mano y robas otra. Puedes saltar cualquier carta.',
  },
  water: {
    text: `Tu turno otra vez. ${actions.blue} te da seis brotes para tus cartas, y cada uno es un PV al final. Tu clima también se activa.`,
    why: `${actions.green} pide suelo, y tienes poco. Los seis brotes de ${actions.blue} caben en tus dos cartas.`,
  },
  growth: {
    text: 'Coloca el crecimiento que da tu clima. Cada tronco es un PV. Una carta con todos sus espacios de crecimiento ocupados recibe una copa, y cuentan los PV de la copa en su lugar.',
  },
  goals: {
    text: 'Ya sabes lo que hace falta y sigues por tu cuenta. Aquí están los objetivos: cada uno da 10 PV a todos los que lo alcancen. La partida termina con la ronda en que alguien ha plantado dieciséis cartas.',
  },
  over: {
    text: ({ total, rival }) =>
      `${total} PV para ti, ${rival} para tu adversario. Después vienen semillas, eventos y ecosistemas: una segunda partida guiada te enseña Abundance.`,
  },
};
