/** A step from one version of the database to the next. */
export interface Migration {
  readonly sql: string;
  /**
   * The oldest version of the program that can use a database of this version. A migration that only adds something leaves
   * it; one that removes something raises it, a release after the last program that needed it, and so does one that brings what an older program
   * would show to everybody.
   */
  readonly oldest: number;
}

/**
 * Ids compare as bytes, and the row that every append changes has room to be updated in place (fillfactor). An append and
 * its summary touch one row of `tables` by its key, and entries are appended by theirs, so that neither costs more when there
 * are more tables.
 */
const FIRST = `
create table tables (
  id text collate "C" primary key,
  game text not null,
  number integer not null,
  summary_number integer not null default 0,
  phase text not null default 'gathering',
  open boolean not null default false,
  alarm bigint,
  alarm_claimed bigint not null default 0,
  bots_waited boolean not null default false,
  bots_node text,
  bots_until bigint not null default 0,
  updated_at bigint not null default 0,
  resulted boolean not null default false,
  archived boolean not null default false,
  summary text
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
create index tables_alarm on tables (alarm) where alarm is not null;
create index tables_bots on tables (id) where bots_waited;
create index tables_open on tables (updated_at) where open and phase = 'gathering';
create index tables_gathering on tables (updated_at) where phase = 'gathering';
create index tables_unsummarised on tables (id) where summary_number < number;
create index tables_unresulted on tables (id) where phase = 'finished' and not resulted;
create index tables_finished on tables (updated_at) where phase = 'finished' and resulted and not archived;
create table entries (
  table_id text collate "C" not null,
  number integer not null,
  entry text not null,
  primary key (table_id, number)
);
create table checkpoints (
  table_id text collate "C" primary key,
  number integer not null,
  checkpoint text not null
) with (fillfactor = 80);
create table archive (
  table_id text collate "C" primary key,
  number integer not null,
  log bytea not null
);
alter table archive alter column log set storage external;
create table people (
  id text collate "C" primary key,
  name text not null,
  created_at bigint not null,
  login text collate "C" unique,
  password text,
  passkeys text,
  preferences text not null
);
create table tokens (
  id text collate "C" primary key,
  hash bytea not null,
  person text collate "C" not null,
  created_at bigint not null,
  name text
);
create index tokens_person on tokens (person);
create table seats (
  person text collate "C" not null,
  table_id text collate "C" not null,
  primary key (person, table_id)
);
create index seats_table on seats (table_id);
create table results (
  table_id text collate "C" primary key,
  game text collate "C" not null,
  finished_at bigint not null,
  rated boolean not null,
  result text not null
);
create table played (
  player text collate "C" not null,
  finished_at bigint not null,
  table_id text collate "C" not null,
  rating double precision,
  primary key (player, finished_at, table_id)
);
create table ratings (
  game text collate "C" not null,
  player text collate "C" not null,
  name text not null,
  mu double precision not null,
  sigma double precision not null,
  shown double precision not null,
  games integer not null,
  wins integer not null,
  primary key (game, player)
);
create index ratings_shown on ratings (game, shown desc);
create index ratings_player on ratings (player);
create table daily (
  game text collate "C" not null,
  day text collate "C" not null,
  person text collate "C" not null,
  name text not null,
  total integer not null,
  played_at bigint not null,
  record text not null,
  primary key (game, day, person)
);
create index daily_places on daily (game, day, total desc);
create index daily_person on daily (person);
create table subscriptions (
  endpoint text collate "C" primary key,
  p256dh text not null,
  auth text not null,
  person text collate "C" not null,
  created_at bigint not null
);
create index subscriptions_person on subscriptions (person);
create table notices (
  person text collate "C" not null,
  table_id text collate "C" not null,
  turn integer not null,
  primary key (person, table_id)
);
create index notices_table on notices (table_id);
create table turns (
  person text collate "C" not null,
  table_id text collate "C" not null,
  turn integer not null,
  since bigint not null,
  claimed bigint not null default 0,
  primary key (person, table_id)
);
create index turns_since on turns (since);
create index turns_table on turns (table_id);
create table mail (
  person text collate "C" primary key,
  address text collate "C" not null,
  language text not null,
  code text collate "C" not null unique,
  confirmed boolean not null,
  asked_at bigint not null
);
create index mail_address on mail (address, asked_at);
create table secrets (
  name text collate "C" primary key,
  value text not null
);
create table heartbeat (
  one integer primary key check (one = 1),
  at bigint not null
);
create table absences (
  since bigint primary key,
  until bigint not null
);
create table claims (
  duty text collate "C" primary key,
  node text not null,
  until bigint not null
);
`;

/** When the table of a seat changed, to find the newest tables of a person. An older program leaves it as it is. */
const SEAT_TIMES = `
alter table seats add column updated_at bigint not null default 0;
update seats set updated_at = tables.updated_at from tables where tables.id = seats.table_id;
create index seats_newest on seats (person, updated_at);
`;

/** What a rated game changed, the order of leaderboards, and listed games under way, which may be watched. */
const CHANGES = `
alter table played add column mu double precision;
alter table played add column sigma double precision;
alter table played add column mu_before double precision;
alter table played add column sigma_before double precision;
create index played_table on played (table_id);
create index ratings_placed on ratings (game, (games >= 10) desc, mu desc);
create index tables_running on tables (updated_at) where open and phase = 'playing';
`;

/** The secret in the address of a person's calendar. */
const CALENDARS = `
alter table people add column calendar text;
`;

/**
 * How often people used a card, and what it scored; the games themselves are counted under a card without a name. An older program
 * counts nothing.
 */
const CARD_USES = `
create table card_uses (
  game text collate "C" not null,
  card text collate "C" not null,
  used bigint not null,
  points double precision not null,
  primary key (game, card)
);
`;

/** Tournaments; and tables whose deal others still play, so that nothing of their results may be known. */
const TOURNAMENTS = `
create table tournaments (
  id text collate "C" primary key,
  number integer not null,
  phase text not null,
  club text collate "C",
  start bigint not null,
  updated_at bigint not null,
  alarm bigint,
  alarm_claimed bigint not null default 0,
  details text not null,
  summary text not null
) with (fillfactor = 80);
create index tournaments_alarm on tournaments (alarm) where alarm is not null;
create index tournaments_phase on tournaments (phase, start);
create table tournament_entries (
  tournament text collate "C" not null,
  number integer not null,
  entry text not null,
  primary key (tournament, number)
);
create table tournament_people (
  person text collate "C" not null,
  tournament text collate "C" not null,
  primary key (person, tournament)
);
alter table tables add column sealed boolean not null default false;
drop index tables_unresulted;
create index tables_unresulted on tables (id) where phase = 'finished' and not resulted and not sealed;
`;

/** Clubs with their members, requests and chat; and the club of a table. An older program knows of none. */
const CLUBS = `
create table clubs (
  id text collate "C" primary key,
  name text not null,
  about text not null,
  entry text not null,
  invitation text not null,
  created_at bigint not null,
  last_line integer not null default 0
);
create index clubs_listed on clubs (created_at) where entry = 'request';
create table club_members (
  club text collate "C" not null,
  person text collate "C" not null,
  role text not null,
  joined_at bigint not null,
  primary key (club, person)
);
create index club_members_person on club_members (person);
create table club_requests (
  club text collate "C" not null,
  person text collate "C" not null,
  asked_at bigint not null,
  primary key (club, person)
);
create index club_requests_person on club_requests (person);
create table club_lines (
  club text collate "C" not null,
  number integer not null,
  person text collate "C" not null,
  at bigint not null,
  line text not null,
  primary key (club, number)
);
create index club_lines_person on club_lines (person);
alter table tables add column club text collate "C";
create index tables_club on tables (club, updated_at) where club is not null;
`;

/** Each migrates a database by one version; a new database goes through all of them. */
export const MIGRATIONS: readonly Migration[] = [
  { sql: FIRST, oldest: 1 },
  { sql: SEAT_TIMES, oldest: 1 },
  { sql: CHANGES, oldest: 1 },
  { sql: CALENDARS, oldest: 1 },
  { sql: CARD_USES, oldest: 1 },
  // Sealed tables, and tables for members only.
  { sql: TOURNAMENTS, oldest: 6 },
  { sql: CLUBS, oldest: 7 },
];
