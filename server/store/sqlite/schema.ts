/** The tables of the first version. */
const FIRST = `
create table tables (
  id text primary key,
  game text not null,
  number integer not null,
  summary_number integer not null default 0,
  phase text not null default 'gathering',
  open integer not null default 0,
  alarm integer,
  bots_waited integer not null default 0,
  updated_at integer not null default 0,
  summary text
) without rowid;
create index tables_alarm on tables (alarm) where alarm is not null;
create index tables_bots on tables (bots_waited) where bots_waited = 1;
create index tables_open on tables (updated_at) where open = 1 and phase = 'gathering';
create index tables_unsummarised on tables (id) where summary_number < number;
create table heartbeat (
  one integer primary key check (one = 1),
  at integer not null
);
create table entries (
  table_id text not null,
  number integer not null,
  entry text not null,
  primary key (table_id, number)
) without rowid;
create table checkpoints (
  table_id text primary key,
  number integer not null,
  checkpoint text not null
) without rowid;
create table people (
  id text primary key,
  name text not null,
  created_at integer not null,
  login text unique,
  password text,
  preferences text not null
) without rowid;
create table tokens (
  id text primary key,
  hash blob not null,
  person text not null,
  created_at integer not null
) without rowid;
create index tokens_person on tokens (person);
create table seats (
  person text not null,
  table_id text not null,
  primary key (person, table_id)
) without rowid;
`;

/** Results and ratings. A result is there once per table, and its ratings were changed in the same transaction. */
const RESULTS = `
create table results (
  table_id text primary key,
  game text not null,
  finished_at integer not null,
  rated integer not null,
  result text not null
) without rowid;
create table played (
  player text not null,
  finished_at integer not null,
  table_id text not null,
  primary key (player, finished_at, table_id)
) without rowid;
create table ratings (
  game text not null,
  player text not null,
  name text not null,
  mu real not null,
  sigma real not null,
  shown real not null,
  games integer not null,
  wins integer not null,
  primary key (game, player)
) without rowid;
create index ratings_shown on ratings (game, shown desc);
`;

/** Push subscriptions, notices that were sent, and secrets of this site. */
const NOTICES = `
create table subscriptions (
  endpoint text primary key,
  p256dh text not null,
  auth text not null,
  person text not null,
  created_at integer not null
) without rowid;
create index subscriptions_person on subscriptions (person);
create table notices (
  person text not null,
  table_id text not null,
  turn integer not null,
  primary key (person, table_id)
) without rowid;
create table secrets (
  name text primary key,
  value text not null
) without rowid;
`;

/** Finds the tables that never started. */
const UNTOUCHED = `
create index tables_gathering on tables (updated_at) where phase = 'gathering';
`;

/** Mail addresses. The code is the secret in the links of mails, to confirm the address and to unsubscribe. */
const MAIL = `
create table mail (
  person text primary key,
  address text not null,
  language text not null,
  code text not null unique,
  confirmed integer not null,
  asked_at integer not null
) without rowid;
create index mail_address on mail (address, asked_at);
`;

/** Results of the daily games, one per person, game and day, with the person's name at that time. */
const DAILY = `
create table daily (
  game text not null,
  day text not null,
  person text not null,
  name text not null,
  total integer not null,
  played_at integer not null,
  record text not null,
  primary key (game, day, person)
) without rowid;
create index daily_places on daily (game, day, total desc);
create index daily_person on daily (person);
`;

/** Names for the tokens of programs, and the rating that a player had after each rated game. */
const NAMES_AND_CURVES = `
alter table tokens add column name text;
alter table played add column rating real;
create index tables_begun on tables (updated_at) where phase <> 'gathering';
`;

/** Passkeys beside the password. */
const PASSKEYS = `
alter table people add column passkeys text;
`;

/** Claims of nodes, heartbeat and outages, expected notices, and the archive of finished games. */
const DUTIES = `
alter table tables add column alarm_claimed integer not null default 0;
alter table tables add column bots_node text;
alter table tables add column bots_until integer not null default 0;
alter table tables add column resulted integer not null default 0;
alter table tables add column archived integer not null default 0;
update tables set resulted = 1 where id in (select table_id from results);
create index tables_unresulted on tables (id) where phase = 'finished' and resulted = 0;
create index tables_finished on tables (updated_at) where phase = 'finished' and resulted = 1 and archived = 0;
drop index tables_begun;
create table claims (
  duty text primary key,
  node text not null,
  until integer not null
) without rowid;
create table absences (
  since integer primary key,
  until integer not null
) without rowid;
create table turns (
  person text not null,
  table_id text not null,
  turn integer not null,
  since integer not null,
  claimed integer not null default 0,
  primary key (person, table_id)
) without rowid;
create index turns_since on turns (since);
create table archive (
  table_id text primary key,
  number integer not null,
  log blob not null
);
`;

/** When the table of a seat changed, to find the newest tables of a person. */
const SEAT_TIMES = `
alter table seats add column updated_at integer not null default 0;
update seats set updated_at = coalesce((select updated_at from tables where id = table_id), 0);
create index seats_newest on seats (person, updated_at);
`;

/** What a rated game changed, the order of leaderboards, and listed games under way, which may be watched. */
const CHANGES = `
alter table played add column mu real;
alter table played add column sigma real;
alter table played add column mu_before real;
alter table played add column sigma_before real;
create index played_table on played (table_id);
create index ratings_placed on ratings (game, (games >= 10) desc, mu desc);
create index tables_running on tables (updated_at) where open = 1 and phase = 'playing';
`;

/** The secret in the address of a person's calendar. */
const CALENDARS = `
alter table people add column calendar text;
`;

/** How often people used a card, and what it scored; the games themselves are counted under a card without a name. */
const CARD_USES = `
create table card_uses (
  game text not null,
  card text not null,
  used integer not null,
  points real not null,
  primary key (game, card)
) without rowid;
`;

/** Tournaments; and tables whose deal others still play, so that nothing of their results may be known. */
const TOURNAMENTS = `
create table tournaments (
  id text primary key,
  number integer not null,
  phase text not null,
  club text,
  start integer not null,
  updated_at integer not null,
  alarm integer,
  alarm_claimed integer not null default 0,
  details text not null,
  summary text not null
) without rowid;
create index tournaments_alarm on tournaments (alarm) where alarm is not null;
create index tournaments_phase on tournaments (phase, start);
create table tournament_entries (
  tournament text not null,
  number integer not null,
  entry text not null,
  primary key (tournament, number)
) without rowid;
create table tournament_people (
  person text not null,
  tournament text not null,
  primary key (person, tournament)
) without rowid;
alter table tables add column sealed integer not null default 0;
drop index tables_unresulted;
create index tables_unresulted on tables (id) where phase = 'finished' and resulted = 0 and sealed = 0;
`;

/** Clubs with their members, requests and chat; and the club of a table. */
const CLUBS = `
create table clubs (
  id text primary key,
  name text not null,
  about text not null,
  entry text not null,
  invitation text not null,
  created_at integer not null,
  last_line integer not null default 0
) without rowid;
create index clubs_listed on clubs (created_at) where entry = 'request';
create table club_members (
  club text not null,
  person text not null,
  role text not null,
  joined_at integer not null,
  primary key (club, person)
) without rowid;
create index club_members_person on club_members (person);
create table club_requests (
  club text not null,
  person text not null,
  asked_at integer not null,
  primary key (club, person)
) without rowid;
create index club_requests_person on club_requests (person);
create table club_lines (
  club text not null,
  number integer not null,
  person text not null,
  at integer not null,
  line text not null,
  primary key (club, number)
) without rowid;
create index club_lines_person on club_lines (person);
alter table tables add column club text;
create index tables_club on tables (club, updated_at) where club is not null;
`;

/**
 * The texts of summaries apart from their tables. A move changes the row of its table; with the text in it SQLite read and wrote a page
 * of it that had nothing to do with the move. With a rowid, so that a text fits into one page.
 */
const SUMMARIES = `
create table summaries (
  table_id text primary key,
  summary text not null
);
insert into summaries (table_id, summary) select id, summary from tables where summary is not null;
alter table tables drop column summary;
`;

/** Each migrates a file by one version; a new file goes through all of them. */
export const MIGRATIONS: readonly string[] = [
  FIRST,
  RESULTS,
  NOTICES,
  UNTOUCHED,
  MAIL,
  DAILY,
  NAMES_AND_CURVES,
  PASSKEYS,
  DUTIES,
  SEAT_TIMES,
  CHANGES,
  CALENDARS,
  CARD_USES,
  TOURNAMENTS,
  CLUBS,
  SUMMARIES,
];
