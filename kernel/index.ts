/** What a game, a seat, a move, chance, a view and a record are. See docs/ADDING-A-GAME.md. */
export type { Bot, BotMaker, Budget } from './bot.ts';
export { type Chance, type MatchChance, NO_CHANCE, type Shuffleable } from './chance/chance.ts';
export { commitmentTo, keepsCommitment } from './chance/commitment.ts';
export { RecordingChance } from './chance/recording.ts';
export { restoreChance } from './chance/restore.ts';
export { type Script, ScriptedChance } from './chance/scripted.ts';
export { SeededChance, unforeseeable } from './chance/seeded.ts';
export type { Game, GameTypes, Tell, TurnLimit, Versioned } from './game.ts';
export { firstItems, itemAt, type Tuple } from './item-at.ts';
export { canonical, copyPlain, freezePlain, isObject, type Json, type JsonObject } from './json.ts';
export { applyPatch, type JsonPatch, patchBetween } from './json-patch.ts';
export { isInterruption } from './match/interruption.ts';
export { Match, type Preview, type SavedMatch } from './match/match.ts';
export type { Step } from './match/step.ts';
export { type Notation, oneStepTurns, wordsOf } from './notation.ts';
export { type Choice, type Data, type OptionSpecs, readOptions, valuesFor } from './options.ts';
export { playout } from './playout.ts';
export { randomMove } from './random-move.ts';
export { RecentlyUsed } from './recently-used.ts';
export { type Entry, type GameRecord, readRecord } from './record/record.ts';
export { beginRecord, chanceOf, replay, waitingText, type Watch } from './record/replay.ts';
export { entriesOf, recordOf } from './record/write.ts';
export {
  BadInput,
  catchRefusal,
  describeRefusal,
  type Facts,
  IllegalMove,
  isRefusal,
  type Refusal,
  refuse,
  RefusedError,
  UnknownRules,
} from './refusal.ts';
export { simplestMove } from './simplest.ts';
export { type Result, sumOfParts } from './result.ts';
export { knowsRules, newestRules, rulesNumber } from './rules-version.ts';
export { ownPartsOf, type ViewPart, withParts } from './view-parts.ts';
export {
  allSeats,
  MAX_SEATS,
  playersNear,
  type Seat,
  seatBit,
  seatIndex,
  seatNumber,
  seatsIn,
  type Viewer,
  viewersOf,
} from './seat.ts';
