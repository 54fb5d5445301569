import type { AbundanceLessonWords } from '../../guide/abundance-lessons.ts';
import { es as table } from './table.ts';

const { actions, choose, exchange } = table;

export const es: AbundanceLessonWords = {
  island: {
    text: 'Una segunda partida, ahora con Abundance: semillas, ecosistemas y eventos en los que todos pueden participar. Quédate con la cara marcada de tu isla.',
    why: 'La otra cara no es peor. La marcada conviene a lo que esta partida te va a enseñar.',
  },
  climate: {
    text: 'Ahora la cara marcada del clima.',
    why: 'La otra cara no es peor. La marcada conviene a lo que esta partida te va a enseñar.',
  },
  ecosystem: {
    text: 'Los ecosistemas son objetivos para el final: uno tuyo y dos que puntúan todos. Quédate con la cara del tuyo que prefieras.',
  },
  compost: {
    text: 'Tu isla manda una carta de la mano al compost, donde vale un PV. Entrega una de las cartas marcadas.',
    why: 'Quédate con Manzano y Estrofanto: cuestan poco y puedes plantar los dos a la vez.',
  },
  plant: {
    text: `Ya sabes cómo empezar: elige ${actions.green}.`,
    why: `También se puede. Pero las cartas plantadas te ayudan toda la partida, y puedes pagar dos. Empieza con ${actions.green}.`,
  },
  firstCard: {
    text: 'Planta Manzano. Desierto de la Gran Cuenca, un ecosistema común, da 3 PV por cada dos cartas que cuestan como mucho 3 de suelo.',
    why: 'Manzano cuesta 1 de suelo, y Desierto de la Gran Cuenca lo cuenta.',
  },
  secondCard: {
    text: 'Y Estrofanto, la segunda carta así.',
    why: 'Estrofanto cuesta 1 de suelo, y Desierto de la Gran Cuenca también lo cuenta.',
  },
  sprouts: {
    text: `Tu adversario ha elegido ${actions.blue}. Toma esta vez los dos brotes: pronto podrás pagar con ellos.`,
    why: 'El suelo también sería bueno. Pero para lo que viene necesitas dos brotes en tus cartas.',
  },
  join: {
    text: `Edad de hielo es un evento que se juega entre dos turnos. Tu adversario tuvo que pagarlo. Tú puedes hacer lo mismo: dos brotes por tres cartas nuevas. Pulsa «${choose.join}».`,
  },
  seed: {
    text: `Ahora tus semillas. Puedes usar una en cualquier momento: para suelo, crecimiento, brotes o compost, o para buscar una carta. En una pantalla grande pulsa el botón marcado; en un teléfono la hoja marcada lo abre como «${exchange.use}».`,
    why: 'Antes de elegir una acción, usa una semilla.',
  },
  search: {
    text: `Con «${choose.germinate}» nombras lo que quieres. Se revelan cartas desde el fondo del mazo hasta que una encaja, y es tuya. Busca un evento.`,
    why: 'Para eso tienes otra semilla. Con esta busca un evento.',
  },
  event: {
    text: 'Monzón. Un evento así se juega en cualquier momento y no se planta; sus PV cuentan al final. Ganas brotes y crecimiento, y los demás pueden almacenar tres brotes. Elígelo y juégalo.',
    why: 'Juega primero Monzón: no te cuesta nada.',
  },
  plantAgain: {
    text: `Con cartas nuevas en la mano, elige otra vez ${actions.green}.`,
    why: `Tienes cartas nuevas por plantar: elige ${actions.green}.`,
  },
  soil: {
    text: 'Tu última semilla puede ser dos de suelo ahora mismo, si así plantas lo que quieres. O guárdala para más tarde.',
  },
  store: {
    text: 'La isla de tu adversario te ofrece dos brotes. Los brotes de los demás van a tu almacén. Tras la activación puedes moverlos a espacios libres; solo allí puntúan y sirven para pagar.',
  },
  convert: {
    text: 'También puedes convertir en cualquier momento: tres brotes en dos de suelo, cuatro en una semilla, o una hoja en una semilla. Cada brote es un PV: convierte si el suelo te sirve más.',
  },
  goals: {
    text: 'Eso es Abundance; desde aquí sigues por tu cuenta. En una carta de Fauna el primero suma 15 PV, el siguiente 11, luego 8. Tus ecosistemas muestran lo que cuentan, y el primero con dieciséis cartas gana 11 PV.',
  },
  over: {
    text: ({ total, rival }) => `${total} PV para ti, ${rival} para tu adversario. Ya puedes jugar en cualquier mesa.`,
  },
};
