import { type PlacingGain, placingGain } from './placing.ts';
import { signed, type Speech } from './speech.ts';
import { isOpen, type TableModel } from './table.ts';
import { moveOf } from '../../rules/move.ts';

/** Only where the card may lie; elsewhere there is nothing to say. */
export const gainAt = (model: TableModel, card: number, place: number): PlacingGain | undefined =>
  isOpen(model, moveOf('plant', card, place)) ? placingGain(model.state, model.seat, card, place) : undefined;

/** `3 of your 7 soil. +2 printed, +3 Prairie, +2 Black Forest. Orangutan 3 of 4.` */
export function gainNote(model: TableModel, card: number, place: number, speech: Speech): string {
  const gain = gainAt(model, card, place);
  const { ask } = speech.table;
  if (gain === undefined) return '';
  const points = [
    ...(gain.printed === 0 ? [] : [`${signed(gain.printed)} ${speech.table.printed}`]),
    ...[...gain.terrains, ...gain.ecosystems].map(
      ({ card: from, points: more }) => `${signed(more)} ${speech.card(from)}`,
    ),
  ];
  const fauna = gain.fauna.map(({ card: animal, have, need }) =>
    speech.table.progress(speech.card(animal), have, need),
  );
  return [
    ask.plantCost(gain.cost, model.player.soil),
    ...(points.length > 0 ? [`${points.join(', ')}.`] : []),
    ...fauna,
  ].join(' ');
}
