import { Type } from 'typebox';
import {
  BotName,
  GameId,
  nullable,
  Opaque,
  Options,
  PersonId,
  SeatIndex,
  TableId,
  Time,
  type TypeOf,
} from './common.ts';
import { Actor, Person } from './people.ts';
import { PhraseId } from './phrases.ts';
import { Settings } from './settings.ts';
import { TableTournament } from './tournament-settings.ts';

/** Who sits somewhere: a person, or a bot by its name, or nobody, and then the seat is open. */
export const Occupant = Type.Object({ person: nullable(Person), bot: nullable(BotName) });
export type Occupant = TypeOf<typeof Occupant>;

/** A rematch keeps the seats of those who played; the game cannot start before each has sat down or lost the seat. */
const invited = Type.Optional(Type.Literal(true));

const players = Type.Integer({ minimum: 1, maximum: 6 });

/** An event that is told as it stands in the log, to those who may know of it. */
export const PlainEvent = Type.Union([
  Type.Object({
    kind: Type.Literal('created'),
    table: TableId,
    game: GameId,
    rules: Type.String(),
    players,
    settings: Settings,
    /** The table whose rematch this is. */
    after: nullable(TableId),
    tournament: Type.Optional(TableTournament),
  }),
  Type.Object({ kind: Type.Literal('configured'), players, settings: Settings }),
  /** `invited`: the seat is kept for the person until they sit down there. */
  Type.Object({ kind: Type.Literal('seated'), seat: SeatIndex, ...Occupant.properties, invited }),
  Type.Object({ kind: Type.Literal('undone'), seat: SeatIndex }),
  /** Asks to go back to when so many steps had been played. */
  Type.Object({ kind: Type.Literal('undo-asked'), seat: SeatIndex, to: Type.Integer() }),
  Type.Object({ kind: Type.Literal('undo-answered'), seat: SeatIndex, yes: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('undo-withdrawn'), seat: SeatIndex }),
  Type.Object({ kind: Type.Literal('rewound'), to: Type.Integer() }),
  /** A seat's time is out: with grace it may still move for a while, without it the others need not wait for it. */
  Type.Object({ kind: Type.Literal('clocked'), seat: SeatIndex, grace: Type.Boolean() }),
  /** A seat's time is out: the turn that is due is played for its person, by this bot, or with the simplest legal steps (null). */
  Type.Object({ kind: Type.Literal('covered'), seat: SeatIndex, bot: nullable(BotName) }),
  /** The server was away for so long; nobody's clock ran meanwhile. */
  Type.Object({ kind: Type.Literal('delayed'), ms: Type.Integer() }),
  Type.Object({ kind: Type.Literal('left'), seat: SeatIndex }),
  Type.Object({ kind: Type.Literal('returned'), seat: SeatIndex }),
  /** From now on a bot plays the seat, until its person returns. */
  Type.Object({ kind: Type.Literal('handed'), seat: SeatIndex, bot: BotName }),
  Type.Object({ kind: Type.Literal('voted'), seat: SeatIndex, yes: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('rematched'), table: TableId }),
  /** With a phrase the text is what it means in English. */
  Type.Object({ kind: Type.Literal('chatted'), text: Type.String(), phrase: Type.Optional(PhraseId) }),
  /** For all: the host's measure. Otherwise somebody's own, and hidden from everybody else. */
  Type.Object({ kind: Type.Literal('muted'), person: PersonId, on: Type.Boolean(), forAll: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('noted'), text: Type.String() }),
  /** Somebody's own steps for the turn to come, hidden from everybody else; `dropped` is the one that was not legal. */
  Type.Object({
    kind: Type.Literal('prepared'),
    person: PersonId,
    steps: Type.Array(Type.String()),
    dropped: Type.Optional(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('nudged'), seat: SeatIndex }),
  /** Nobody plays the deal of a sealed table any more: it is seen like any other from now on. */
  Type.Object({ kind: Type.Literal('unsealed') }),
]);
export type PlainEvent = TypeOf<typeof PlainEvent>;

/**
 * How a game ended: to its end by the rules, because the people agreed, because somebody stayed away, or because the tournament that it
 * belongs to went on without it. At a rated table and in a tournament those have lost who left, who stayed away, whose seat a bot played,
 * or who ended the game alone: they are named in `forfeited` and do not win, whatever their totals.
 */
export const FinishedEvent = Type.Object({
  kind: Type.Literal('finished'),
  how: Type.Enum(['played', 'agreed', 'absent', 'called-off']),
  totals: Type.Array(Type.Number()),
  winners: Type.Array(SeatIndex),
  forfeited: Type.Optional(Type.Array(SeatIndex)),
});
export type FinishedEvent = TypeOf<typeof FinishedEvent>;

/** A step as one viewer may hear of it: the text for the own seat only, for the others what the game lets them see. */
const stepFields = { seat: SeatIndex, step: Type.Optional(Type.String()), seen: Type.Array(Opaque) };

/** An event without what the viewer may not know. */
export const SeenEvent = Type.Union([
  ...PlainEvent.anyOf,
  Type.Object({ kind: Type.Literal('started'), rules: Type.String(), options: Options, commitment: Type.String() }),
  Type.Object({ kind: Type.Literal('moved'), ...stepFields }),
  /** The game's own timer ran out, and the rules said what happens then. */
  Type.Object({ kind: Type.Literal('interrupted'), ...stepFields }),
  Type.Object({ ...FinishedEvent.properties, seed: nullable(Type.String()) }),
  /** Something private happened. It keeps its number, so that nobody takes it for a gap. */
  Type.Object({ kind: Type.Literal('hidden') }),
]);
export type SeenEvent = TypeOf<typeof SeenEvent>;

/** One entry of a table's log. Numbers count from 1 without gaps; times never run backwards. */
export const SeenEntry = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  at: Time,
  /** Null where the event is hidden. */
  by: nullable(Actor),
  /** The id of the command that made it, for its sender only. */
  message: Type.Optional(Type.String()),
  /** How many steps stand after it. */
  steps: Type.Integer(),
  event: SeenEvent,
});
export type SeenEntry = TypeOf<typeof SeenEntry>;
