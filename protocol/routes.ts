import { type TSchema, Type } from 'typebox';
import {
  ClubChange,
  ClubJoin,
  ClubLine,
  ClubMember,
  ClubRequest,
  ClubSummary,
  ClubView,
  NewClub,
  NewClubLine,
  NewInvitation,
  RoleChange,
  ClubInvitation,
} from './clubs.ts';
import { CommandDone, CommandRequest } from './commands.ts';
import { ClubId, GameId, GameRecord, PersonId, TableId } from './common.ts';
import { DailyStanding, DailyTry, Day } from './daily.ts';
import { BrowserError, ErrorBody } from './errors.ts';
import { SeenEntry } from './events.ts';
import { GameInfo, NewTable, TableSummary } from './lobby.ts';
import { CalendarAddress, MailRequest, MailState, PushEndpoint, PushKey, PushSubscription } from './notifications.ts';
import { NewPasskey, PasskeyAnswer, PasskeyId, PasskeyInfo, PasskeyOptions } from './passkeys.ts';
import { AccountChange, Credentials, Me, NewName, Person, PersonalData, Preferences, Session } from './people.ts';
import { CardFigures, PlayedGame, Player, PlayerId, SeatRating, Standing } from './standings.ts';
import { Deal, Hints, LegalMoves, TableView } from './tables.ts';
import { CreatedToken, NewToken, TokenInfo } from './tokens.ts';
import { TournamentCommand } from './tournament-commands.ts';
import { NewTournament, TournamentId, TournamentKey } from './tournament-settings.ts';
import { MyTournament, TournamentDone, TournamentMe, TournamentSummary, TournamentView } from './tournaments.ts';

const errors = { '4xx': ErrorBody, '5xx': ErrorBody };
const answers = <Schema extends TSchema>(schema: Schema) => ({ 200: schema, ...errors });
/** For what needs no answer but that it is done. */
const done = { 204: Type.Null(), ...errors };

const table = Type.Object({ table: TableId });
const game = Type.Object({ game: GameId });
const club = Type.Object({ club: ClubId });
const clubPerson = Type.Object({ club: ClubId, person: PersonId });
const tournament = Type.Object({ tournament: TournamentId });
/** Whoever is not a member of the club that holds it, and that is not listed, needs its key. */
const withKey = Type.Object({ key: Type.Optional(TournamentKey) });
const day = Type.Object({ game: GameId, day: Day });
/** Through whose eyes: `public`, or once the game is over any seat, from 0. */
const as = Type.Optional(Type.Union([Type.Literal('public'), Type.String({ pattern: '^[0-5]$' })]));

/** The whole HTTP interface under `/api/v1`: what each route is sent, and what it answers. */
export const routes = {
  'POST /guests': { body: NewName, response: answers(Session) },
  'POST /sessions': { body: Credentials, response: answers(Session) },
  'POST /sessions/passkey/options': { response: answers(PasskeyOptions) },
  'POST /sessions/passkey': { body: PasskeyAnswer, response: answers(Session) },

  'GET /me': { response: answers(Me) },
  'PATCH /me': { body: NewName, response: answers(Person) },
  'DELETE /me': { response: done },
  'GET /me/data': { response: answers(PersonalData) },
  'PUT /me/preferences': { body: Preferences, response: done },
  'PUT /me/account': { body: AccountChange, response: done },
  'GET /me/tokens': { response: answers(Type.Array(TokenInfo)) },
  'POST /me/tokens': { body: NewToken, response: answers(CreatedToken) },
  'DELETE /me/tokens/:token': { params: Type.Object({ token: Type.String({ maxLength: 40 }) }), response: done },
  'DELETE /me/tokens': { response: done },
  'POST /me/passkeys/options': { response: answers(PasskeyOptions) },
  'POST /me/passkeys': { body: NewPasskey, response: done },
  'GET /me/passkeys': { response: answers(Type.Array(PasskeyInfo)) },
  'DELETE /me/passkeys/:key': { params: Type.Object({ key: PasskeyId }), response: done },

  'GET /push': { response: answers(PushKey) },
  'PUT /me/push': { body: PushSubscription, response: done },
  'DELETE /me/push': { body: PushEndpoint, response: done },
  'GET /me/mail': { response: answers(MailState) },
  'PUT /me/mail': { body: MailRequest, response: done },
  'DELETE /me/mail': { response: done },
  'GET /me/calendar': { response: answers(CalendarAddress) },
  'POST /me/calendar': { response: answers(CalendarAddress) },
  'DELETE /me/calendar': { response: done },

  'GET /games': { response: answers(Type.Array(GameInfo)) },
  'GET /games/:game/cards': { params: game, response: answers(CardFigures) },
  'GET /tables': { response: answers(Type.Array(TableSummary)) },
  'GET /tables/running': { response: answers(Type.Array(TableSummary)) },
  'GET /me/tables': { response: answers(Type.Array(TableSummary)) },
  'POST /tables': { body: NewTable, response: answers(TableView) },
  'GET /tables/:table': { params: table, querystring: Type.Object({ as }), response: answers(TableView) },
  'GET /tables/:table/log': {
    params: table,
    querystring: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })), as }),
    response: answers(Type.Array(SeenEntry)),
  },
  'GET /tables/:table/moves': { params: table, response: answers(LegalMoves) },
  'POST /tables/:table/commands': { params: table, body: CommandRequest, response: answers(CommandDone) },
  'GET /tables/:table/deal': { params: table, response: answers(Deal) },
  'GET /tables/:table/record': { params: table, response: answers(GameRecord) },
  'GET /tables/:table/ratings': { params: table, response: answers(Type.Array(SeatRating)) },
  'GET /tables/:table/hints': { params: table, response: answers(Hints) },

  'GET /leaderboards/:game': { params: game, response: answers(Type.Array(Standing)) },
  'GET /people/:person': { params: Type.Object({ person: PlayerId }), response: answers(Player) },
  'GET /me/games': { response: answers(Type.Array(PlayedGame)) },
  'POST /daily/:game/:day': { params: day, body: DailyTry, response: answers(DailyStanding) },
  'GET /daily/:game/:day': { params: day, response: answers(Type.Array(DailyStanding)) },
  'GET /daily/:game/:day/:person': {
    params: Type.Object({ ...day.properties, person: PersonId }),
    response: answers(GameRecord),
  },

  'GET /clubs': { response: answers(Type.Array(ClubSummary)) },
  'POST /clubs': { body: NewClub, response: answers(ClubView) },
  'GET /clubs/:club': {
    params: club,
    querystring: Type.Object({ invitation: Type.Optional(ClubInvitation) }),
    response: answers(ClubView),
  },
  'PATCH /clubs/:club': { params: club, body: ClubChange, response: answers(ClubView) },
  'DELETE /clubs/:club': { params: club, response: done },
  'POST /clubs/:club/invitation': { params: club, response: answers(NewInvitation) },
  'POST /clubs/:club/join': { params: club, body: ClubJoin, response: answers(ClubView) },
  'GET /clubs/:club/members': { params: club, response: answers(Type.Array(ClubMember)) },
  'PUT /clubs/:club/members/:person': { params: clubPerson, body: RoleChange, response: done },
  'DELETE /clubs/:club/members/:person': { params: clubPerson, response: done },
  'GET /clubs/:club/requests': { params: club, response: answers(Type.Array(ClubRequest)) },
  'PUT /clubs/:club/requests/:person': { params: clubPerson, response: done },
  'DELETE /clubs/:club/requests/:person': { params: clubPerson, response: done },
  'GET /clubs/:club/tables': { params: club, response: answers(Type.Array(TableSummary)) },
  'GET /clubs/:club/standings/:game': {
    params: Type.Object({ club: ClubId, game: GameId }),
    response: answers(Type.Array(Standing)),
  },
  'GET /clubs/:club/chat': { params: club, response: answers(Type.Array(ClubLine)) },
  'POST /clubs/:club/chat': { params: club, body: NewClubLine, response: answers(ClubLine) },
  'DELETE /clubs/:club/chat/:number': {
    params: Type.Object({ club: ClubId, number: Type.Integer({ minimum: 1 }) }),
    response: done,
  },

  'GET /tournaments': {
    querystring: Type.Object({
      phase: Type.Optional(Type.Enum(['registration', 'running', 'over'])),
      club: Type.Optional(ClubId),
    }),
    response: answers(Type.Array(TournamentSummary)),
  },
  'GET /me/tournaments': { response: answers(Type.Array(MyTournament)) },
  'POST /tournaments': { body: NewTournament, response: answers(TournamentView) },
  'GET /tournaments/:tournament': { params: tournament, querystring: withKey, response: answers(TournamentView) },
  'GET /tournaments/:tournament/me': { params: tournament, querystring: withKey, response: answers(TournamentMe) },
  'POST /tournaments/:tournament/commands': {
    params: tournament,
    querystring: withKey,
    body: TournamentCommand,
    response: answers(TournamentDone),
  },

  'POST /errors': { body: BrowserError, response: done },
} as const;
