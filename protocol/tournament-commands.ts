import { Type } from 'typebox';
import { BotName, exactly, Time, type TypeOf } from './common.ts';
import { EntrantId } from './tournament-settings.ts';

/** Directors may speak for any entrant; without it everybody speaks for themselves. */
const entrant = Type.Optional(EntrantId);
const reason = Type.String({ maxLength: 400 });
const TableNumber = Type.Integer({ minimum: 1 });
const RoundNumber = Type.Integer({ minimum: 1 });

/** What somebody may ask of a tournament. What becomes due by itself (results, the next round) the server does unasked. */
export const TournamentCommand = Type.Union([
  exactly({ kind: Type.Literal('register') }),
  exactly({ kind: Type.Literal('withdraw'), entrant }),
  exactly({ kind: Type.Literal('check-in'), entrant }),
  /** Not to play in a round to come. */
  exactly({ kind: Type.Literal('announce-absence'), entrant, round: RoundNumber }),
  /** To be paired as soon as possible, in an arena or a duplicate; and not to be any more. */
  exactly({ kind: Type.Literal('wait'), entrant }),
  exactly({ kind: Type.Literal('rest'), entrant }),
  // From here on for directors only.
  exactly({ kind: Type.Literal('add-bot'), bot: BotName }),
  exactly({ kind: Type.Literal('start') }),
  exactly({
    kind: Type.Literal('pair-by-hand'),
    tables: Type.Array(Type.Array(EntrantId, { maxItems: 6 }), { maxItems: 2500 }),
    byes: Type.Array(EntrantId, { maxItems: 5000 }),
    reason,
  }),
  exactly({
    kind: Type.Literal('set-result'),
    table: TableNumber,
    /** By seat. Places count from 1, equals share the better one. */
    totals: Type.Array(Type.Number(), { maxItems: 6 }),
    places: Type.Array(Type.Integer(), { maxItems: 6 }),
    reason,
  }),
  exactly({ kind: Type.Literal('give-bye'), entrant: EntrantId, round: RoundNumber }),
  /** Tables that are still playing count for nobody. */
  exactly({ kind: Type.Literal('end-round') }),
  exactly({ kind: Type.Literal('pause') }),
  exactly({ kind: Type.Literal('resume') }),
  exactly({ kind: Type.Literal('extend'), until: Time }),
  exactly({ kind: Type.Literal('cancel'), reason }),
  exactly({ kind: Type.Literal('end') }),
]);
export type TournamentCommand = TypeOf<typeof TournamentCommand>;

export const TournamentCommandKind = Type.Enum([
  'register',
  'withdraw',
  'check-in',
  'announce-absence',
  'wait',
  'rest',
  'add-bot',
  'start',
  'pair-by-hand',
  'set-result',
  'give-bye',
  'end-round',
  'pause',
  'resume',
  'extend',
  'cancel',
  'end',
]);
export type TournamentCommandKind = TypeOf<typeof TournamentCommandKind>;
