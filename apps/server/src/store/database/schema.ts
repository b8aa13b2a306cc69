/**
 * The schema of both databases, by version: a released step is never changed, only followed by another. Times are
 * milliseconds since 1970; secrets are stored as their SHA-256.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      made BIGINT NOT NULL
    )`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      kind TEXT NOT NULL,
      label TEXT,
      table_id TEXT,
      seat TEXT,
      made BIGINT NOT NULL,
      expires BIGINT
    )`,
    'CREATE INDEX tokens_person ON tokens (person)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      seed TEXT NOT NULL,
      public BIGINT NOT NULL,
      phase TEXT NOT NULL,
      head BIGINT NOT NULL,
      turn TEXT NOT NULL,
      changed BIGINT NOT NULL,
      wake BIGINT,
      claimed BIGINT NOT NULL,
      entry TEXT NOT NULL
    )`,
    'CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL',
    'CREATE INDEX tables_public ON tables (phase, changed) WHERE public = 1',
    `CREATE TABLE events (
      table_id TEXT NOT NULL,
      number BIGINT NOT NULL,
      at BIGINT NOT NULL,
      kind TEXT NOT NULL,
      person TEXT,
      seat TEXT,
      key TEXT,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, number)
    )`,
    'CREATE UNIQUE INDEX events_key ON events (table_id, seat, key) WHERE key IS NOT NULL',
    'CREATE INDEX events_person ON events (person) WHERE person IS NOT NULL',
    `CREATE TABLE members (
      table_id TEXT NOT NULL,
      person TEXT NOT NULL,
      seat TEXT NOT NULL,
      PRIMARY KEY (person, table_id, seat)
    )`,
    `CREATE TABLE reports (
      table_id TEXT NOT NULL,
      number BIGINT NOT NULL,
      person TEXT NOT NULL,
      at BIGINT NOT NULL,
      text TEXT NOT NULL
    )`,
    `CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE pushes (
      endpoint TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      made BIGINT NOT NULL
    )`,
    'CREATE INDEX pushes_person ON pushes (person)',
    `CREATE TABLE notices (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL,
      wanted BIGINT NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
  ],
  [
    'CREATE INDEX members_table ON members (table_id)',
    'ALTER TABLE tables ADD COLUMN host TEXT',
    `UPDATE tables SET host =
      (SELECT MIN(person) FROM members WHERE members.table_id = tables.id AND members.seat = '')`,
    'ALTER TABLE tables ADD COLUMN bots_only BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX tables_host ON tables (host, phase)',
    'CREATE INDEX tables_changed ON tables (phase, changed)',
    'ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX people_seen ON people (seen)',
    'ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0',
    `CREATE TABLE archive (
      table_id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      file TEXT NOT NULL
    )`,
  ],
  // The data about a person is read in order, page by page.
  [
    'CREATE INDEX events_person_table ON events (person, table_id, number) WHERE person IS NOT NULL',
    'DROP INDEX events_person',
    'CREATE INDEX reports_person ON reports (person, at, table_id, number)',
  ],
  // Results of finished matches; they stay when the log of the table is removed.
  [
    `CREATE TABLE results (
      table_id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      preset TEXT,
      options TEXT NOT NULL,
      players BIGINT NOT NULL,
      ended BIGINT NOT NULL
    )`,
    `CREATE TABLE result_seats (
      table_id TEXT NOT NULL,
      seat TEXT NOT NULL,
      ended BIGINT NOT NULL,
      person TEXT,
      name TEXT,
      bot TEXT,
      rank BIGINT NOT NULL,
      points TEXT NOT NULL,
      share TEXT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX result_seats_person ON result_seats (person, ended, table_id) WHERE person IS NOT NULL',
  ],
  // Choices in advance, and when a person wants to be notified.
  [
    `CREATE TABLE prepared (
      table_id TEXT NOT NULL,
      seat TEXT NOT NULL,
      phase TEXT NOT NULL,
      person TEXT NOT NULL,
      made BIGINT NOT NULL,
      choice TEXT NOT NULL,
      span TEXT NOT NULL,
      undone BIGINT NOT NULL,
      head BIGINT NOT NULL,
      due BIGINT,
      state TEXT NOT NULL,
      played BIGINT,
      PRIMARY KEY (table_id, seat, phase)
    )`,
    'CREATE INDEX prepared_person ON prepared (person, table_id)',
    "CREATE INDEX prepared_waiting ON prepared (table_id) WHERE state = 'waiting'",
    `CREATE TABLE summaries (
      person TEXT PRIMARY KEY,
      mode TEXT NOT NULL,
      minute BIGINT NOT NULL,
      next BIGINT
    )`,
    'CREATE INDEX summaries_next ON summaries (next) WHERE next IS NOT NULL',
  ],
  // Passkeys: a person on any device. A challenge is stored only once it is used, so that it is not used again.
  [
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      site TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      label TEXT NOT NULL,
      made BIGINT NOT NULL,
      used BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_person ON passkeys (person)',
    `CREATE TABLE used_challenges (
      hash TEXT PRIMARY KEY,
      expires BIGINT NOT NULL
    )`,
  ],
  // The results of the daily matches.
  [
    `CREATE TABLE day_results (
      day BIGINT NOT NULL,
      game TEXT NOT NULL,
      person TEXT NOT NULL,
      at BIGINT NOT NULL,
      score BIGINT NOT NULL,
      mark TEXT NOT NULL,
      file TEXT NOT NULL,
      PRIMARY KEY (day, game, person)
    )`,
    'CREATE INDEX day_results_score ON day_results (day, game, score)',
    'CREATE INDEX day_results_person ON day_results (person, day, game)',
    'CREATE INDEX day_results_at ON day_results (at)',
  ],
  // Ratings, and bots that are known by a name of their own.
  [
    'ALTER TABLE results ADD COLUMN rated BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE results ADD COLUMN counted BIGINT',
    'CREATE UNIQUE INDEX results_counted ON results (counted) WHERE counted IS NOT NULL',
    'CREATE INDEX results_waiting ON results (ended, table_id) WHERE rated = 1 AND counted IS NULL',
    `CREATE TABLE ratings (
      person TEXT NOT NULL,
      game TEXT NOT NULL,
      players BIGINT NOT NULL,
      mu TEXT NOT NULL,
      sigma TEXT NOT NULL,
      matches BIGINT NOT NULL,
      PRIMARY KEY (person, game, players)
    )`,
    'ALTER TABLE people ADD COLUMN owner TEXT',
    'CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL',
  ],
  // Whether somebody agrees to be listed among those whom others play with.
  ['ALTER TABLE people ADD COLUMN listed BIGINT NOT NULL DEFAULT 0'],
  // Where a public table was made, as a keyed hash of the network, so that one address cannot fill the list.
  [
    'ALTER TABLE tables ADD COLUMN origin TEXT',
    'CREATE INDEX tables_origin ON tables (origin) WHERE origin IS NOT NULL',
  ],
  // One report of a line by a person: of several the last one is kept.
  [
    `CREATE TABLE reports_once (
      table_id TEXT NOT NULL,
      number BIGINT NOT NULL,
      person TEXT NOT NULL,
      at BIGINT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (person, table_id, number)
    )`,
    `INSERT INTO reports_once (table_id, number, person, at, text)
      SELECT table_id, number, person, MAX(at), MAX(text) FROM reports GROUP BY person, table_id, number`,
    'DROP TABLE reports',
    'ALTER TABLE reports_once RENAME TO reports',
    'CREATE INDEX reports_person ON reports (person, at, table_id, number)',
    'CREATE INDEX reports_at ON reports (at)',
  ],
  // How much of the match the person of a choice in advance had seen. Of earlier ones nobody knows: everything.
  ['ALTER TABLE prepared ADD COLUMN seen BIGINT NOT NULL DEFAULT 1000000'],
  // A link is valid as long as the secret that it was made with; a table has one rematch; whose invitations people do not
  // want; what counts of rated matches.
  [
    'ALTER TABLE tokens ADD COLUMN maker TEXT',
    'ALTER TABLE tables ADD COLUMN rematch_of TEXT',
    'CREATE UNIQUE INDEX tables_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL',
    `CREATE TABLE blocks (
      person TEXT NOT NULL,
      blocked TEXT NOT NULL,
      made BIGINT NOT NULL,
      PRIMARY KEY (person, blocked)
    )`,
    'CREATE INDEX blocks_blocked ON blocks (blocked)',
    `CREATE TABLE rated_seats (
      table_id TEXT NOT NULL,
      seat TEXT NOT NULL,
      person TEXT,
      bot TEXT,
      rank BIGINT NOT NULL,
      weight TEXT NOT NULL DEFAULT '1',
      fresh BIGINT NOT NULL DEFAULT 0,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX rated_seats_person ON rated_seats (person, table_id) WHERE person IS NOT NULL',
    `INSERT INTO rated_seats (table_id, seat, person, bot, rank)
      SELECT table_id, seat, person, CASE WHEN person IS NULL THEN bot END, rank FROM result_seats
      WHERE table_id IN (SELECT table_id FROM results WHERE rated = 1)`,
  ],
];
