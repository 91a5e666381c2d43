-- +goose Up

-- Who practises here. A course laptop is shared, so there may be many; used is when the name was last chosen.
CREATE TABLE players (
    name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
    used TEXT NOT NULL
) STRICT;

-- The scenario files as they were when they were practised, each once. An old attempt replays from here, whatever has
-- become of the file since.
CREATE TABLE scenarios (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE attempts (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    scenario  TEXT NOT NULL CHECK (scenario <> ''),
    hash      TEXT NOT NULL REFERENCES scenarios (hash),
    edition   TEXT NOT NULL,
    authority TEXT NOT NULL,
    program   TEXT NOT NULL,
    seed      INTEGER NOT NULL,
    player    TEXT REFERENCES players (name),
    begun     TEXT NOT NULL
) STRICT;
CREATE INDEX attempts_by_player ON attempts (player, scenario);

CREATE TABLE acts (
    attempt INTEGER NOT NULL REFERENCES attempts (id),
    seq     INTEGER NOT NULL,
    kind    TEXT NOT NULL CHECK (kind <> ''),
    payload TEXT NOT NULL CHECK (payload = '' OR json_valid(payload)),
    at      TEXT NOT NULL,
    PRIMARY KEY (attempt, seq)
) STRICT, WITHOUT ROWID;

-- An act taken back stays in acts; this says that and when it was taken back.
CREATE TABLE undone (
    attempt INTEGER NOT NULL,
    seq     INTEGER NOT NULL,
    at      TEXT NOT NULL,
    PRIMARY KEY (attempt, seq),
    FOREIGN KEY (attempt, seq) REFERENCES acts (attempt, seq)
) STRICT, WITHOUT ROWID;

-- An attempt with a verdict is finished.
CREATE TABLE verdicts (
    attempt INTEGER PRIMARY KEY REFERENCES attempts (id),
    grade   TEXT NOT NULL CHECK (grade <> ''),
    detail  TEXT NOT NULL CHECK (detail = '' OR json_valid(detail)),
    at      TEXT NOT NULL
) STRICT;

CREATE TABLE verdict_laws (
    attempt INTEGER NOT NULL REFERENCES verdicts (attempt),
    place   INTEGER NOT NULL,
    law     TEXT NOT NULL CHECK (law <> ''),
    PRIMARY KEY (attempt, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX verdict_laws_by_law ON verdict_laws (law);

CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY CHECK (key <> ''),
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
