import { Type } from 'typebox';
import { BotName, exactly, PersonId, SeatIndex, type TypeOf } from './common.ts';
import { LONGEST_STEP, MOST_PREPARED_STEPS } from './limits.ts';
import { PhraseId } from './phrases.ts';
import { SettingsChange } from './settings.ts';

/** Longer than any text that a table takes, so that the table itself says what is too long. */
const Text = Type.String({ maxLength: 8000 });

/** What a person may ask of a table. Seeds and the ids of new tables are for the server to choose. */
export const Command = Type.Union([
  exactly({
    kind: Type.Literal('configure'),
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    settings: Type.Optional(SettingsChange),
  }),
  exactly({ kind: Type.Literal('sit'), seat: SeatIndex }),
  exactly({ kind: Type.Literal('place-bot'), seat: SeatIndex, bot: BotName }),
  exactly({ kind: Type.Literal('clear-seat'), seat: SeatIndex }),
  exactly({ kind: Type.Literal('start') }),
  exactly({
    kind: Type.Literal('move'),
    step: Type.String({ minLength: 1, maxLength: 400 }),
    /** The last entry that the sender had seen; without it the step is taken as it comes. */
    after: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  /** Steps for the own next turn, played by the table when it comes, as far as they are legal; none withdraws them. */
  exactly({
    kind: Type.Literal('prepare'),
    steps: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_STEP }), { maxItems: MOST_PREPARED_STEPS }),
  }),
  /** Reminds somebody whom the game waits for. */
  exactly({ kind: Type.Literal('nudge'), seat: SeatIndex }),
  exactly({ kind: Type.Literal('undo') }),
  /** Take back so many of the own steps, and all that was played since. */
  exactly({ kind: Type.Literal('ask-undo'), steps: Type.Optional(Type.Integer({ minimum: 1 })) }),
  exactly({ kind: Type.Literal('answer-undo'), yes: Type.Boolean() }),
  exactly({ kind: Type.Literal('withdraw-undo') }),
  exactly({ kind: Type.Literal('vote-end'), yes: Type.Boolean() }),
  exactly({ kind: Type.Literal('leave') }),
  exactly({ kind: Type.Literal('return') }),
  exactly({ kind: Type.Literal('hand-over'), seat: SeatIndex, bot: BotName }),
  exactly({ kind: Type.Literal('chat'), text: Text }),
  /** A phrase that everybody reads in their own language. */
  exactly({ kind: Type.Literal('say'), phrase: PhraseId }),
  exactly({ kind: Type.Literal('mute'), person: PersonId, on: Type.Boolean(), forAll: Type.Boolean() }),
  exactly({ kind: Type.Literal('note'), text: Text }),
  exactly({ kind: Type.Literal('rematch') }),
]);
export type Command = TypeOf<typeof Command>;

/** Chosen by the sender, new for every command: the same id again is the same command, and counts once. */
export const CommandId = Type.String({ minLength: 1, maxLength: 64 });

export const CommandRequest = exactly({ id: CommandId, command: Command });

/** The command is saved; its last entry has this number. */
export const CommandDone = Type.Object({ number: Type.Integer(), repeated: Type.Boolean() });
