"""The SQL statements that store a game in PostgreSQL."""

from typing import Final

COLUMNS: Final = "id, stage, listed, version, head, begun, played, ended, summary, checksum"
GAME: Final = f"""
    SELECT {COLUMNS},
        (SELECT ROW(seed, invitation, watching, checksum) FROM secrets WHERE game = id) AS secrets,
        ARRAY(
            SELECT ROW(version, key, event, hash) FROM events WHERE game = id ORDER BY version
        ) AS events,
        ARRAY(
            SELECT ROW(seat, holder, checksum) FROM holders WHERE game = id ORDER BY seat, holder
        ) AS holders,
        ARRAY(
            SELECT ROW(seat, number, moves, checksum) FROM pencils WHERE game = id ORDER BY seat
        ) AS pencils
    FROM games WHERE id = $1
"""  # noqa: S608
"""One statement, so that all of it is of one moment."""

PUT_GAME: Final = f"INSERT INTO games ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"  # noqa: S608
PUT_SECRETS: Final = "INSERT INTO secrets VALUES ($1, $2, $3, $4, $5)"
PUT_EVENT: Final = "INSERT INTO events VALUES ($1, $2, $3, $4, $5)"
PUT_HOLDER: Final = "INSERT INTO holders VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
PUT_SUMMARY: Final = """
    UPDATE games SET (summary, checksum) = ($1, $2) WHERE id = $3 AND version = $4 AND checksum = $5
"""
PUT_HOLDER_BY: Final = """
    WITH found AS (
        SELECT id FROM games WHERE id = $1 FOR UPDATE
    ), held AS (
        SELECT id FROM found JOIN holders ON game = id
        WHERE seat = $2 AND holder = $7 FOR SHARE OF holders
    ), put AS (
        INSERT INTO holders SELECT id, $2, $3, $4 FROM held ON CONFLICT DO NOTHING
        RETURNING pg_notify($5, $6)
    )
    SELECT id FROM held
"""
"""Whoever frees the seat at the same time locks the game, too: one of them waits for the other."""

PUT_PENCILS: Final = """
    INSERT INTO pencils
    SELECT * FROM unnest($1::TEXT[], $2::INTEGER[], $3::INTEGER[], $4::TEXT[], $5::BYTEA[])
    ON CONFLICT (game, seat)
    DO UPDATE SET (number, moves, checksum) = (EXCLUDED.number, EXCLUDED.moves, EXCLUDED.checksum)
    WHERE EXCLUDED.number >= pencils.number
"""
ADD_EVENTS: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $1::TEXT[], $2::TEXT[], $3::BOOLEAN[], $4::INTEGER[], $5::BYTEA[],
            $6::TIMESTAMPTZ[], $7::TIMESTAMPTZ[], $8::TIMESTAMPTZ[], $9::TEXT[], $10::BYTEA[],
            $11::BYTEA[], $12::TEXT[], $13::TEXT[], $14::INTEGER[],
            $15::INTEGER[], $16::BYTEA[], $17::BYTEA[], $18::TEXT[]
        ) AS wanted (
            id, stage, listed, version, head, begun, played, ended, summary, checksum,
            checksum_before, key, event, acting,
            held, holder, holder_checksum, notice
        )
    ), heading AS (
        UPDATE games
        SET (stage, listed, version, head, begun, played, ended, summary, checksum) = (
            wanted.stage, wanted.listed, wanted.version, wanted.head, wanted.begun, wanted.played,
            wanted.ended, wanted.summary, wanted.checksum
        )
        FROM wanted WHERE games.id = wanted.id
            AND games.version = wanted.version - 1 AND games.checksum = wanted.checksum_before
        RETURNING wanted.*
    ), pencil AS (
        DELETE FROM pencils USING heading WHERE game = id AND seat = acting
    ), put_holder AS (
        INSERT INTO holders SELECT id, held, holder, holder_checksum FROM heading
        WHERE held IS NOT NULL ON CONFLICT DO NOTHING
    ), put_event AS (
        INSERT INTO events SELECT id, version, key, event, head FROM heading
    )
    SELECT id, pg_notify($19, notice) FROM heading
"""
"""One statement is one round trip and one transaction, and holds no lock while a server hangs."""

VACATE: Final = """
    DELETE FROM holders WHERE game = $1 AND seat = ANY($2::INTEGER[])
        AND (seat, holder) IS DISTINCT FROM ($3::INTEGER, $4::BYTEA)
"""
"""A statement of its own sees the holders that were added until the game was locked."""
