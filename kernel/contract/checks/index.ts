import type { Check } from '../context.ts';
import { copiesDoNotShare } from './copies-do-not-share.ts';
import { foreseesNothing } from './foresees-nothing.ts';
import { goldenGamesHold } from './golden-games-hold.ts';
import { handsOutNothingLive } from './hands-out-nothing-live.ts';
import { hearsNoMoreThanItSees } from './hears-no-more-than-it-sees.ts';
import { imaginesFreely } from './imagines-freely.ts';
import { movesAreWhatPlayAccepts } from './moves-are-what-play-accepts.ts';
import { notationRoundTrips } from './notation-round-trips.ts';
import { optionsMatter } from './options-matter.ts';
import { playsToTheEnd } from './plays-to-the-end.ts';
import { recordsReplay } from './records-replay.ts';
import { carriesItsRules, releasedRulesStay } from './rules-versions.ts';
import { sameAgain, sameInAnotherProcess } from './same-everywhere.ts';
import { savesAndRestores } from './save-and-restore.ts';
import { shortcutsSayTheSame } from './shortcuts.ts';
import { undoHidesNothing } from './undo-hides-nothing.ts';
import { undoesAndRedoes } from './undo.ts';
import { viewsTellNoSecrets } from './views-tell-no-secrets.ts';

/** What a game does when it is played. */
const rules = {
  'random play ends, and the standings are sound': playsToTheEnd,
  'moves are exactly what play accepts': movesAreWhatPlayAccepts,
  'every option value matters': optionsMatter,
  'records replay to the same end': recordsReplay,
  'the notation round-trips': notationRoundTrips,
  'the same seed gives the same game': sameAgain,
  'the same seed gives the same game in another process': sameInAnotherProcess,
  'golden games hold': goldenGamesHold,
  'released rules stay': releasedRulesStay,
  'games keep their rules': carriesItsRules,
} satisfies Record<string, Check>;

/** What can be kept, taken back and known of a game. */
const states = {
  'saves and restores at every step': savesAndRestores,
  'copies do not share': copiesDoNotShare,
  'what is handed out does not change': handsOutNothingLive,
  'undoes and redoes': undoesAndRedoes,
  'free undo takes back nothing that somebody learned': undoHidesNothing,
  'shortcuts say the same as lists': shortcutsSayTheSame,
  'views tell no secrets': viewsTellNoSecrets,
  'events tell no more than views': hearsNoMoreThanItSees,
  'imagine varies what is hidden': imaginesFreely,
  'imagine foresees nothing': foreseesNothing,
} satisfies Record<string, Check>;

/** The whole contract, check by check, under the names that the test report shows. */
export const checks = { ...rules, ...states };

export type CheckName = keyof typeof checks;

/** Two halves that take about as long, for games so long that their tests had better run on two cores. */
export const parts = { rules, states };
