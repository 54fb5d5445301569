import type { DaysWords } from './types.ts';

export const es: DaysWords = {
  offer: 'Aquí un turno puede durar días. ¿Quieres que este dispositivo te avise cuando te toque?',
  accept: 'Sí, avísame',
  decline: 'No, gracias',
  nudge: (name) => `Recordar a ${name}`,
  nudged: 'Ya se le ha recordado hoy',
  prepare: 'Mi próximo turno',
  prepareNote:
    'Elige tus pasos por adelantado. Se juegan en cuanto te toca, uno tras otro mientras estén permitidos; el resto te queda a ti. Solo tú puedes leerlos.',
  chooseStep: 'Añadir un paso',
  noneAhead: 'Ahora no se puede prever ningún otro paso.',
  removeStep: (step) => `Quitar ${step}`,
  typeSteps: 'Escribir los pasos',
  typeNote: 'Un paso por línea, como en el cuadro de jugadas escritas.',
  steps: 'Pasos preparados',
  tooManySteps: (most, now) => `Demasiados pasos: ${now}, como máximo ${most}. Quita algunos.`,
  stepTooLong: (line) => `El paso ${line} es demasiado largo para ser un paso.`,
  keepSteps: 'Preparar',
  withdraw: 'Retirar',
  kept: 'Preparado',
  dropped: (step) => `«${step}» ya no estaba permitido; no se ha jugado, ni lo que seguía.`,
  addStep: (step) => `Añadir ${step}`,
  yourTurnUntil: (time) => `Te toca hasta ${time}`,
  due: 'Turnos pendientes',
  noneDue: 'Ahora ninguno de tus turnos tiene plazo.',
  calendarNote:
    'Tu calendario también puede mostrarlos: suscríbelo a esta dirección secreta. Quien la conozca puede leer cuándo vencen tus turnos y nada más.',
  address: 'Dirección del calendario',
  makeCalendar: 'Crear un calendario',
  renew: 'Dirección nueva',
  end: 'Eliminar el calendario',
};
