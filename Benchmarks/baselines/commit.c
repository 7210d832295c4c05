// The storage's side of the figure "one at a time": raw SQLite, one WAL commit per save, in one process.
// Usage: commit DATABASE KEYS SAVES [NORMAL|FULL]. Writes each commit's microseconds, one a line.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void check(int code, sqlite3 *database) {
    if (code != SQLITE_OK && code != SQLITE_DONE) {
        fprintf(stderr, "commit: %s\n", sqlite3_errmsg(database));
        exit(74);
    }
}

static void save(sqlite3 *database, sqlite3_stmt *statement, int key, const char *value, int length) {
    char name[32];
    snprintf(name, sizeof name, "key%d", key);
    sqlite3_bind_text(statement, 1, name, -1, SQLITE_STATIC);
    sqlite3_bind_blob(statement, 2, value, length, SQLITE_STATIC);
    check(sqlite3_step(statement), database);
    sqlite3_reset(statement);
}

int main(int count, char **arguments) {
    if (count < 4) return 64;
    int keys = atoi(arguments[2]), saves = atoi(arguments[3]);
    const char *synchronous = count > 4 ? arguments[4] : "NORMAL";
    char value[300], pragma[64];
    memset(value, 'x', sizeof value);
    snprintf(pragma, sizeof pragma, "PRAGMA synchronous=%s", synchronous);
    sqlite3 *database;
    sqlite3_stmt *statement;
    check(sqlite3_open(arguments[1], &database), database);
    check(sqlite3_exec(database, "PRAGMA journal_mode=WAL", NULL, NULL, NULL), database);
    check(sqlite3_exec(database, pragma, NULL, NULL, NULL), database);
    check(sqlite3_exec(database,
        "CREATE TABLE IF NOT EXISTS value(key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID", NULL, NULL, NULL), database);
    check(sqlite3_prepare_v3(database,
        "INSERT INTO value VALUES(?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value",
        -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL), database);
    check(sqlite3_exec(database, "BEGIN", NULL, NULL, NULL), database);
    for (int key = 0; key < keys; key++) save(database, statement, key, value, sizeof value);
    check(sqlite3_exec(database, "COMMIT", NULL, NULL, NULL), database);
    for (int round = 0; round < saves; round++) {
        // Another value each time: SQLite writes nothing where the bytes are the same.
        memcpy(value, &round, sizeof round);
        double start = now();
        save(database, statement, (int)((round * 7919LL) % keys), value, sizeof value);
        printf("%.2f\n", now() - start);
    }
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return 0;
}
