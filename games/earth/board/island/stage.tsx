import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { isCounted } from '../../rules/count/counted.ts';
import { moveOf, targetOf } from '../../rules/move.ts';
import { FIRST_CELL } from '../../rules/tasks/activate.ts';
import { panelFor } from '../decisions/registry.tsx';
import { gainAt } from '../model/gain-note.ts';
import { spotText } from '../model/names.ts';
import { isOpen } from '../model/table.ts';
import { answers, type Screen } from '../model/use-screen.tsx';
import { cardAt, type Spot } from '../model/window.ts';
import { Island, type SpotLook } from './island.tsx';

type StageScreen = Pick<
  Screen,
  'board' | 'turn' | 'speech' | 'player' | 'isOwn' | 'seat' | 'litColor' | 'open' | 'look' | 'goal' | 'showsGoal'
>;

const refusalKey = ({ row, column }: Spot): string => `spot-${row},${column}`;

/** The chosen card of the hand, if it can be planted now. */
function plantOf({ turn }: Pick<Screen, 'turn'>): number | undefined {
  const { chosen, model } = turn;
  if (model.task?.kind !== 'plant' || chosen === undefined) return undefined;
  return itemAt(cards, chosen).kind === 'event' || !model.player.hand.includes(chosen) ? undefined : chosen;
}

/** The step that a click on a space means now, if it means one. */
function moveAt(screen: Pick<Screen, 'turn' | 'player'>, spot: Spot): number | undefined {
  const { turn, player } = screen;
  const { task } = turn.model;
  const below = cardAt(player.cells, spot);
  const plant = plantOf(screen);
  if (plant !== undefined) {
    if (below === NO_CARD) return moveOf('plant', plant, spot.place);
    const over = moveOf('plant-over', plant, spot.cell);
    return isOpen(turn.model, over) ? over : undefined;
  }
  if (task === undefined || below === NO_CARD) return undefined;
  return paymentAt(turn, spot) ?? panelFor(task.kind).cell?.(task, spot.cell);
}

/** The piece that pays for the next activation: it is taken from the card that is clicked. */
function paymentAt({ plan: { consent } }: Screen['turn'], { cell }: Spot): number | undefined {
  return consent === undefined || consent.what === 'compost_hand' ? undefined : consent.payWith?.(cell);
}

/** The island that is shown, and what a click on it does. */
export function Stage({ className, ...screen }: StageScreen & { readonly className?: string | undefined }) {
  const { turn, speech, player, isOwn, seat } = screen;
  const pieces = (spot: Spot) => ({
    card: cardAt(player.cells, spot),
    sprouts: player.sprouts[spot.cell] ?? 0,
    growth: player.growth[spot.cell] ?? 0,
  });
  const act = (spot: Spot, isTouch: boolean) => {
    const move = isOwn ? moveAt(screen, spot) : undefined;
    if (move !== undefined) return playAt(screen, spot, move, isTouch);
    if (cardAt(player.cells, spot) !== NO_CARD) return screen.open(pieces(spot));
    if (turn.model.task?.kind === 'plant') turn.say(refusalKey(spot), speech.table.choose.cardFirst);
  };
  const look = (spot: Spot | undefined) => {
    const isCard = spot !== undefined && cardAt(player.cells, spot) !== NO_CARD;
    screen.look(isCard ? pieces(spot) : undefined);
    if (plantOf(screen) !== undefined) turn.change({ aimed: isCard ? undefined : spot?.place });
  };
  return (
    <Island
      seat={seat}
      label={isOwn ? speech.table.yourIsland : speech.table.islandOf(speech.nameOf(seat))}
      isGuest={!isOwn}
      language={speech.language}
      tableau={player}
      lookOf={(spot) => lookOf(screen, spot)}
      act={act}
      look={look}
      className={className}
    />
  );
}

/** A finger aims first and plants with the second tap, for it cannot hover. */
function playAt({ turn }: Pick<Screen, 'turn'>, spot: Spot, move: number, isTouch: boolean): void {
  const { consent } = turn.plan;
  if (consent !== undefined && paymentAt(turn, spot) === move) return turn.actAll([consent.activate, move]);
  const mustAim = isTouch && turn.settings.confirm && turn.model.task?.kind === 'plant' && turn.aimed !== spot.place;
  if (mustAim && isOpen(turn.model, move)) turn.change({ aimed: spot.place });
  else turn.act(move, refusalKey(spot));
}

function lookOf(screen: StageScreen, spot: Spot): SpotLook {
  const { turn, speech, player, isOwn } = screen;
  const { model } = turn;
  const plant = isOwn ? plantOf(screen) : undefined;
  const move = isOwn ? moveAt(screen, spot) : undefined;
  const isTarget = move !== undefined && (isOpen(model, move) || paymentAt(turn, spot) === move);
  const isBare = cardAt(player.cells, spot) === NO_CARD;
  const points = isTarget && isBare && plant !== undefined ? gainAt(model, plant, spot.place)?.total : undefined;
  const refused = turn.refused?.at === refusalKey(spot) ? turn.refused.text : undefined;
  return {
    name: spotText(player, spot, { mayChoose: isTarget, points }, speech),
    isTarget,
    isChosen: turn.aimed === spot.place && plant !== undefined && isBare,
    points,
    lit: isOwn ? litAt(screen, spot) : undefined,
    counts: countsAt(screen, spot),
    refusal: isOwn ? refused : undefined,
  };
}

/** Bare ground counts only where a terrain counts it (E20.8). The goal's own card does not step back. */
function countsAt(screen: Pick<Screen, 'goal' | 'showsGoal' | 'seat' | 'player'>, spot: Spot): boolean | undefined {
  const { goal, showsGoal, seat, player } = screen;
  if (goal?.counted.seat !== seat) return undefined;
  if (isCounted(goal.counted, spot.cell)) return true;
  const card = cardAt(player.cells, spot);
  return showsGoal && card !== NO_CARD && card !== goal.card ? false : undefined;
}

function litAt(screen: Pick<Screen, 'board' | 'turn' | 'player' | 'litColor'>, spot: Spot): SpotLook['lit'] {
  const { turn, player, litColor, board } = screen;
  const { plan } = turn;
  const source = spot.cell + FIRST_CELL;
  const advised = board.advice?.steps ?? [];
  if (advised.some((step) => step === moveAt(screen, spot))) return 'next';
  if (plan.isRunning && plan.next !== undefined && targetOf(plan.next) === source) return 'next';
  return answers(litColor, cardAt(player.cells, spot)) ? 'would' : undefined;
}
