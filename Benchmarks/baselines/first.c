// The figure "start to first reply": read one getWidgetData, look its key up in an SQLite store (WAL), answer it.
// Usage: first DATABASE
#include <json-c/json.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    char *line = NULL;
    size_t size = 0;
    sqlite3 *database;
    sqlite3_stmt *statement;
    if (count < 2 || sqlite3_open(arguments[1], &database) != SQLITE_OK) return 64;
    sqlite3_exec(database, "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
        "CREATE TABLE IF NOT EXISTS value(key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID", NULL, NULL, NULL);
    sqlite3_prepare_v2(database, "SELECT value FROM value WHERE key = ?", -1, &statement, NULL);
    while (getline(&line, &size, stdin) > 0) {
        struct json_object *request = json_tokener_parse(line);
        struct json_object *params = json_object_object_get(request, "params");
        const char *key = json_object_get_string(json_object_object_get(params, "id"));
        sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
        const char *value = sqlite3_step(statement) == SQLITE_ROW
            ? (const char *)sqlite3_column_text(statement, 0)
            : json_object_to_json_string(json_object_object_get(params, "defaultValue"));
        printf("{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":%s}\n",
            json_object_get_string(json_object_object_get(request, "id")), value);
        fflush(stdout);
        sqlite3_reset(statement);
        json_object_put(request);
    }
    return 0;
}
